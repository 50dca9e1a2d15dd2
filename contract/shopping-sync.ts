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

/**
 * Header of the app's calls about the shopping list: which {@link LIST_FORMAT} the page that calls was
 * built for. Other callers need none.
 */
export const FORMAT_HEADER = 'Shopping-Format'

/**
 * Form of the calls and answers about the shopping list. A page may be open, or kept without a
 * connection, while the server is replaced: one of another form is refused with `AppOutdated` before
 * anything is read or changed. To be counted up with every change that an older page would
 * misunderstand.
 */
export const LIST_FORMAT = 2
