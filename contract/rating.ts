import { Type, type Static } from 'typebox'
import { Nullable } from './common.ts'

/** Names of the five votes in wire order: index n is n + 1 stars (ENT-23, D-44). */
export const RATING_VALUES = ['VeryBad', 'Bad', 'Ok', 'Good', 'VeryGood'] as const
/** One of {@link RATING_VALUES}. */
export type RatingValue = (typeof RATING_VALUES)[number]

/** Average of 1 to 5 stars with one decimal, 0 when nobody has rated (D-44). */
const GlobalRating = Type.Number({ minimum: 0, maximum: 5 })
const TotalRatings = Type.Integer({ minimum: 0 })

/** Rating of a cookbook: the votes on its recipes (D-64). */
export const BookRating = Type.Object({ GlobalRating, TotalRatings })
/** @see {@link BookRating} (schema) */
export type BookRating = Static<typeof BookRating>

/**
 * Rating of a recipe (ENT-11). `UserRating` is 0 to 4 and shown as UserRating + 1 stars; 0 is a
 * vote, null means not rated or a visitor (ENT-24).
 */
export const Rating = Type.Object({
  GlobalRating,
  TotalRatings,
  UserRating: Nullable(Type.Integer({ minimum: 0, maximum: 4 })),
})
/** @see {@link Rating} (schema) */
export type Rating = Static<typeof Rating>

/** Stars, 1 to 5, that a named vote stands for. */
export function starsOf(value: RatingValue): number {
  return RATING_VALUES.indexOf(value) + 1
}

/** The named vote of 1 to 5 stars; undefined outside that range. */
export function ratingValueOf(stars: number): RatingValue | undefined {
  return RATING_VALUES[stars - 1]
}

/**
 * Stars to show: the member's own vote where there is one, else the average (D-44). A vote of 0 is
 * one star, not "no vote".
 */
export function displayedStars(rating: Rating): number {
  return rating.UserRating === null ? rating.GlobalRating : rating.UserRating + 1
}
