/**
 * Header of a call that changes the shopping list: a UUID that the client made for the change. A
 * change that is sent again with it, because its answer got lost, is not made again.
 */
export const OPERATION_HEADER = 'Idempotency-Key'

/**
 * Header of every answer about the shopping list: how far the list had come, a whole number from 0.
 * The answer to a read is at least as new as it says.
 */
export const VERSION_HEADER = 'Shopping-Version'

/** Name of the event that tells a new version on `GET /shopping/events`; its data is the number. */
export const VERSION_EVENT = 'version'

/** Days for which the server remembers a change; sent again later it would be made again. */
export const OPERATION_DAYS = 90

/** Seconds between the comments that keep `GET /shopping/events` open while nothing changes. */
export const HEARTBEAT_S = 15

/** Event streams that one member may have open; the oldest gives way to one more. */
export const STREAMS_MAX = 5
