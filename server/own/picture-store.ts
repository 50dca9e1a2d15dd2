import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Where the bytes of the pictures of own recipes lie, by the ids of their rows. */
export interface PictureStore {
  /** Stores a picture whose row the same transaction adds. */
  readonly put: (trx: Kysely<Database>, id: number, image: Buffer) => Promise<void>
  /** Undefined for a picture that is not there. */
  readonly get: (id: number) => Promise<Buffer | undefined>
  /** Deletes pictures whose rows have been deleted. */
  readonly remove: (ids: readonly number[]) => Promise<void>
  /** Deletes pictures without a row: their process ended before it could delete them. */
  readonly tidy: () => Promise<void>
}
