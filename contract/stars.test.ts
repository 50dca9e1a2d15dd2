import { expect, test } from 'vitest'
import { displayedStars, RATING_VALUES, ratingValueOf, starsOf } from './stars.ts'

test('ENT-23 the five votes are one to five stars', () => {
  expect(RATING_VALUES.map(starsOf)).toEqual([1, 2, 3, 4, 5])
  expect([1, 2, 3, 4, 5].map(ratingValueOf)).toEqual([...RATING_VALUES])
  expect(ratingValueOf(0)).toBeUndefined()
  expect(ratingValueOf(6)).toBeUndefined()
})

test('ENT-24 the shown stars are the own vote plus one, also for the lowest vote', () => {
  const rating = { GlobalRating: 4.3, TotalRatings: 31 }
  expect(displayedStars({ ...rating, UserRating: 4 })).toBe(5)
  expect(displayedStars({ ...rating, UserRating: 0 })).toBe(1)
  expect(displayedStars({ ...rating, UserRating: null })).toBe(4.3)
})
