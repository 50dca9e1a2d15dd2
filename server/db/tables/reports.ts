import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { ReportKind, ReportReason } from '#contract/reports/limits.ts'

/**
 * How a case stands. Those that wait for the desk: `open` since it was reported, `changed` since its writer has
 * changed what is hidden, `objected` since they object. Those that are decided: `hidden`, and `kept` for
 * whatever others see. `gone` is what its writer has deleted.
 */
export type CaseState = 'open' | 'changed' | 'objected' | 'hidden' | 'kept' | 'gone'

/** What was reported: one row for each comment, note, picture, recipe, cookbook or author. */
export interface ReportCaseTable {
  id: Generated<number>
  kind: ReportKind
  /** Of a picture: the member's. */
  subject_id: number
  /** Who wrote it; null for what a folder has, and once the account is gone. */
  user_id: number | null
  /** The recipe that it stands at. */
  recipe_id: number | null
  state: CaseState
  /** As it was when it was last reported or changed. */
  text: string
  /** Since when it waits. Milliseconds since 1970, UTC; so are the others. */
  opened_at: number
  /** Kept equal to the column of the same name of the comment, note or picture. */
  hidden_at: number | null
  /** What its writer reads. */
  reason: ReportReason | null
  remark: string | null
  /** Id of an account, which may have been deleted; null for what the reports have hidden by themselves. */
  decided_by: number | null
  decided_at: number | null
  objection: string | null
  objected_at: number | null
  /** How often its writer has changed it while it was hidden. */
  changes: Generated<number>
}

/** What members reported: one row for each member and case. */
export interface ReportTable {
  id: Generated<number>
  case_id: number
  /** Null once the account is gone: then it counts no more. */
  user_id: number | null
  reason: ReportReason
  word: string
  /** `digestOf` what was reported. */
  digest: string
  /** 1 when the account was not new. */
  is_counted: 0 | 1
  /** 1 when the desk has found nothing wrong with this version. */
  is_refused: Generated<0 | 1>
  /** Reports of one household or network have the same number, and count once. */
  voice: number
  /** The household of the member at that time; refers to nothing. */
  household_id: number | null
  /** Keyed hash of the network; null after 90 days. */
  address_hash: string | null
  /** 1 when the member wants to see it nevertheless. */
  is_shown: Generated<0 | 1>
  created_at: number
  /** When the address was last stored. */
  addressed_at: number | null
}

/** Members of whom another member sees nothing. */
export interface BlockTable {
  /** Who blocks. */
  user_id: number
  blocked_id: number
  created_at: number
}

/** Notices of people without an account. */
export interface NoticeTable {
  id: Generated<number>
  name: string
  email: string
  /** Address of the page that it is about. */
  page: string
  reason: ReportReason
  text: string
  lang_id: LangId
  created_at: number
  /** When it is deleted. */
  ends_at: number
  closed_at: number | null
  closed_by: number | null
  /** What was done about it. */
  remark: string | null
}

/** The key of the hashes of networks: one row, id 1. */
export interface ReportKeyTable {
  id: number
  /** 32 bytes as base64url. */
  secret: string
}
