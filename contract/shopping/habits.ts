import { Type, type Static } from 'typebox'
import { Id, NO_NUL } from '../common.ts'
import { BOUGHT_MAX, DEPARTMENTS_MAX, HABIT_WORD_MAX } from './limits.ts'

/** What the member wrote on the list before. */
export const ShoppingHabit = Type.Object({
  /** As it was last typed. */
  Name: Type.String(),
  /** How often; 0 where only its department was chosen. */
  Times: Type.Integer({ minimum: 0 }),
  /** Where the member buys it, if not where the catalogue says. */
  DepartementId: Type.Optional(Id),
})
/** @see {@link ShoppingHabit} (schema) */
export type ShoppingHabit = Static<typeof ShoppingHabit>

/** Body of POST /shopping/habit: what was bought, each word counted once more. */
export const ShoppingBoughtBody = Type.Object({
  Names: Type.Array(Type.String({ minLength: 1, maxLength: HABIT_WORD_MAX, pattern: NO_NUL }), {
    minItems: 1,
    maxItems: BOUGHT_MAX,
  }),
})
/** Body of PATCH /shopping/habit: where something is bought, in any of its words. */
export const MoveFoodBody = Type.Object({
  Name: Type.String({ minLength: 1, maxLength: HABIT_WORD_MAX, pattern: NO_NUL }),
  DepartementId: Id,
})
/** Response of the calls about habits: all of them, newest first. */
export const ShoppingHabits = Type.Object({ Habits: Type.Array(ShoppingHabit) })

/** Body of POST /shopping/staple. */
export const ShoppingStaplesBody = Type.Object({
  IngredientIds: Type.Array(Id, { minItems: 1, maxItems: DEPARTMENTS_MAX, uniqueItems: true }),
})
/** Response of the calls about staples: all that are always at home. */
export const ShoppingStaples = Type.Object({ IngredientIds: Type.Array(Id) })
