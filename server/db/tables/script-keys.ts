import type { Generated } from 'kysely'

/** Keys that let scripts call the API for a member, at most ten of each. */
export interface ScriptKeyTable {
  id: Generated<number>
  user_id: number
  name: string
  /** Separated by blanks. */
  scopes: string
  /** SHA-256 in hex; the key itself is not stored. */
  key_hash: string
  /** The last four characters, by which its member recognises it. */
  tail: string
  created_at: number
  /** To the minute. */
  last_used_at: number | null
  /**
   * When it ends: as chosen, or earlier when nothing uses it. Each recorded use moves it, up to
   * {@link runs_until}.
   */
  ends_at: number
  /** When it ends at the latest, as chosen. */
  runs_until: number
  /** When the mail about its end was queued; null again once a use has moved the end. */
  warned_at: number | null
}
