import { Type } from 'typebox'

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

/** Days for which the server stores the id of a change. If repeated later, the change is made again. */
export const OPERATION_DAYS = 90

/**
 * Header of the app's calls of the shopping list: the {@link LIST_FORMAT} that the page was built for.
 * Other clients need not send it.
 */
export const FORMAT_HEADER = 'Shopping-Format'

/**
 * Format of the calls and responses of the shopping list. A page may be open or cached while the
 * server is replaced. If its format differs, it is refused with `AppOutdated` before anything is read
 * or changed. Increment it with every change that an older page would misunderstand.
 */
export const LIST_FORMAT = 4

const UUID = '^[\\dA-Fa-f]{8}(-[\\dA-Fa-f]{4}){3}-[\\dA-Fa-f]{12}$'

/** Headers of every change; see `OPERATION_HEADER`. */
export const OperationHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: UUID })),
})
