/**
 * What `GET /shopping/events` reports: the name of each event, and its data, a whole number that grows
 * with every change. A client ignores events that it does not know.
 */
export interface Versions {
  /** Of the member's shopping list. */
  version: number
  /** Of the member's kitchen. */
  kitchen: number
}

/** The name of an event. */
export type EventName = keyof Versions

/** Seconds between the comments that keep `GET /shopping/events` open while nothing changes. */
export const HEARTBEAT_S = 15

/** Event streams that one member may have open. A further one closes the oldest. */
export const STREAMS_MAX = 5
