import { expect, test } from 'vitest'
import { below, letters, seeded, shuffled } from './random.ts'

function choices(seed: number) {
  const random = seeded(seed)
  return [letters(random, 8), below(random, 1000), shuffled(random, [1, 2, 3, 4, 5, 6, 7, 8])]
}

test('the same seed repeats the choices, another seed makes others', () => {
  expect(choices(7)).toEqual(choices(7))
  expect(choices(7)).not.toEqual(choices(8))
})

test('numbers stay below their end and reach all below it', () => {
  const random = seeded(1)
  const seen = new Set(Array.from({ length: 500 }, () => below(random, 10)))
  expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
