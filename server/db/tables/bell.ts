import type { Generated } from 'kysely'
import type { BellKind } from '#contract/bell/rule.ts'
import type { LangId } from '#contract/languages.ts'
import type { BellBrowser, BellDeviceKind } from '#contract/bell/device.ts'

/** A device that rings while its page is closed. */
export interface BellDeviceTable {
  id: Generated<number>
  /** Hash of the device's own secret. */
  secret_hash: string
  /** Key of `tokens`; null for a device without an account. */
  token_hash: string | null
  /** https address at a push service, and its host. */
  endpoint: string
  host: string
  /** Public key of the browser, a point of P-256, as base64url. */
  p256dh: string
  /** Secret of the browser, 16 bytes, as base64url. */
  auth: string
  lang_id: LangId
  /** IANA name. */
  time_zone: string
  /** 1 when notifications make no sound. */
  is_quiet: number
  /** 1 when a member has turned it off; it stays in their list. */
  is_off: Generated<number>
  /** What it says of itself, for the list of its member; null of an old page. */
  kind: BellDeviceKind | null
  browser: BellBrowser | null
  /** The name that its member has given it; null before. */
  title: string | null
  /** When a bell was last sent to it; null before. */
  rang_at: number | null
  /** Grows with every change; a change locks this row first, which serialises those of a device. */
  version: Generated<number>
  changed_at: number
}

/** Devices that do not come back by themselves. */
export interface BellEndingTable {
  /** Hash of an endpoint that its push service no longer knows, or of the secret of a removed device. */
  hash: string
  ended_at: number
}

/**
 * A bell of a device. `rung` has been sent, and stays while a member's timer rings, so that its
 * notification can be withdrawn. `stopped` withdraws it.
 */
export type BellRowKind = BellKind | 'rung' | 'stopped' | 'test'

/** Bells that are due. A row never changes what it rings for: another deadline is another row. */
export interface BellQueueTable {
  id: Generated<number>
  device_id: number
  /** Id of the timer. */
  timer: string
  kind: BellRowKind
  /** Id of the bell, the same whenever it is sent again. */
  ring: string
  /** When it should ring. */
  rings_at: number
  recipe_id: number
  step: number
  step_count: number
  name: string
  /** Seconds of the timer until its last bell. */
  total: number
  /** Failed attempts. */
  attempts: Generated<number>
  /** Time of the next attempt. A process claims the row by moving it. */
  due_at: number
}
