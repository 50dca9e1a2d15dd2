import type { Kysely } from 'kysely'
import type { HostBackup, HostOverview } from '#contract/host/overview.ts'
import { readWork } from '#server/backup/asked-work.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'

/** Backups that the page lists. */
const BACKUPS_SHOWN = 10

/** The backups that can be trusted, those that cannot, and how they are made. */
export async function readBackups(
  db: Kysely<Database>,
  { BACKUP_DIR, BACKUP_AT }: Config,
  now: number,
): Promise<HostOverview['Backup']> {
  return {
    IsDaily: BACKUP_DIR !== undefined,
    At: BACKUP_AT,
    Trusted: await trustedBackups(db),
    Failure: await lastFailure(db, now),
    Failed: await failedBackups(db),
    CanAsk: BACKUP_DIR !== undefined,
  }
}

async function trustedBackups(db: Kysely<Database>): Promise<HostBackup[]> {
  const rows = await db
    .selectFrom('backup_runs')
    .select(['finished_at', 'file', 'bytes', 'row_count', 'file_count'])
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(BACKUPS_SHOWN)
    .execute()
  return rows.map((row) => ({
    Finished: new Date(row.finished_at ?? 0).toISOString(),
    File: row.file ?? '',
    Bytes: row.bytes ?? 0,
    Rows: row.row_count ?? 0,
    Files: row.file_count ?? 0,
  }))
}

/** Why the last backup failed, or the last test of one. */
async function lastFailure(db: Kysely<Database>, now: number): Promise<string | null> {
  const work = await readWork(db, now)
  if (work?.Kind === 'restoreTest' && work.Failure !== null) return work.Failure
  const last = await db
    .selectFrom('backup_runs')
    .select(['failure', 'finished_at'])
    // One that is being made says nothing yet.
    .where((row) => row.or([row('failure', 'is not', null), row('finished_at', 'is not', null)]))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && last.finished_at === null ? last.failure : null
}

async function failedBackups(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('backup_runs')
    .select(['day', 'failure'])
    .where('finished_at', 'is', null)
    .where('failure', 'is not', null)
    .orderBy('day', 'desc')
    .limit(BACKUPS_SHOWN)
    .execute()
  // One that was asked for is named by its moment.
  return rows.map(({ day, failure }) => ({ Day: day.slice(0, 10), Failure: failure ?? '' }))
}
