import type { KitchenRecord } from '#contract/kitchen/kitchen.ts'

/**
 * Version of a member's kitchen. Every change locks this row first, which serialises changes of a
 * kitchen.
 */
export interface KitchenVersionTable {
  user_id: number
  version: number
}

/** A kitchen session, to which records belong. */
export interface KitchenSessionTable {
  user_id: number
  /** UUID, made by the device that began it. */
  id: string
  /** When it is deleted with its records. Milliseconds since 1970, UTC. */
  expires_at: number
}

/** A record of a kitchen session: the session's own, a tick or a timer. */
export interface KitchenRecordTable {
  user_id: number
  session_id: string
  id: string
  kind: KitchenRecord['Kind']
  /** Time of the act that made it what it is. Milliseconds since 1970, UTC. */
  acted_at: number
  /** Version of the kitchen that has it. */
  version: number
  /** JSON of the record's `Value`. */
  value: string
}
