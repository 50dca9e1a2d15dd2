import { Type } from 'typebox'

/**
 * Header of a call that changes the shopping list: a UUID that the client made for the change. If
 * the response is lost and the change is sent again with the same UUID, it is not applied twice.
 */
export const OPERATION_HEADER = 'Idempotency-Key'

/**
 * Header of every response about the shopping list: the version of the list, a whole number from 0.
 * The response to a read is at least as new as this version.
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
