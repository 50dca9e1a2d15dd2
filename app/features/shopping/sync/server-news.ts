import type { ApiError } from '#app/lib/api/api-error.ts'
import type { Connection } from '#app/lib/sync/connection.ts'
import type { GoneRecipe } from './gone-recipes.ts'
import type { ShoppingChange, StoredOperation } from '../model/operation.ts'

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
