import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'

/** Entries of cooking logs. Only the member of an entry ever sees it; it goes with the account. */
export interface CookingLogTable {
  id: Generated<number>
  user_id: number
  /** Null once the catalogue no longer has the recipe. */
  recipe_id: number | null
  /** Of the recipe when the entry was written, in its language. */
  recipe_name: string
  /** Chosen by the member's device, so that an entry that is sent again is stored once. */
  client_key: string
  /** `digestOf` what was sent with the key; null for rows of earlier versions of Simmer. */
  key_digest: string | null
  /** `2026-11-22`, where it was cooked. */
  day: string
  people: number
  minutes: number | null
  note: string
  /** `CookingLogChange[]` of the contract as JSON. */
  changes: string
  lang_id: LangId
  /** Folded words of recipe name, note and changes, each between spaces. */
  folded: string
  /** Milliseconds since 1970, UTC. */
  created_at: number
  edited_at: number | null
  /** A deleted entry is not shown; its row is kept for a minute, so that it can be restored. */
  deleted_at: number | null
}

/** Photos of entries. */
export interface CookingLogPhotoTable {
  cooked_id: number
  /** Of the entry. */
  user_id: number
  /** 32 random hex digits: the photo is served at an address with them, to everybody who knows it. */
  secret: string
  type: 'image/webp'
  /** Empty where {@link file} names the bytes. */
  image: Uint8Array
  /** Key of the file of `server/storage` that has the bytes; null where they are in the row. */
  file: Generated<string | null>
}
