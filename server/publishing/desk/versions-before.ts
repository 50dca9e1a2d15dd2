import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { SubmissionRow } from '../submission-rows.ts'

/** The submission of the same version that was returned before this one. */
export async function returnedBefore(
  db: Kysely<Database>,
  { id, recipe_id, number }: Pick<SubmissionRow, 'id' | 'recipe_id' | 'number'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('recipe_id', '=', recipe_id)
    .where('number', '=', number)
    .where('state', '=', 'returned')
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** The version that was published before a submission; undefined for a first one. */
export async function publishedBefore(
  db: Kysely<Database>,
  { id, recipe_id }: Pick<SubmissionRow, 'id' | 'recipe_id'>,
): Promise<Pick<SubmissionRow, 'id' | 'number' | 'draft'> | undefined> {
  return await db
    .selectFrom('submissions')
    .select(['id', 'number', 'draft'])
    .where('recipe_id', '=', recipe_id)
    .where('state', '=', 'approved')
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
