import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { hasRole } from '#server/roles/roles.ts'

/** The author that a member publishes as. */
export interface PublishingAuthor {
  readonly id: number
  readonly name: string
  /** What they send in is published at once. */
  readonly isTrusted: boolean
}

/** The author as whom a member publishes; undefined for members who may not publish. */
export async function publishingAuthor(
  db: Kysely<Database>,
  userId: number,
): Promise<PublishingAuthor | undefined> {
  if (!(await hasRole(db, userId, 'author'))) return undefined
  const row = await db
    .selectFrom('all_authors')
    .select(['id', 'name', 'is_trusted'])
    .where('owner_id', '=', userId)
    .executeTakeFirst()
  return row && { id: row.id, name: row.name, isTrusted: row.is_trusted === 1 }
}
