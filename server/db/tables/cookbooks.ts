import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'

/** Counters of views and votes. Votes are 0 to 4, so the average is sum / count + 1. */
export interface Counters {
  views: Generated<number>
  /** Sum of the votes, each 0 to 4. */
  rating_sum: Generated<number>
  rating_count: Generated<number>
}

/** Cookbooks. The rating counters include all votes on the book's recipes. */
export interface CookbookTable extends Counters {
  id: number
  author_id: number
  /** Milliseconds since 1970, UTC. */
  published_at: number
  cover_media_id: number | null
  header_media_id: number | null
  /** Stars 1 to 5 unrounded, 0 without votes; written with the counters, for sorting. */
  rating_average: Generated<number>
  /** Since when the desk hides it from everybody; null while it does not. */
  hidden_at: Generated<number | null>
}

/** Cookbooks, also those that are withdrawn. */
export interface AllCookbookTable extends CookbookTable {
  /** When a member's cookbook was withdrawn, or lost the last recipe that others read. */
  withdrawn_at: Generated<number | null>
}

/** Texts of a cookbook; `sort_key` folds the name. */
export interface CookbookTextTable {
  cookbook_id: number
  lang_id: LangId
  name: string
  sort_key: string
  description: string | null
}

/** Chapters of a cookbook, from position 1. */
export interface PartitionTable {
  id: number
  cookbook_id: number
  position: number
}

/** Names of chapters. */
export interface PartitionTextTable {
  partition_id: number
  lang_id: LangId
  name: string
}

/** Which cookbook a calendar month (1 to 12) shows. */
export interface CookbookMonthTable {
  month: number
  cookbook_id: number
}

/** Titles of the months. */
export interface CookbookMonthTextTable {
  month: number
  lang_id: LangId
  title: string
}

/** Cookbooks of the month that the desk has chosen. */
export interface PlannedMonthTable {
  /** `2026-12`. */
  month: string
  cookbook_id: number
  /** Empty for the cookbook's own description. */
  sentence_en: string
  sentence_de: string
  /** Id of an account, which may have been deleted. */
  chosen_by: number | null
  /** Milliseconds since 1970, UTC. */
  chosen_at: number
}
