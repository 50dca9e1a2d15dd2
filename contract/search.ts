import { Type, type Static } from 'typebox'
import { LangIdParam, Term } from './common.ts'

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
  /** Whether the dish is mainly made of it, has it, may be cooked without it, or with it instead. */
  Kind: Type.Enum(['mainly', 'contains', 'optional', 'instead']),
  Name: Type.String(),
})
/** @see {@link FoundBy} (schema) */
export type FoundBy = Static<typeof FoundBy>
