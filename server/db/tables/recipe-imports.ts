import type { Generated } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type {
  DuplicateChoice,
  ImportFailure,
  ImportItem,
  ImportKind,
  ImportState,
} from '#contract/recipe-import/recipe-import.ts'

/** Imports of recipes. A row stays for as long as it can be undone, and counts for the day's limit. */
export interface RecipeImportTable {
  id: Generated<number>
  user_id: number
  state: ImportState
  source: 'file' | 'address' | 'text'
  /** The address, the text, or the name that the member's device has for the file. */
  given: string
  /** Machine that received it. Processes of the previous release work on imports of their own machine alone. */
  host: string
  /** Name of the file in `DATA_DIR/imports`; null where it is named by `id`. */
  file: Generated<string | null>
  /** Language that texts without one of their own are taken for. */
  language: Language
  kind: ImportKind | null
  failure: ImportFailure | null
  is_paused: Generated<number>
  folder: string | null
  folder_id: number | null
  /** A process works on it until then; milliseconds since 1970, UTC, as all times. */
  claimed_until: Generated<number>
  /** How often work on it was begun without coming to an end. */
  attempts: Generated<number>
  created_at: number
  kept_at: number | null
}

/** Recipes of imports, in the order of their ids. */
export interface RecipeImportItemTable {
  id: Generated<number>
  import_id: number
  /** Key with which the recipe is added, so that it is added once. */
  client_key: string
  /** `Draft` of the contract as JSON. */
  draft: string
  /** Where its pictures are, as JSON. */
  pictures: string
  /** What else Simmer packed with it, as JSON; null for what is from elsewhere. */
  packed: string | null
  /** `ImportQuestion[]` as JSON. */
  questions: string
  /** Names of unknown foods as JSON. */
  new_foods: string
  like_id: number | null
  like_name: string | null
  duplicate: DuplicateChoice
  is_chosen: number
  picture: ImportItem['Picture']
  recipe_id: number | null
  /** The recipe of the member that went into the bin for it. */
  replaced_id: number | null
  /** Version of the readers that made its questions: `READERS` of `server/reading/readers.ts`. */
  readers: Generated<number>
}
