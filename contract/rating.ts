import { Type, type Static } from 'typebox'
import { Nullable } from './common.ts'

/** Average of 1 to 5 stars with one decimal, 0 when nobody has rated. */
const GlobalRating = Type.Number({ minimum: 0, maximum: 5 })
const TotalRatings = Type.Integer({ minimum: 0 })

/** Rating of a cookbook: the votes on its recipes. */
export const BookRating = Type.Object({ GlobalRating, TotalRatings })
/** @see {@link BookRating} (schema) */
export type BookRating = Static<typeof BookRating>

/**
 * Rating of a recipe. `UserRating` is 0 to 4 and shown as UserRating + 1 stars; 0 is a
 * vote, null means not rated or a visitor.
 */
export const Rating = Type.Object({
  GlobalRating,
  TotalRatings,
  UserRating: Nullable(Type.Integer({ minimum: 0, maximum: 4 })),
})
/** @see {@link Rating} (schema) */
export type Rating = Static<typeof Rating>
