import type { Rating } from './rating.ts'

/** Names of the five votes in wire order: index n is n + 1 stars. */
export const RATING_VALUES = ['VeryBad', 'Bad', 'Ok', 'Good', 'VeryGood'] as const
/** One of {@link RATING_VALUES}. */
export type RatingValue = (typeof RATING_VALUES)[number]

/** Stars, 1 to 5, that a named vote stands for. */
export function starsOf(value: RatingValue): number {
  return RATING_VALUES.indexOf(value) + 1
}

/** The named vote of 1 to 5 stars; undefined outside that range. */
export function ratingValueOf(stars: number): RatingValue | undefined {
  return RATING_VALUES[stars - 1]
}

/**
 * Stars to show: the member's own vote where there is one, else the average. A vote of 0 is
 * one star, not "no vote".
 */
export function displayedStars(rating: Rating): number {
  return rating.UserRating === null ? rating.GlobalRating : rating.UserRating + 1
}
