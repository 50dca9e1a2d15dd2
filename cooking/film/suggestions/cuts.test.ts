import { expect, test } from 'vitest'
import { findCuts } from './cuts.ts'
import { differenceOf } from './difference.ts'
import { MEASURED_FILMS } from './measured-films.fixture.ts'

test.each(MEASURED_FILMS)(
  'FLM-147 all cuts are found, and nothing else, in a film $name',
  ({ at, values, cuts }) => {
    expect(findCuts({ at, values }).map((cut) => cut.at)).toEqual(cuts)
  },
)

test('FLM-147 what is brighter everywhere is no difference, what is elsewhere is', () => {
  const picture = Float32Array.from([0.1, 0.5, 0.3, 0.7])
  expect(differenceOf(picture, undefined)).toBe(0)
  const brighter = picture.map((value) => value + 0.2)
  expect(differenceOf(brighter, picture)).toBeCloseTo(0)
  expect(differenceOf(picture, brighter)).toBeCloseTo(0)
  expect(differenceOf(picture.toReversed(), picture)).toBeCloseTo(0.4)
})
