import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** A picture whose row has been deleted. */
export interface DeletedPicture {
  media_id: number
  /** Its file, as the row named it. */
  file: string | null
}

/** Where the bytes of the pictures of own recipes lie. */
export interface PictureStore {
  /** Stores a picture whose row the same transaction has added. */
  readonly put: (trx: Kysely<Database>, id: number, image: Buffer) => Promise<void>
  /**
   * Undefined for a picture that is not there, or is not the one that was stored.
   * @param trx the transaction that the caller is in
   */
  readonly get: (id: number, trx?: Kysely<Database>) => Promise<Buffer | undefined>
  /** Deletes pictures that a member has deleted. */
  readonly remove: (pictures: readonly DeletedPicture[]) => Promise<void>
  /** Puts pictures into the bin whose time has come. */
  readonly discard: (pictures: readonly DeletedPicture[]) => Promise<void>
  /** Puts pictures without a row into the bin: their process ended before it could delete them. */
  readonly tidy: () => Promise<void>
  /** Takes pictures back from the bin that have a row, and logs how many are missing. */
  readonly takeBack: () => Promise<void>
}
