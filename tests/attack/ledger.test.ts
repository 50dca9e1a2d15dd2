import { expect, test } from 'vitest'
import { Ledger } from './ledger.ts'

function ledgerOf(...texts: string[]): Ledger {
  const ledger = new Ledger()
  for (const text of texts) ledger.acknowledge(text)
  return ledger
}

test('an acknowledged write that is missing is lost', () => {
  expect(ledgerOf('a', 'b').judge(['a'])).toEqual({ acknowledged: 2, lost: 1, doubled: 0 })
})

test('a write that exists twice is doubled, acknowledged or not', () => {
  expect(ledgerOf('a').judge(['a', 'a', 'b', 'b'])).toEqual({
    acknowledged: 1,
    lost: 0,
    doubled: 2,
  })
})

test('a write whose response was lost is neither', () => {
  expect(ledgerOf().judge(['a'])).toEqual({ acknowledged: 0, lost: 0, doubled: 0 })
})
