import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { PictureStore } from './picture-store.ts'

/** Pictures in a table, so that every process of a shared database sees them. They end with their rows. */
export function tableStore(db: Kysely<Database>): PictureStore {
  return {
    put: async (trx, id, image) => {
      await trx.insertInto('own_picture_files').values({ media_id: id, image }).execute()
    },
    get: async (id) => {
      const row = await db
        .selectFrom('own_picture_files')
        .select('image')
        .where('media_id', '=', id)
        .executeTakeFirst()
      return row && Buffer.from(row.image)
    },
    remove: async () => {},
    tidy: async () => {},
  }
}
