import { MINUTE_MS } from '../durations.ts'

/** Longest word of an author to the editors, and longest answer of an editor, in characters. */
export const SUBMISSION_WORD_MAX = 500
/** Longest remark, in characters. */
export const REMARK_MAX = 1_000
/** Maximum number of remarks on one submission. */
export const REMARKS_MAX = 50
/** Maximum number of published versions of a recipe that are kept; the oldest is dropped. */
export const PUBLISHED_VERSIONS_MAX = 10
/** Maximum number of recipes that a member sends in within a day. */
export const SUBMISSIONS_PER_DAY = 20
/** The same for a new account. */
export const NEW_SUBMISSIONS_PER_DAY = 3
/** Maximum number of times that a member publishes withdrawn recipes again within a day. */
export const AGAIN_PER_DAY = 20
/** Milliseconds after which an editor who has said nothing reads a submission no longer. */
export const READING_MS = 3 * MINUTE_MS
/** Submissions on a page of the desk. */
export const DESK_SUBMISSIONS_PER_PAGE = 20
/** Words that the catalogue does not know, in one list of the desk. */
export const DESK_WORDS_MAX = 100
