import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'

/** Comments; `user_id` is null once the account is gone. */
export interface CommentTable {
  id: Generated<number>
  recipe_id: number
  user_id: number | null
  lang_id: LangId
  text: string
  /** Kept equal to the rows of `comment_votes`. */
  likes: Generated<number>
  dislikes: Generated<number>
  /** Milliseconds since 1970, UTC. */
  created_at: number
  /** `slug#index` of a comment of the catalogue, so that a re-import finds it; null for a member's. */
  catalogue_key: string | null
  /** Since when only its writer sees it; null while everybody does. */
  hidden_at: number | null
  /** The comment that it answers: then the recipe's author wrote it, once for each comment. */
  answer_to: number | null
  /** When an answer was changed. */
  changed_at: number | null
  /** When the recipe's author said that it needs no answer. */
  settled_at: number | null
}

/** Something that visitors see has changed; rows of the last hour. */
export interface PublicChangeTable {
  id: Generated<number>
  /** The recipe that shows it, besides lists; null when any page may. */
  recipe_id: number | null
  /** Milliseconds since 1970, UTC. */
  changed_at: number
}

/** A like (1) or dislike (0) of a comment; anonymous once the account is gone. */
export interface CommentVoteTable {
  id: Generated<number>
  comment_id: number
  user_id: number | null
  liked: 0 | 1
  /** Time of the member's first vote; null for votes from before it was recorded. */
  created_at: number | null
}

/** Votes on recipes, 0 to 4; anonymous once the account is gone. */
export interface RatingTable {
  id: Generated<number>
  recipe_id: number
  user_id: number | null
  vote: number
}

/** When a viewer was last counted for an item: at most once in 30 minutes. */
export interface ViewMarkTable {
  /** A hashed name of the viewer, see `viewerOf`. */
  viewer: string
  kind: 'recipe' | 'cookbook'
  item_id: number
  counted_at: number
}

/** Written by health checks: one row, id 1. */
export interface HealthCheckTable {
  id: number
  /** Milliseconds since 1970, UTC. */
  checked_at: number
}
