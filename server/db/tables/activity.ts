import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'

/** Comments; `user_id` is null once the account is gone (D-56). */
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
}

/** A like (1) or dislike (0) of a comment; anonymous once the account is gone. */
export interface CommentVoteTable {
  id: Generated<number>
  comment_id: number
  user_id: number | null
  liked: 0 | 1
  /** When the member first chose; null of votes from before that was written down. */
  created_at: number | null
}

/** Votes on recipes, 0 to 4 (D-44); anonymous once the account is gone. */
export interface RatingTable {
  id: Generated<number>
  recipe_id: number
  user_id: number | null
  vote: number
}

/** When a viewer was last counted for a page: one count in 30 minutes (D-42). */
export interface ViewMarkTable {
  /** One of the viewer's names, see `viewerOf`. */
  viewer: string
  kind: 'recipe' | 'cookbook'
  item_id: number
  counted_at: number
}

/** Recipes on a member's shopping list. */
export interface ShoppingRecipeTable {
  user_id: number
  recipe_id: number
  /** 1 to 999. */
  persons: number
  created_at: number
}

/** Ingredients that a member has checked off (D-58). */
export interface ShoppingCheckTable {
  user_id: number
  ingredient_id: number
}

/** Notes on a member's shopping list; a name stands there once (D-59). */
export interface ShoppingNoteTable {
  id: Generated<number>
  user_id: number
  name: string
  created_at: number
}

/** Changes already made, by the id that the client gave them: one sent twice is made once. */
export interface ShoppingOperationTable {
  user_id: number
  operation_id: string
  created_at: number
  /** The note that the change made; null for every other change. */
  item_id: number | null
}

/**
 * How often a member's list has changed. Whoever changes the list updates the row first, so that
 * changes of one list follow each other.
 */
export interface ShoppingVersionTable {
  user_id: number
  version: number
}

/** Departments in the order that a member has put them; a member without one has no rows. */
export interface ShoppingDepartmentTable {
  user_id: number
  department_id: number
  position: number
}

/** What health checks write: one row, id 1. */
export interface HealthCheckTable {
  id: number
  /** Milliseconds since 1970, UTC. */
  checked_at: number
}
