import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { addFolder } from '#server/own-recipes/folders.ts'
import type { ImportRow } from './import-rows.ts'

/** The member's folder of the name that was chosen, a new one if there is none; null for no folder. */
export async function folderOf(
  db: Kysely<Database>,
  { user_id, folder: name }: ImportRow,
  now: number,
): Promise<number | null> {
  if (name === null) return null
  const known = await db
    .selectFrom('own_folders')
    .select('id')
    .where('user_id', '=', user_id)
    .where('name', '=', name)
    .executeTakeFirst()
  return known?.id ?? (await addFolder(db, user_id, { Name: name }, now)).Id
}
