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
  /** Time of the member's first vote; null for votes from before it was recorded. */
  created_at: number | null
}

/** Votes on recipes, 0 to 4 (D-44); anonymous once the account is gone. */
export interface RatingTable {
  id: Generated<number>
  recipe_id: number
  user_id: number | null
  vote: number
}

/** When a viewer was last counted for an item: at most once in 30 minutes (D-42). */
export interface ViewMarkTable {
  /** A hashed name of the viewer, see `viewerOf`. */
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
  /** It is at home; otherwise in the trolley. */
  at_home: Generated<0 | 1>
}

/** Items that a member wrote on the shopping list (D-69). */
export interface ShoppingItemTable {
  id: Generated<number>
  user_id: number
  /** Of the device that added it; `note-{id}` for items from before there were keys. */
  item_key: string
  /** As it was typed. */
  name: string
  /** `ItemEdits` of `contract/own-items.ts` as JSON: what the member changed of what was understood. */
  edits: string | null
  /** 0 to buy, 1 in the trolley, 2 at home. */
  state: Generated<0 | 1 | 2>
  created_at: number
  /** A removed item is kept for a while, because an edit brings it back. */
  removed_at: number | null
}

/** What a member has written on the list before, once for each food or word. */
export interface ShoppingHabitTable {
  user_id: number
  /** `kind` of `contract/own-items.ts`. */
  kind: string
  /** As it was last typed. */
  name: string
  times: number
  last_at: number
  /** Where the member buys it; null for the department that the catalogue says. */
  department_id: number | null
}

/** Shops that a member named. */
export interface ShoppingShopTable {
  id: Generated<number>
  user_id: number
  /** Of the device that named it. */
  shop_key: string
  name: string
  /** Its order of departments, as JSON. */
  department_ids: string
  /** 1 for the shop where the member is. */
  is_here: Generated<0 | 1>
}

/** Staples that a member always has at home. */
export interface ShoppingStapleTable {
  user_id: number
  ingredient_id: number
}

/** Changes already made, by the client's operation id, so that a repeated change is made once. */
export interface ShoppingOperationTable {
  user_id: number
  operation_id: string
  created_at: number
  /** The item that the change added; null for other changes. */
  item_id: number | null
}

/**
 * Version of a member's list. Every change updates this row first, which serialises changes of a
 * list.
 */
export interface ShoppingVersionTable {
  user_id: number
  version: number
}

/** A member's order of departments; no rows for the default order. */
export interface ShoppingDepartmentTable {
  user_id: number
  department_id: number
  position: number
}

/** Written by health checks: one row, id 1. */
export interface HealthCheckTable {
  id: number
  /** Milliseconds since 1970, UTC. */
  checked_at: number
}
