import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** A backup that the server made, restored and compared. */
export interface LastBackup {
  /** Its name in `BACKUP_DIR`. */
  file: string
  bytes: number
  /** Milliseconds since 1970. */
  finishedAt: number
}

/** The last backup that the server made; undefined before the first. */
export async function lastBackup(db: Kysely<Database>): Promise<LastBackup | undefined> {
  const row = await db
    .selectFrom('backup_runs')
    .select(['file', 'bytes', 'finished_at'])
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row?.finished_at == null) return undefined
  return { file: row.file ?? '', bytes: row.bytes ?? 0, finishedAt: row.finished_at }
}
