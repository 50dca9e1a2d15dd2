import type { Generated } from 'kysely'

/** What a host has chosen, one row for each setting that was ever changed. */
export interface SiteSettingTable {
  /** A name of `SiteSettings`. */
  name: string
  /** As JSON. */
  value: string
}

/** Invitations to register. One that was ended has no row any more. */
export interface InvitationTable {
  id: Generated<number>
  /** For whom, as the host calls them. */
  name: string
  /** Where it is mailed to; null for a link. */
  email: string | null
  /** SHA-256 of the newest link, in hex. */
  token_hash: string
  /** How many may come. */
  places: number
  /** How many have come. */
  used: Generated<number>
  created_at: number
  ends_at: number
}

/**
 * The words that prove whose a site without members is. They are not hashed, so that every process of the start
 * prints the same ones.
 */
export interface FirstWordsTable {
  /** 1. */
  id: number
  words: string
  /** How often words were tried. */
  tries: number
  ends_at: number
}

/** Invitations that members have given, for a year: each has two in that time. */
export interface GivenInvitationTable {
  id: Generated<number>
  /** Who gave it. */
  user_id: number
  /** Of an invitation that may have ended meanwhile. */
  invitation_id: number
  given_at: number
}
