/** How often something went wrong on a day. It names nobody, and no address but its pattern. */
export interface ErrorCountTable {
  /** What went wrong and where, such as `ServerError GET /api/recipe/:id`. */
  kind: string
  /** `2026-11-28`, UTC. */
  day: string
  count: number
  first_at: number
  last_at: number
}

/** Kinds of errors that a host does not want to hear of for a while. */
export interface QuietErrorTable {
  kind: string
  until: number
  /** How often there had been one in the last days: with twice as many it is no longer quiet. */
  count: number
}

/** Warnings that hold, of which hosts were told once. */
export interface HostWarningTable {
  /** A name of `HOST_WARNINGS`. */
  warning: string
  since: number
  /** When a process last saw that it holds. */
  seen_at: number
}

/** The backup or the test of one that a host has asked for last. */
export interface HostWorkTable {
  /** 1: there is one at a time. */
  id: number
  kind: string
  /** What it is doing. */
  step: string
  begun_at: number
  /** When its process last said that it goes on. */
  seen_at: number
  ended_at: number | null
  /** What came of it, as JSON; null until it has ended well. */
  outcome: string | null
  failure: string | null
}

/** How much of the disk of a machine was in use on a day. */
export interface DiskDayTable {
  machine: string
  /** `2026-11-28`, UTC. */
  day: string
  used: number
}

/** Whether a service of others takes what is sent. */
export interface ServiceMarkTable {
  /** `mail` or `push`. */
  service: string
  taken_at: number | null
  /** Since when it does not; null while it does. */
  refused_since: number | null
  /** What it answered; null without an answer. */
  code: string | null
}

/** What was sent on a day. */
export interface SentDayTable {
  /** `mail` or `push`. */
  service: string
  /** `2026-11-28`, UTC. */
  day: string
  sent: number
  /** What nobody has taken, and is not tried again. */
  refused: number
  /** Devices that no longer exist. */
  gone: number
}

/** Versions whose processes have served from the database. */
export interface VersionSeenTable {
  /** `1.4.0+3fa9c2d1` */
  version: string
  first_at: number
  last_at: number
}

/** The newest release, as the address of RELEASES_URL has it. */
export interface NewestReleaseTable {
  /** 1: there is one. */
  id: number
  /** When it was last asked for, or begun to be. */
  asked_at: number
  answered_at: number | null
  /** Null before an answer. */
  release: string | null
  /** The notes of all releases, as JSON. */
  notes: string
}
