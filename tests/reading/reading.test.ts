import { expect, test } from 'vitest'
import { KINDS, samplesOf } from './corpus.ts'
import { RATES, rateOf } from './rates.ts'
import { readSample } from './readers.ts'

/** Kinds that need no server. */
const READ = KINDS.filter((kind) => samplesOf(kind).every(({ reader }) => reader !== 'search'))

test('every kind has a rate', () => {
  expect(Object.keys(RATES).toSorted()).toEqual(KINDS)
})

test.each(READ)('%s is read at least as well as before', async (kind) => {
  const { share, misread } = await rateOf(samplesOf(kind), readSample)
  // If too many are misread, the failure shows them all.
  expect(share >= (RATES[kind] ?? 1) ? [] : misread).toEqual([])
})
