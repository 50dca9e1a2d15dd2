import { ApiError } from '#app/lib/api/api-error.ts'
import type { GoneRecipe } from './gone-recipes.ts'
import type { ShoppingChange, StoredOperation } from '../model/operation.ts'

/** Statuses that are not about the call itself: it may succeed later, or from a newer app. */
const PASSING = new Set([401, 408, 425, 426, 429])

/** State of the connection to the server. */
export type Connection =
  /** No failure is known. */
  | 'online'
  /** The server cannot be reached. */
  | 'offline'
  /** The server responds with errors. */
  | 'failing'
  /** The server has taken many changes in a short time; what waits is sent when it takes more. */
  | 'paused'
  /** The server is newer than this page, which has to be reloaded. */
  | 'outdated'

/**
 * Whether the server refuses a call for good. Only the API can: a response of a gateway or of a captive
 * portal has no code and is not about the call.
 */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === undefined) return false
  return error.status < 500 && !PASSING.has(error.status)
}

/** The connection after a call has failed. */
export function connectionAfter({ status, code, retryAfterMs }: ApiError): Connection {
  if (status === 0) return 'offline'
  if (status === 429 && retryAfterMs !== undefined) return 'paused'
  return code === 'AppOutdated' ? 'outdated' : 'failing'
}

/** An operation that the server has refused, to be shown once. */
export interface Refusal {
  /** UUID of the operation. */
  readonly id: string
  readonly change: ShoppingChange
  readonly code: ApiError['code']
  /** The reason, in the language of that moment. */
  readonly message: string
}

/** What the lead tab knows of the server; it is shared with all tabs. */
export interface ServerNews {
  readonly connection: Connection
  readonly refusals: readonly Refusal[]
  /** Recipes that left the list because they are no longer in the catalogue. */
  readonly gone: readonly GoneRecipe[]
}

/** Whether a refusal needs no report, because the result is as the cook wanted or the item is gone. */
export function isMoot({ change }: StoredOperation, { code, status }: ApiError): boolean {
  if (code === 'ListGone') return false
  return code === 'NoteExists' || (status === 404 && change.kind !== 'addRecipe')
}
