import { expect, test } from 'vitest'
import { allowedFactors, FACTORS, firstThatFits } from '#design-system/kitchen/fit.ts'

test('a text of 32 px may take all seven sizes', () => {
  expect(allowedFactors(32, 20)).toEqual(FACTORS)
})

test('no size is below the smallest, and the smallest is one of them', () => {
  expect(allowedFactors(24, 20)).toEqual([1.25, 1.12, 1, 0.9, 20 / 24])
  expect(allowedFactors(16, 20)).toEqual([1.25, 1.25])
})

test.each(FACTORS.map((factor) => [factor]))(
  'the largest factor that fits is taken: %d',
  (limit) => {
    expect(firstThatFits(FACTORS, (factor) => factor <= limit)).toEqual({
      factor: limit,
      isFitting: true,
    })
  },
)

test('a text that never fits takes the last factor and says so', () => {
  expect(firstThatFits(FACTORS, () => false)).toEqual({ factor: 0.64, isFitting: false })
})

test('three questions are enough for seven factors', () => {
  let asked = 0
  firstThatFits(FACTORS, (factor) => {
    asked += 1
    return factor <= 0.9
  })
  expect(asked).toBeLessThanOrEqual(3)
})
