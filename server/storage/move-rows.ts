import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { ByteStore } from './byte-store.ts'
import { putChecked, progressOf, type Copied, type CopyTools } from './copy.ts'
import { newPictureFile, pictureKey } from './keys.ts'
import { sha256Of } from './read-bytes.ts'

/** Rows of one statement: their bytes are in memory. */
const ROWS = 20
const NONE = new Uint8Array()

/** Moves the bytes of one row. @returns false when the row has changed meanwhile */
type Move = () => Promise<boolean>

/**
 * Moves the bytes of pictures out of their rows into a store: the row names the file once its sum was compared, and
 * only then loses its bytes. It may be broken off and started again.
 * @throws {StorageUnavailable} with the first file that cannot be stored
 */
export async function moveRows(
  db: Kysely<Database>,
  to: ByteStore,
  { report }: CopyTools,
): Promise<Copied> {
  const done: Copied = { copied: 0, there: 0 }
  for (const read of [readAvatars, readPhotos, readOwnPictures, readPublished]) {
    for (let after = 0; ;) {
      const rows = await read(db, to, after)
      for (const { id, move } of rows) {
        after = id
        if (await move()) done.copied += 1
      }
      if (rows.length < ROWS) break
      report(progressOf(done))
    }
  }
  return done
}

/** The next rows that have bytes. */
type Rows = { id: number; move: Move }[]

async function store(to: ByteStore, key: string, image: Uint8Array): Promise<void> {
  await putChecked(to, key, { file: image, sha256: sha256Of(image) })
}

async function readAvatars(db: Kysely<Database>, to: ByteStore, after: number): Promise<Rows> {
  const rows = await db
    .selectFrom('avatars')
    .select(['user_id', 'hash', 'image'])
    .where('user_id', '>', after)
    .where('file', 'is', null)
    .orderBy('user_id')
    .limit(ROWS)
    .execute()
  return rows.map(({ user_id: id, hash, image }) => ({
    id,
    move: async () => {
      const file = `avatars/${newPictureFile(image)}`
      await store(to, file, image)
      const { numUpdatedRows } = await db
        .updateTable('avatars')
        .set({ file, image: NONE })
        .where('user_id', '=', id)
        // Not another picture that came meanwhile.
        .where('hash', '=', hash)
        .where('file', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }))
}

async function readPhotos(db: Kysely<Database>, to: ByteStore, after: number): Promise<Rows> {
  const rows = await db
    .selectFrom('cooked_photos')
    .select(['cooked_id', 'secret', 'image'])
    .where('cooked_id', '>', after)
    .where('file', 'is', null)
    .orderBy('cooked_id')
    .limit(ROWS)
    .execute()
  return rows.map(({ cooked_id: id, secret, image }) => ({
    id,
    move: async () => {
      const file = `log-photos/${newPictureFile(image)}`
      await store(to, file, image)
      const { numUpdatedRows } = await db
        .updateTable('cooked_photos')
        .set({ file, image: NONE })
        .where('cooked_id', '=', id)
        .where('secret', '=', secret)
        .where('file', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }))
}

async function readOwnPictures(db: Kysely<Database>, to: ByteStore, after: number): Promise<Rows> {
  const rows = await db
    .selectFrom('own_picture_files')
    .select(['media_id', 'image'])
    .where('media_id', '>', after)
    .orderBy('media_id')
    .limit(ROWS)
    .execute()
  return rows.map(({ media_id: id, image }) => ({
    id,
    move: async () => {
      const file = newPictureFile(image)
      await store(to, pictureKey({ media_id: id, file }), image)
      return await transact(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('own_pictures')
          .set({ file })
          .where('media_id', '=', id)
          .executeTakeFirst()
        await trx.deleteFrom('own_picture_files').where('media_id', '=', id).execute()
        return numUpdatedRows > 0n
      })
    },
  }))
}

async function readPublished(db: Kysely<Database>, to: ByteStore, after: number): Promise<Rows> {
  const rows = await db
    .selectFrom('published_pictures')
    .select(['media_id', 'image'])
    .where('media_id', '>', after)
    .where('file', 'is', null)
    .orderBy('media_id')
    .limit(ROWS)
    .execute()
  return rows.flatMap(({ media_id: id, image }) => {
    if (image === null) return []
    const move = async () => {
      const file = newPictureFile(image)
      await store(to, pictureKey({ media_id: id, file }), image)
      const { numUpdatedRows } = await db
        .updateTable('published_pictures')
        .set({ file, image: null })
        .where('media_id', '=', id)
        .where('file', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }
    return [{ id, move }]
  })
}
