import { Type, type Static } from 'typebox'
import { Id, LangIdParam, Nullable } from '../common.ts'
import { Day } from '../cooking-log/cooking-log.ts'
import { WeekRecipe } from './week.ts'

/** Why a recipe is suggested: what it needs is at home, is in season, or it was liked and not cooked for long. */
const SUGGESTION_KINDS = ['home', 'season', 'rested'] as const

/** A recipe for a free evening. Nothing but the caller’s own lists, log and ratings decides. */
export const WeekSuggestion = Type.Object({
  Kind: Type.Enum([...SUGGESTION_KINDS]),
  Recipe: WeekRecipe,
  /** Names of the foods that are at home, or in season; at most two, none for `rested`. */
  Foods: Type.Array(Type.String()),
  /** Of `rested`: when the caller cooked it last. */
  LastCooked: Nullable(Day),
})
/** @see {@link WeekSuggestion} (schema) */
export type WeekSuggestion = Static<typeof WeekSuggestion>

/** Query of GET /week/suggestions and POST /week/suggestions/rest. */
export const SuggestionsQuery = Type.Object({
  LangId: LangIdParam,
  /** The Monday of the week: nothing that is planned in it is suggested. */
  Monday: Day,
})

/** Response: at most one of each kind, in the order of their reasons. */
export const WeekSuggestions = Type.Object({
  Suggestions: Type.Array(WeekSuggestion, { maxItems: SUGGESTION_KINDS.length }),
})
/** @see {@link WeekSuggestions} (schema) */
export type WeekSuggestions = Static<typeof WeekSuggestions>

/** Body of POST /week/suggestions/rest: "not now". */
export const SuggestionRest = Type.Object({ RecipeId: Id })
