import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { PictureFile } from '#server/storage/keys.ts'

/** A picture whose row has been deleted. */
export type DeletedPicture = PictureFile

/** A picture whose bytes are stored, or will be in its row, and that has no row yet. */
export type PlacedPicture = { readonly file: string } | { readonly image: Buffer }

/** Where the bytes of the pictures of own recipes lie. */
export interface PictureStore {
  /**
   * Stores a picture before its row is added. Not for use inside a transaction, because a store may be slow.
   * @throws {StorageUnavailable}
   */
  readonly place: (image: Buffer) => Promise<PlacedPicture>
  /** Deletes a picture that got no row. */
  readonly takeAway: (placed: PlacedPicture) => Promise<void>
  /** Gives a placed picture to the row that the same transaction has added. */
  readonly attach: (trx: Kysely<Database>, id: number, placed: PlacedPicture) => Promise<void>
  /** Gives the row of a copy, which the same transaction has added, the bytes of another picture. */
  readonly copy: (trx: Kysely<Database>, id: number, copy: number) => Promise<void>
  /**
   * Undefined for a picture that is not there, or is not the one that was stored.
   * @throws {StorageUnavailable}
   */
  readonly get: (id: number) => Promise<Buffer | undefined>
  /** The same of a picture of a published recipe. */
  readonly getPublished: (id: number) => Promise<Buffer | undefined>
  /** Deletes pictures that a member has deleted. What the store refuses is logged, and tidied up later. */
  readonly remove: (pictures: readonly DeletedPicture[]) => Promise<void>
  /** Puts pictures into the bin whose time has come. */
  readonly discard: (pictures: readonly DeletedPicture[]) => Promise<void>
}
