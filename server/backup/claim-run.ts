import type { Kysely } from 'kysely'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { Database } from '#server/db/schema.ts'
import type { Receipt } from './receipt.ts'

/** Milliseconds after which a backup that failed or whose process ended is tried again. */
const AGAIN_MS = 6 * HOUR_MS
/** Days for which it is known what became of a backup. */
const KNOWN_DAYS = 400

/**
 * The last day on which a backup was due, as `2026-11-28`, UTC.
 * @param at `BACKUP_AT`
 */
export function dueDay(now: Date, at: string): string {
  const today = now.toISOString()
  const isDue = today.slice(11, 16) >= at
  return (isDue ? today : new Date(now.getTime() - DAY_MS).toISOString()).slice(0, 10)
}

/**
 * Claims the backup of a day for this process.
 * @returns whether this process has to make it; `finished` when it is made already
 */
export async function claimRun(
  db: Kysely<Database>,
  day: string,
  now: number,
): Promise<'ours' | 'claimed' | 'finished'> {
  const claimed = await db
    .insertInto('backup_runs')
    .values({ day, claimed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ claimed_at: now })
        .where('backup_runs.finished_at', 'is', null)
        .where('backup_runs.claimed_at', '<', now - AGAIN_MS),
    )
    .returning('day')
    .executeTakeFirst()
  if (claimed) return 'ours'
  const row = await db
    .selectFrom('backup_runs')
    .select('finished_at')
    .where('day', '=', day)
    .executeTakeFirst()
  return row && row.finished_at !== null ? 'finished' : 'claimed'
}

/** Notes a backup that was made, and forgets what is long ago. */
export async function noteFinished(
  db: Kysely<Database>,
  day: string,
  { file, receipt, now }: { file: string; receipt: Receipt; now: number },
): Promise<void> {
  const { size: bytes, rows, files: file_count } = receipt
  const row_count = Object.values(rows).reduce((sum, count) => sum + count, 0)
  await db
    .updateTable('backup_runs')
    .set({ finished_at: now, failure: null, file, bytes, row_count, file_count })
    .where('day', '=', day)
    .execute()
  const before = new Date(now - KNOWN_DAYS * DAY_MS).toISOString().slice(0, 10)
  await db.deleteFrom('backup_runs').where('day', '<', before).execute()
}

/** Notes why there is no backup. It is tried again after six hours. */
export async function noteFailure(
  db: Kysely<Database>,
  day: string,
  failure: string,
): Promise<void> {
  await db.updateTable('backup_runs').set({ failure }).where('day', '=', day).execute()
}

/** Leaves a backup to whoever is there: the process that was making it stops. */
export async function giveUpRun(db: Kysely<Database>, day: string): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({ claimed_at: 0 })
    .where('day', '=', day)
    .where('finished_at', 'is', null)
    .execute()
}
