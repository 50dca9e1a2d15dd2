import { expect, test } from 'vitest'
import { Ledger } from './ledger.ts'

function ledgerOf(...texts: string[]): Ledger {
  const ledger = new Ledger()
  for (const text of texts) ledger.acknowledge(text)
  return ledger
}

test('what was acknowledged and is not there is lost', () => {
  expect(ledgerOf('a', 'b').judge(['a'])).toEqual({ acknowledged: 2, lost: 1, doubled: 0 })
})

test('what is there twice is doubled, whether it was acknowledged or not', () => {
  expect(ledgerOf('a').judge(['a', 'a', 'b', 'b'])).toEqual({
    acknowledged: 1,
    lost: 0,
    doubled: 2,
  })
})

test('a write whose answer got lost is neither', () => {
  expect(ledgerOf().judge(['a'])).toEqual({ acknowledged: 0, lost: 0, doubled: 0 })
})
