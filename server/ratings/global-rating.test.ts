import { expect, test } from 'vitest'
import { globalRating } from './global-rating.ts'

test('without votes the rating is 0', () => {
  expect(globalRating({ rating_sum: 0, rating_count: 0 })).toBe(0)
})

test('the worst vote is one star, not none', () => {
  expect(globalRating({ rating_sum: 0, rating_count: 3 })).toBe(1)
})

test('the average has one decimal', () => {
  expect(globalRating({ rating_sum: 10, rating_count: 3 })).toBe(4.3)
  expect(globalRating({ rating_sum: 4, rating_count: 1 })).toBe(5)
})
