import { Type, type Static } from 'typebox'
import { LangIdParam, Term } from './common.ts'

/** A word to search for. */
export const Suggestion = Type.Object({ Term: Type.String() })
/** @see {@link Suggestion} (schema) */
export type Suggestion = Static<typeof Suggestion>

/** Query of GET /search. */
export const SearchQuery = Type.Object({ LangId: LangIdParam, term: Term })
/** @see {@link SearchQuery} (schema) */
export type SearchQuery = Static<typeof SearchQuery>

/** A food by which a search found a recipe whose name does not mention it. */
export const FoundBy = Type.Object({
  /** Whether it is a main ingredient, any ingredient, an optional one or an alternative. */
  Kind: Type.Enum(['mainly', 'contains', 'optional', 'instead']),
  Name: Type.String(),
})
/** @see {@link FoundBy} (schema) */
export type FoundBy = Static<typeof FoundBy>
