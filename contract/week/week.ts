import { Type, type Static } from 'typebox'
import { Id, IsoDate, Key, LangIdParam, MediaPath, NO_NUL, Nullable } from '../common.ts'
import { Day } from '../cooking-log/cooking-log.ts'
import { HouseholdPerson } from '../household.ts'
import { SERVINGS_MAX, SERVINGS_MIN } from '../limits.ts'
import { Yield } from '../recipes/facts.ts'
import { WeekAhead, WeekWait } from './ahead.ts'
import { MEAL_NOTE_MAX, MEAL_WORDS_MAX, SLOTS } from './limits.ts'

/** A meal time of a day. */
export const Slot = Type.Enum([...SLOTS])
/** @see {@link Slot} (schema) */
export type Slot = Static<typeof Slot>

const Persons = Type.Integer({ minimum: SERVINGS_MIN, maximum: SERVINGS_MAX })

/** Where a meal stands, and what is written about it. */
const written = {
  Day,
  Slot,
  /** For how many people it is cooked or eaten again. */
  Persons,
  /** Somebody of the household; null for whoever is home first. Without a household always null. */
  CookId: Nullable(Id),
  /** Key of the meal that is eaten again; null for one that is cooked. */
  AgainOf: Nullable(Key),
  /** Only in the household, never in the calendar. */
  Note: Type.String({ maxLength: MEAL_NOTE_MAX, pattern: NO_NUL }),
}

const Words = Type.String({ minLength: 1, maxLength: MEAL_WORDS_MAX, pattern: NO_NUL })

/** A meal of the week: a recipe, or words. */
export const Meal = Type.Object({
  Key,
  ...written,
  /** Null for a meal without a recipe. */
  RecipeId: Nullable(Id),
  /** What stands there: the name of the recipe, or the words. */
  Name: Type.String(),
  /** From 1; each change adds 1. */
  Version: Type.Integer({ minimum: 1 }),
  /** Only the caller sees it, although they belong to a household. */
  IsPrivate: Type.Boolean(),
  /** Who put it there; null for a former member. */
  AddedBy: Nullable(Id),
  IsCooked: Type.Boolean(),
  /** When somebody said so; null before that. */
  CookedAt: Nullable(IsoDate),
  /** The caller's own cooking log has it, within a day. */
  IsLogged: Type.Boolean(),
})
/** @see {@link Meal} (schema) */
export type Meal = Static<typeof Meal>

/** A recipe that is planned, as the caller may read it. */
export const WeekRecipe = Type.Object({
  Id,
  Name: Type.String(),
  CoverPath: Nullable(MediaPath),
  /** Minutes in all; null when they are not known. */
  Minutes: Nullable(Type.Integer({ minimum: 0 })),
  /** Only in Week, as are `Wait` and `Yield`: what must be done before it is cooked, in the order of the recipe. */
  Ahead: Type.Optional(Type.Array(WeekAhead)),
  Wait: Type.Optional(WeekWait),
  /** What it makes, by which its meals are counted; absent for people. */
  Yield: Type.Optional(Yield),
})
/** @see {@link WeekRecipe} (schema) */
export type WeekRecipe = Static<typeof WeekRecipe>

/** An hour that somebody has said for a meal time, such as 19:00. */
const MealHour = Type.Object({
  Day,
  Slot,
  /** Minutes after midnight, on the clock where it is eaten. */
  Minutes: Type.Integer({ minimum: 0, maximum: 1439 }),
})

/** Response of GET /week: all that is planned, from two weeks back to eight weeks ahead. */
export const Week = Type.Object({
  /** By day, meal time and when they were put there. */
  Meals: Type.Array(Meal),
  Hours: Type.Array(MealHour),
  /** Of the meals, those that the caller may read. */
  Recipes: Type.Array(WeekRecipe),
  /** Who plans it, the longest-standing first; empty without a household. */
  People: Type.Array(HouseholdPerson),
})
/** @see {@link Week} (schema) */
export type Week = Static<typeof Week>

/** Body of POST /week/meals: exactly one of RecipeId and Words. */
export const NewMeal = Type.Object({
  Key,
  Day,
  Slot,
  Persons,
  RecipeId: Type.Optional(Id),
  Words: Type.Optional(Words),
  CookId: Type.Optional(written.CookId),
  AgainOf: Type.Optional(written.AgainOf),
  Note: Type.Optional(written.Note),
})
/** @see {@link NewMeal} (schema) */
export type NewMeal = Static<typeof NewMeal>

/** Body of PATCH /week/meals/:key: what changes. What is left out stays. */
export const MealChange = Type.Partial(Type.Object({ ...written, Words, IsCooked: Type.Boolean() }))
/** @see {@link MealChange} (schema) */
export type MealChange = Static<typeof MealChange>

/** Query of DELETE /week/meals/:key. */
export const MealRemoval = Type.Object({
  /** The version that was seen: a meal that has changed since stays. */
  Version: Type.Integer({ minimum: 1 }),
  LangId: LangIdParam,
})
/** @see {@link MealRemoval} (schema) */
export type MealRemoval = Static<typeof MealRemoval>

/** Body of POST /week/hours; null takes the hour away. */
export const MealHourBody = Type.Object({
  ...MealHour.properties,
  Minutes: Nullable(MealHour.properties.Minutes),
})
/** @see {@link MealHourBody} (schema) */
export type MealHourBody = Static<typeof MealHourBody>

/** Path of calls about one meal. */
export const MealParams = Type.Object({ key: Key })
