import { Type, type Static } from 'typebox'
import { Id, LangIdParam, MediaPath, NO_NUL, Nullable, Term } from '../common.ts'
import { KitchenStepNumber, Uuid } from '../kitchen/kitchen.ts'
import {
  COOKED_BEFORE_MAX,
  COOKED_CHANGE_MAX,
  COOKED_CHANGES_MAX,
  COOKED_MEALS_MAX,
  COOKED_MINUTES_MAX,
  COOKED_NOTE_MAX,
  COOKED_PER_LOAD,
} from './limits.ts'
import { SERVINGS_MAX, SERVINGS_MIN } from '../limits.ts'
import { Yield } from '../recipes/facts.ts'

/** A calendar day in the time zone of the cook: `2026-11-22`. */
export const Day = Type.String({
  pattern: '^(19|20)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
})
/** @see {@link Day} (schema) */
export type Day = Static<typeof Day>

const Year = Type.Integer({ minimum: 1900, maximum: 2099 })

/** Text as it is typed; no database takes U+0000. */
const Written = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: NO_NUL })

/** What a member did differently at a step. */
export const CookingLogChange = Type.Object({
  StepId: Id,
  /** Number of the step at that time. */
  Step: KitchenStepNumber,
  Text: Written(1, COOKED_CHANGE_MAX),
})
/** @see {@link CookingLogChange} (schema) */
export type CookingLogChange = Static<typeof CookingLogChange>

/** What a member writes about a meal. */
const written = {
  Day,
  /** People, or what the recipe makes. */
  People: Type.Number({ minimum: SERVINGS_MIN, maximum: SERVINGS_MAX }),
  /** How long it took; null where nobody measured it. */
  Minutes: Nullable(Type.Integer({ minimum: 1, maximum: COOKED_MINUTES_MAX })),
  /** Empty without one. */
  Note: Written(0, COOKED_NOTE_MAX),
  Changes: Type.Array(CookingLogChange, { maxItems: COOKED_CHANGES_MAX }),
}

/** An entry of a member's cooking log: a meal that they cooked. Nobody else sees it. */
export const CookingLogEntry = Type.Object({
  Id,
  ...written,
  /** Language of note and changes; sets `lang` on them. */
  LangId: LangIdParam,
  /** Its address cannot be guessed; null without a photo. */
  PhotoPath: Nullable(MediaPath),
  /** The member's rating of the recipe, as in Rating. */
  UserRating: Nullable(Type.Integer({ minimum: 0, maximum: 4 })),
  /** Null once the catalogue no longer has the recipe. */
  RecipeId: Nullable(Id),
  /** Name of the recipe. If the recipe is gone, its name when the entry was written. */
  RecipeName: Type.String(),
  CoverPath: Nullable(MediaPath),
  /** What `People` counts; absent where it counts people. */
  Yield: Type.Optional(Yield),
})
/** @see {@link CookingLogEntry} (schema) */
export type CookingLogEntry = Static<typeof CookingLogEntry>

/** An entry by its day. */
const CookingLogDay = Type.Object({ Id, Day })
/** @see {@link CookingLogDay} (schema) */
export type CookingLogDay = Static<typeof CookingLogDay>

/** Query of GET /cooked. */
export const CookingLogQuery = Type.Object({
  LangId: LangIdParam,
  /** Only entries in which all of its words occur: in the recipe's name, the note, or a change. */
  term: Type.Optional(Term),
  /** Maximum number of entries in the response, 1 to 50. */
  limit: Type.Integer({ minimum: 1, maximum: COOKED_PER_LOAD, default: COOKED_PER_LOAD }),
  /** Number of entries to skip. */
  offset: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
})

/** A part of a member's log, the latest day first. */
export const CookingLogPage = Type.Object({
  /** Number of entries of the log. */
  Total: Type.Integer({ minimum: 0 }),
  /** Number of these that `term` finds; all of them without a term. */
  Found: Type.Integer({ minimum: 0 }),
  /** Day of the first meal; null in an empty log. */
  Since: Nullable(Day),
  Entries: Type.Array(CookingLogEntry, { maxItems: COOKED_PER_LOAD }),
})
/** @see {@link CookingLogPage} (schema) */
export type CookingLogPage = Static<typeof CookingLogPage>

/** An entry with earlier entries about the same recipe. */
export const CookingLogWithBefore = Type.Object({
  Entry: CookingLogEntry,
  /** How many there are. */
  TimesBefore: Type.Integer({ minimum: 0 }),
  /** The latest of them, latest first. */
  Before: Type.Array(CookingLogDay, { maxItems: COOKED_BEFORE_MAX }),
})
/** @see {@link CookingLogWithBefore} (schema) */
export type CookingLogWithBefore = Static<typeof CookingLogWithBefore>

/** Query of GET /cooked/year. */
export const CookingLogYearQuery = Type.Object({ Year, LangId: LangIdParam })

/** A meal of a year. */
export const LoggedMeal = Type.Object({
  Id,
  Day,
  RecipeName: Type.String(),
  /** The photo, or else the cover of the recipe. */
  PicturePath: Nullable(MediaPath),
})
/** @see {@link LoggedMeal} (schema) */
export type LoggedMeal = Static<typeof LoggedMeal>

/** A year of a member's log. */
export const CookingLogYear = Type.Object({
  Year,
  /** Years with meals, ascending. */
  Years: Type.Array(Year),
  /** Number of all meals. */
  Times: Type.Integer({ minimum: 0 }),
  /** Number of different recipes. */
  Recipes: Type.Integer({ minimum: 0 }),
  /** Number of these that the member had not cooked before. */
  NewRecipes: Type.Integer({ minimum: 0 }),
  /** By day. */
  Meals: Type.Array(LoggedMeal, { maxItems: COOKED_MEALS_MAX }),
})
/** @see {@link CookingLogYear} (schema) */
export type CookingLogYear = Static<typeof CookingLogYear>

/** How often a recipe was cooked. */
export const TimesCooked = Type.Object({
  /** By all members. */
  Times: Type.Integer({ minimum: 0 }),
  /** By the caller. */
  Own: Type.Integer({ minimum: 0 }),
  /** The caller's latest entry; null without any. */
  Last: Nullable(CookingLogDay),
})
/** @see {@link TimesCooked} (schema) */
export type TimesCooked = Static<typeof TimesCooked>

/** Body of POST /cooked, as JSON. */
export const NewCookingLogEntry = Type.Object({
  RecipeId: Id,
  ...written,
  /** A UUID chosen by the device. An entry that is sent twice with it is stored once. */
  Key: Uuid,
})
/** @see {@link NewCookingLogEntry} (schema) */
export type NewCookingLogEntry = Static<typeof NewCookingLogEntry>

/** Body of PATCH /cooked/{id}, as JSON. */
export const CookingLogBody = Type.Object(written)
/** @see {@link CookingLogBody} (schema) */
export type CookingLogBody = Static<typeof CookingLogBody>
