import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { LogAction, LogSubject } from '#contract/desk/log.ts'
import type { Role } from '#contract/roles.ts'

/** Roles of members. */
export interface RoleTable {
  user_id: number
  role: Role
  /** Milliseconds since 1970, UTC; so are the others. */
  granted_at: number
  /** Id of an account, which may have been deleted; null for the command. */
  granted_by: number | null
}

/** Where a line of the log came from. */
export type LogSource = 'page' | 'command' | 'automatic'

/**
 * What was decided at the desk. Triggers refuse every change of a row. Accounts are named by their ids, which
 * refer to nothing: a row outlives the accounts that it names.
 */
export interface DeskLogTable {
  /** From 1, without gaps. */
  id: number
  logged_at: number
  source: LogSource
  /** Who did it; null for the command and for what happens by itself. */
  actor_id: number | null
  action: LogAction
  subject_kind: LogSubject
  subject_id: number | null
  /** A flat object as JSON, its names in order. */
  details: string
  /** `hash` of the row before. */
  previous: string
  /** SHA-256 of the other columns, in hex. */
  hash: string
}

/** The newest row of the log: one row, id 1. Whoever adds to the log locks it. */
export interface DeskLogHeadTable {
  id: number
  /** Id of the newest row; 0 without one. */
  last_id: number
  /** Its hash. */
  hash: string
}

/** Members who may not change what others see. A row whose time has come means nothing. */
export interface SuspensionTable {
  user_id: number
  /** When it ends by itself; null for never. */
  ends_at: number | null
  /** What the member is told. */
  reason: string
  suspended_at: number
  /** Id of an account, which may have been deleted. */
  suspended_by: number
}

/** State of an application. Only one of a member is open. */
export type ApplicationState = 'open' | 'approved' | 'refused' | 'withdrawn'

/** Members who have asked to become authors. */
export interface AuthorApplicationTable {
  id: Generated<number>
  user_id: number
  /** The name under which they want to publish. */
  name: string
  place: string | null
  /** Who they are, in the language of `lang_id`. */
  description: string
  lang_id: LangId
  /** Addresses as JSON. */
  links: string
  /** Version of the terms that were accepted, those of texts and of pictures. */
  terms_version: string
  state: ApplicationState
  /** What the member is told about a refusal. */
  remark: string | null
  /** Id of an account, which may have been deleted. */
  decided_by: number | null
  decided_at: number | null
  created_at: number
}

/** State of another name or portrait. Only one of an author waits. */
export type ProfileChangeState = 'waiting' | 'approved' | 'returned' | 'taken-back'

/** Other names and portraits of authors who are members. */
export interface ProfileChangeTable {
  id: Generated<number>
  user_id: number
  /** Null where the name stays. */
  name: string | null
  /** A picture of the member's; null where the portrait stays, or the picture was deleted. */
  portrait_media_id: number | null
  state: ProfileChangeState
  /** What the author is told about why it was sent back. */
  remark: string | null
  /** Id of an account, which may have been deleted. */
  decided_by: number | null
  decided_at: number | null
  sent_at: number
}

/** Pages elsewhere of authors who are members, in their order. */
export interface AuthorLinkTable {
  author_id: number
  /** From 0. */
  position: number
  /** An address; those from before there was a check may be http. */
  address: string
}

/** Whether somebody answers at an address of `author_links`. */
export interface LinkCheckTable {
  address: string
  /** Milliseconds since 1970, UTC. */
  checked_at: number
  /** Since when nobody answers there; null while somebody does. */
  failed_at: number | null
  /** An address nearby at which somebody does; null where none was found. */
  meant: string | null
}
