import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { TagKind } from '#contract/recipes/words.ts'
import type { UnitCode } from '#contract/units.ts'

/** Kinds of entries with a slug. Each kind has ids from 1. */
export type SlugKind =
  | 'author'
  | 'cookbook'
  | 'partition'
  | 'department'
  | 'ingredient'
  | 'recipe'
  | 'step'
  | 'tag'
  | 'tool'

/**
 * The id of a slug, assigned at its first import. Rows are never deleted, so that ids stay stable.
 * Slugs of parts begin with their owner's: `levantine-mezze/3` (partition), `shakshuka/chop`
 * (step).
 */
export interface SlugTable {
  kind: SlugKind
  slug: string
  id: number
}

/**
 * Columns of every text table. An import writes both languages; a missing text repeats the other
 * language.
 */
interface Translated {
  lang_id: LangId
}

/** A name with the key it is sorted by: folded by the importer, compared byte by byte. */
interface Named {
  name: string
  sort_key: string
}

/** A picture of the catalogue. Changed content is a new row. Films are in `films`. */
export interface MediaTable {
  id: Generated<number>
  /**
   * Path below `/media` as `servedPath` of `server/media/served-path.ts` makes it, with the content
   * hash: `recipes/shakshuka/cover.0123456789abcdef.webp`.
   */
  path: string
  /** From `contentHash` of `server/media/content-hash.ts`. */
  hash: string
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  /** Mean colour as `#rrggbb`, shown until the picture has loaded; empty for one of a member. */
  colour: string
  /** Whether text on it (on the left 45 % of a header) reads better dark or light. */
  tone: 'light' | 'dark'
  /** The member that it belongs to; null for the catalogue. */
  owner_id: Generated<number | null>
}

/** Authors. Imports maintain `cookbook_count` (`CookbookLength`). */
export interface AuthorTable extends Named {
  id: number
  place: string | null
  /** http(s) address. */
  facebook: string | null
  /** http(s) address. */
  website: string | null
  image_media_id: number | null
  cookbook_count: number
}

/** Descriptions of authors. */
export interface AuthorTextTable extends Translated {
  author_id: number
  description: string | null
}

/** Departments of a shop, in the order of the catalogue file. */
export interface DepartmentTable {
  id: number
  position: number
}

/** Names of departments. */
export interface DepartmentTextTable extends Translated {
  department_id: number
  name: string
}

/** Ingredients; the two weights convert between the units of a shopping list. */
export interface IngredientTable {
  id: number
  department_id: number
  grams_per_ml: number | null
  /** As bought, with peel and bone. */
  grams_per_piece: number | null
  /** `IngredientFacts` of `content/diet.ts` as JSON; null when nobody has checked it. */
  facts: string | null
  /** `Sale` of `content/pack-facts.ts` as JSON; null when an older version imported it. */
  sale: string | null
  image_media_id: number | null
}

/** Names of ingredients, for one and for several. `sort_key` folds `name_one`. */
export interface IngredientTextTable extends Translated {
  ingredient_id: number
  name_one: string
  name_other: string
  sort_key: string
}

/** Synonyms of ingredients, for searching. */
export interface IngredientSynonymTable extends Translated {
  ingredient_id: number
  position: number
  name: string
}

/** Tools; `affiliate_link` is an http(s) address. */
export interface ToolTable {
  id: number
  affiliate_link: string | null
  image_media_id: number | null
}

/** Names of tools. */
export interface ToolTextTable extends Translated, Named {
  tool_id: number
}

/** Tags of recipes. */
export interface TagTable {
  id: number
  /** One of `TAG_KINDS`. */
  kind: TagKind | null
  /** Other words for it in both languages, a JSON list. */
  synonyms: string | null
}

/** Names of tags; `folded` is the name in lower case, for finding it in either language. */
export interface TagTextTable extends Translated, Named {
  tag_id: number
  folded: string
}

/** Words of authors that mean a tag, as the desk has said; no folder has them. */
export interface TagWordTable {
  /** As of {@link TagTextTable}. */
  folded: string
  tag_id: number
}

/** An amount of an ingredient for one person; both null means "to taste". */
export interface AmountPerPerson {
  amount: number | null
  unit: UnitCode | null
}

/** The catalogue as a whole: one row, id 1. */
export interface CatalogueStateTable {
  id: number
  /** Grows with every import. Processes compare it to invalidate caches. */
  version: number
  /** Milliseconds since 1970, UTC. */
  imported_at: number
}

/**
 * Recipes that the last versions of the catalogue changed. A version without a row may have changed anything: an
 * import, for example.
 */
export interface CatalogueChangeTable {
  version: number
  /** 0 in a row that every noted version has, also one that changed no recipe. */
  recipe_id: number
}

/** Which instance the database belongs to: one row, id 1. */
export interface InstanceTable {
  id: number
  /** The id that `instance-id.txt` of the data folder holds too. */
  key: string
  /** Milliseconds since 1970, UTC. */
  made_at: number
}

/** Totals, so that no request has to count rows: `recipes`, `cookbooks`. */
export interface TotalTable {
  name: 'recipes' | 'cookbooks'
  value: number
}
