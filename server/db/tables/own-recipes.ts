import type { ColumnType, Generated, SelectType } from 'kysely'
import type { VersionReason } from '#contract/own-recipes/versions.ts'
import type { AuthorTable, IngredientTable } from './catalogue.ts'
import type { RecipeStepTable, RecipeTable, RecipeTextTable } from './recipes.ts'

/**
 * What public queries see of a table whose name begins with `all_`: the rows of the catalogue. Nobody
 * writes it.
 */
export type ViewOf<Table> = {
  [Column in keyof Table]: ColumnType<SelectType<Table[Column]>, never, never>
}

/** Recipes of the catalogue and of members. */
export interface AllRecipeTable extends RecipeTable {
  /** The member that it belongs to; null for the catalogue. Its id is then `OWN_ID_FROM` or more. */
  owner_id: Generated<number | null>
  /** When a published recipe was withdrawn. */
  withdrawn_at: Generated<number | null>
}

/** Steps of recipes of the catalogue and of members. */
export interface AllRecipeStepTable extends RecipeStepTable {
  /** As of recipes. */
  withdrawn_at: Generated<number | null>
}

/** Texts of recipes of the catalogue and of members. */
export interface AllRecipeTextTable extends RecipeTextTable {
  /** As of recipes. */
  withdrawn_at: Generated<number | null>
}

/** `published_at` of the ingredients of a withdrawn recipe. */
export const WITHDRAWN_AT = -1

/** Foods of the catalogue and of members. */
export interface AllIngredientTable extends IngredientTable {
  /** As of recipes. */
  owner_id: Generated<number | null>
  /** The food that it stands for where a recipe names that one more than once. */
  same_as: Generated<number | null>
  /** 1 for a line of a recipe that is printed as it was written and is not bought. */
  is_written: Generated<number>
}

/** What public queries see of foods: twins and lines that are only printed are no foods to choose from. */
export type IngredientView = ViewOf<
  IngredientTable & Pick<AllIngredientTable, 'same_as' | 'is_written'>
>

/** Authors, and the one without a name that recipes of members have. */
export interface AllAuthorTable extends AuthorTable {
  /** The member who publishes under this name; at most one author is a member's. */
  owner_id: Generated<number | null>
  /** 1 when what the author publishes is read afterwards. */
  is_trusted: Generated<0 | 1>
  /** Since when the desk hides the profile; null while it does not. What the author published stays. */
  hidden_at: Generated<number | null>
}

/** What a member writes. What is cooked from it stands in the tables of recipes, under the same id. */
export interface OwnRecipeTable {
  id: number
  user_id: number
  /** Chosen by the member's device, so that a recipe that is sent again is stored once. */
  client_key: string
  /** `digestOf` what was sent with the key; null for rows of earlier versions of Simmer. */
  key_digest: string | null
  /** From 1; each save adds 1. */
  version: number
  /** `Draft` of the contract as JSON. */
  draft: string
  /** 1 when the tables of recipes hold it as it is; 0 for a draft that cannot be cooked yet. */
  is_cookable: number
  /** 1 when the member's household reads it. */
  is_shared: Generated<number>
  /** Whoever has it reads the recipe. Not hashed, so that its owner can look it up again. */
  link_token: string | null
  name_en: string
  name_de: string
  /** Folded words of names, foods and tags, each between spaces. */
  folded: string
  cover_media_id: number | null
  step_count: number
  ingredient_count: number
  total_minutes: number | null
  /** Milliseconds since 1970, UTC; so are the others. */
  created_at: number
  changed_at: number
  /** When it was put into the bin. */
  deleted_at: number | null
  /** Version of the readers that compiled it: `READERS` of `server/reading/readers.ts`. */
  readers: Generated<number>
  /** 1 when reading it again has changed a timer that the member has not seen yet. */
  timers_changed: Generated<number>
}

/** Earlier versions of own recipes. */
export interface OwnVersionTable {
  /** Increases with each version. */
  id: Generated<number>
  recipe_id: number
  /** Milliseconds since 1970, UTC; so is the other. */
  written_at: number
  kept_at: number
  reason: VersionReason
  /** `Draft` of the contract as JSON. */
  draft: string
  /** Length of the draft. */
  bytes: number
  step_count: number
  ingredient_count: number
}

/** Folders of own recipes. */
export interface OwnFolderTable {
  id: Generated<number>
  user_id: number
  name: string
  /** 1 when the member's household reads what is in it. */
  is_shared: Generated<number>
  created_at: number
}

/** What is in folders. */
export interface OwnFolderRecipeTable {
  folder_id: number
  recipe_id: number
}

/** Pictures of own recipes. The path in `media` holds a secret: who knows it sees the picture. */
export interface OwnPictureTable {
  media_id: number
  user_id: number
  /** The recipe that names it; null for none. */
  recipe_id: number | null
  /** Length of the picture. */
  bytes: number
  /** Since when no recipe names it. */
  unused_at: number | null
  /**
   * Its file in `DATA_DIR/own-pictures`, with the hash of its content; null where the bytes are in the table
   * or the file is named by `media_id`.
   */
  file: Generated<string | null>
  /** The picture of another recipe that it is a copy of. */
  copy_of: number | null
}

/** The bytes of pictures of own recipes, where no folder has them. */
export interface OwnPictureFileTable {
  media_id: number
  image: Uint8Array
}
