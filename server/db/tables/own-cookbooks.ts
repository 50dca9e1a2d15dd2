import type { Generated } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { SubmissionState } from '#contract/publishing/submission.ts'

/** Cookbooks that members arrange. What of one everybody reads stands in the tables of cookbooks. */
export interface OwnCookbookTable {
  /** `OWN_ID_FROM` or more. */
  id: number
  user_id: number
  /** Chosen by the member's device, so that a cookbook that is sent again is stored once. */
  client_key: string
  /** `digestOf` what was sent with the key. */
  key_digest: string
  /** From 1; each change of texts and pictures adds 1. */
  version: number
  /** From 1; each change of what is in it, and of its order, adds 1. */
  order_version: number
  /** The language that its texts fall back to. */
  language: Language
  /** Empty for none; so are the other texts. */
  name_en: string
  name_de: string
  description_en: string
  description_de: string
  cover_media_id: number | null
  header_media_id: number | null
  /** Whoever has it reads the cookbook. Not hashed, so that its owner can look it up again. */
  link_token: string | null
  /** 1 for a copy of somebody's cookbook. */
  is_copy: Generated<number>
  /** Whose that was; null for a former member, and for no copy. */
  copied_from: number | null
  /** `Order` of the contract as JSON, as another device had left it; null for no question. */
  other_order: string | null
  /** Milliseconds since 1970, UTC; so are the others. */
  other_order_at: number | null
  created_at: number
  changed_at: number
  /** When it was put into the bin. */
  deleted_at: number | null
}

/** Tabs of own cookbooks, by position from 1. */
export interface OwnCookbookTabTable {
  cookbook_id: number
  key: string
  position: number
  name_en: string
  name_de: string
}

/** What is in own cookbooks, by position from 1 within a tab. */
export interface OwnCookbookRecipeTable {
  cookbook_id: number
  /** A recipe of the member, published or not, or one that somebody else has published. */
  recipe_id: number
  /** Null for one without a tab. */
  tab: string | null
  position: number
  /** 1 when the member keeps the place of a recipe that was withdrawn. */
  is_kept: Generated<number>
  added_at: number
}

/** What devices have done to own cookbooks. */
export interface OwnCookbookDeviceTable {
  cookbook_id: number
  /** Chosen by the device. */
  device: string
  /** The device's number of the last changes of it that were made. */
  number: number
  /** `own_cookbooks.order_version` after the last order of it. */
  order_version: number
  seen_at: number
}

/** Published cookbooks of members. */
export interface CookbookPublicationTable {
  /** The cookbook that everybody reads. */
  public_id: number
  /** The own cookbook that it was published from; null when it has been deleted. */
  cookbook_id: number | null
  /** Null when the account has been deleted. */
  user_id: number | null
  /** What is published: `CookbookContent` of the contract as JSON. */
  content: string
  /** 0 when it is withdrawn. */
  is_live: number
  /** When it was first published. */
  published_at: number
  /** When this version was published. */
  live_since: number
  /** When the author's subscribers were last told of it; null for never. */
  told_at: number | null
  /** Until when they can be told of what was published without telling them; null for nothing. */
  tell_until: number | null
  /** Recipes that they were last told of, or can be told of; 0 for the cookbook itself. */
  new_recipes: Generated<number>
}

/** Texts and pictures of cookbooks as authors have sent them in. */
export interface CookbookSubmissionTable {
  /** Increases with each one. */
  id: Generated<number>
  /** The own cookbook. */
  cookbook_id: number
  user_id: number
  /** `CookbookContent` of the contract as JSON. */
  content: string
  /** To the editors; empty for none. */
  word: string
  state: SubmissionState
  /** 1 for one of a trusted author, which nobody had to approve. */
  is_by_trust: number
  /** Milliseconds since 1970, UTC; so are the others. */
  sent_at: number
  /** To the author; empty for none. */
  answer: string
  /** Id of an account, which may have been deleted; null for trust. */
  decided_by: number | null
  decided_at: number | null
  /** When the desk has looked at one of a trusted author. */
  looked_at: number | null
  /** 1 when subscribers are to be told of it, or were. */
  is_told: Generated<number>
}
