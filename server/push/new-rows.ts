import { sql, type Kysely } from 'kysely'
import { CATALOGUE_VERSION } from '#server/catalogue/version.ts'
import type { Database } from '#server/db/schema.ts'

/** Tables of what is to be announced. */
const ANNOUNCED = ['new_recipes', 'new_things', 'new_answers', 'new_decisions'] as const

/** Whether anything is to be announced. */
export async function findUnannounced(db: Kysely<Database>): Promise<boolean> {
  for (const table of ANNOUNCED) {
    const row = await db
      .selectFrom(table)
      .select('announcement')
      .where('announcement', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (row !== undefined) return true
  }
  return false
}

/** Claims everything new, under a number that grows with each announcement. */
export async function claimNews(trx: Kysely<Database>): Promise<number | undefined> {
  // It locks the row, so that two processes never take the same number.
  const { announcement } = await trx
    .updateTable('announcement_count')
    .set({
      announcement: sql<number>`case when announcement + 1 > ${CATALOGUE_VERSION}
        then announcement + 1 else ${CATALOGUE_VERSION} end`,
    })
    .where('id', '=', 1)
    .returning('announcement')
    .executeTakeFirstOrThrow()
  let isAny = false
  for (const table of ANNOUNCED) {
    const { numUpdatedRows } = await trx
      .updateTable(table)
      .set({ announcement })
      .where('announcement', 'is', null)
      .executeTakeFirstOrThrow()
    isAny ||= numUpdatedRows > 0n
  }
  return isAny ? announcement : undefined
}

/** Deletes what was new once all messages about it were sent. */
export async function deleteAnnounced(db: Kysely<Database>): Promise<void> {
  for (const table of ANNOUNCED)
    await db
      .deleteFrom(table)
      .where('announcement', 'is not', null)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('push_queue')
              .select('push_queue.id')
              .whereRef('push_queue.announcement', '<=', `${table}.announcement`)
              .where(
                sql<boolean>`coalesce(last_announcement, push_queue.announcement)
                  >= ${sql.ref(`${table}.announcement`)}`,
              ),
          ),
        ),
      )
      .execute()
}
