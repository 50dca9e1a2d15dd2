import type { Kysely } from 'kysely'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { NO_LOG, type WarningLog } from '#server/lib/warning-log.ts'
import { isNamedBy, newPictureFile, pictureFile, pictureKey } from '#server/storage/keys.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { readBytes } from '#server/storage/read-bytes.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import { FILE_ROWS } from '#server/storage/rows.ts'
import type { DeletedPicture, PictureStore } from './picture-store.ts'

/** Keys of files that no other picture names: a copy has the file of its original. */
async function unnamedKeys(
  db: Kysely<Database>,
  pictures: readonly DeletedPicture[],
): Promise<string[]> {
  const keys = pictures.map(pictureKey)
  if (keys.length === 0) return []
  const named = await FILE_ROWS['own-pictures'].known(db, keys)
  return keys.filter((key) => !named.has(key))
}

/**
 * The pictures of own recipes: files, or bytes in a table where several machines share the database and no
 * store beside it.
 */
export function openPictures(
  { db, engine }: OpenDatabase,
  storage: Storage,
  log: WarningLog = NO_LOG,
): PictureStore {
  const store = storage.ofArea('own-pictures')
  const isInTable = engine.isShared && store.kind === 'folder'

  const bytesOf = async (row: DeletedPicture & { bytes: number; image: Uint8Array | null }) => {
    if (row.image) return Buffer.from(row.image)
    const key = pictureKey(row)
    const image = await readBytes(store, key)
    if (!image || (image.length === row.bytes && isNamedBy(key, image))) return image
    log.warn(`${key} is not the picture that was stored there: restore it from a backup`)
    return undefined
  }

  return {
    place: async (image) => {
      if (isInTable) return { image }
      const file = newPictureFile(image)
      await store.put(pictureKey({ media_id: 0, file }), image)
      return { file }
    },
    takeAway: async (placed) => {
      if ('file' in placed)
        await removeFiles(store, [pictureKey({ media_id: 0, file: placed.file })], log)
    },
    attach: async (trx, id, placed) => {
      if ('image' in placed) {
        const { image } = placed
        await trx.insertInto('own_picture_files').values({ media_id: id, image }).execute()
        return
      }
      const { file } = placed
      await trx.updateTable('own_pictures').set({ file }).where('media_id', '=', id).execute()
    },
    copy: async (trx, id, copy) => {
      // Writes the same value: nobody deletes the row, and then its file, in between.
      const original = await trx
        .updateTable('own_pictures')
        .set((row) => ({ bytes: row.ref('bytes') }))
        .where('media_id', '=', id)
        .returning(['media_id', 'file'])
        .executeTakeFirstOrThrow()
      const { numInsertedOrUpdatedRows: inTable } = await trx
        .insertInto('own_picture_files')
        .columns(['media_id', 'image'])
        .expression((from) =>
          from
            .selectFrom('own_picture_files')
            .select((row) => [row.val(copy).as('media_id'), 'image'])
            .where('media_id', '=', id),
        )
        .executeTakeFirstOrThrow()
      if (inTable !== 0n) return
      const file = pictureFile(original)
      await trx
        .updateTable('own_pictures')
        .set({ file })
        .where('media_id', 'in', [id, copy])
        .execute()
    },
    get: async (id) => {
      const row = await db
        .selectFrom('own_pictures')
        .leftJoin('own_picture_files', 'own_picture_files.media_id', 'own_pictures.media_id')
        .select(['own_pictures.media_id', 'file', 'bytes', 'image'])
        .where('own_pictures.media_id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      return await bytesOf(row)
    },
    getPublished: async (id) => {
      const row = await db
        .selectFrom('published_pictures')
        .select(['media_id', 'file', 'bytes', 'image'])
        .where('media_id', '=', id)
        .executeTakeFirst()
      return row && (await bytesOf(row))
    },
    remove: async (pictures) => {
      await removeFiles(store, await unnamedKeys(db, pictures), log)
    },
    discard: async (pictures) => {
      for (const key of await unnamedKeys(db, pictures)) await store.discard(key)
    },
  }
}
