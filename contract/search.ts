import { Type, type Static } from 'typebox'
import { Id, LangIdParam, Term } from './common.ts'
import { LIST_LIMIT_MAX } from './limits.ts'

/** A word to search for (ENT-27). */
export const Suggestion = Type.Object({ Term: Type.String() })
/** @see {@link Suggestion} (schema) */
export type Suggestion = Static<typeof Suggestion>

/** Query of GET /search. */
export const SearchQuery = Type.Object({ LangId: LangIdParam, term: Term })
/** @see {@link SearchQuery} (schema) */
export type SearchQuery = Static<typeof SearchQuery>

/** A food for which a search found a recipe whose name does not say it. */
export const FoundBy = Type.Object({
  RecipeId: Id,
  /** Whether the dish is mainly made of it, has it in it, or may be cooked without it. */
  Kind: Type.Enum(['mainly', 'contains', 'optional']),
  Name: Type.String(),
})
/** @see {@link FoundBy} (schema) */
export type FoundBy = Static<typeof FoundBy>

/** Query of GET /search/found-by: a search and the recipes that it found. */
export const FoundByQuery = Type.Object({
  LangId: LangIdParam,
  term: Term,
  Ids: Type.Array(Id, { minItems: 1, maxItems: LIST_LIMIT_MAX }),
})
/** @see {@link FoundByQuery} (schema) */
export type FoundByQuery = Static<typeof FoundByQuery>
