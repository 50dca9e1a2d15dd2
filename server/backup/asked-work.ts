import type { Kysely, Selectable } from 'kysely'
import { MINUTE_MS } from '#contract/durations.ts'
import type { HostWork, HostWorkKind, HostWorkStep } from '#contract/host/work.ts'
import type { Database } from '#server/db/schema.ts'
import type { HostWorkTable } from '#server/db/tables/host.ts'

/** Milliseconds without a sign of life after which a job counts as ended with its process. */
const SILENCE_MS = MINUTE_MS
/** The only row. */
const ID = 1
/** The error that is recorded for a job whose process has ended. */
const LOST = 'The process that did it has ended.'

type Row = Selectable<HostWorkTable>

/** Whether a job that a host has requested is running, in any process. */
export async function isWorking(db: Kysely<Database>, now: number): Promise<boolean> {
  const row = await readRow(db)
  return row !== undefined && row.ended_at === null && row.seen_at > now - SILENCE_MS
}

/** The running job, or else the last one; undefined before the first. */
export async function readWork(db: Kysely<Database>, now: number): Promise<HostWork | undefined> {
  const row = await readRow(db)
  if (!row) return undefined
  const isLost = row.ended_at === null && row.seen_at <= now - SILENCE_MS
  const ended = isLost ? row.seen_at : row.ended_at
  return {
    Kind: row.kind as HostWorkKind,
    Step: row.step as HostWorkStep,
    Begun: new Date(row.begun_at).toISOString(),
    Ended: ended === null ? null : new Date(ended).toISOString(),
    Failure: isLost ? LOST : row.failure,
    Outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as HostWork['Outcome']),
  }
}

async function readRow(db: Kysely<Database>): Promise<Row | undefined> {
  return await db.selectFrom('host_work').selectAll().where('id', '=', ID).executeTakeFirst()
}

/**
 * Starts a job, unless one is running in any process. Of two concurrent requests one starts it.
 * @returns whether this process has started it
 */
export async function beginWork(
  db: Kysely<Database>,
  { kind, step, now }: { kind: HostWorkKind; step: HostWorkStep; now: number },
): Promise<boolean> {
  const fresh = { kind, step, begun_at: now, seen_at: now, ended_at: null }
  const values = { ...fresh, outcome: null, failure: null }
  const begun = await db
    .insertInto('host_work')
    .values({ id: ID, ...values })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(values)
        .where((row) =>
          row.or([
            row('host_work.ended_at', 'is not', null),
            row('host_work.seen_at', '<=', now - SILENCE_MS),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return begun !== undefined
}

/**
 * Records a sign of life of a job.
 * @param begun start time of the job, which identifies it
 * @returns false when another job has replaced it
 */
export async function goOn(
  db: Kysely<Database>,
  begun: number,
  { step, now }: { step: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('host_work')
    .set({ step, seen_at: now })
    .where('id', '=', ID)
    .where('begun_at', '=', begun)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records the result of a job. */
export async function endWork(
  db: Kysely<Database>,
  begun: number,
  { now, failure, outcome }: { now: number; failure: string | null; outcome: HostWork['Outcome'] },
): Promise<void> {
  await db
    .updateTable('host_work')
    .set({ ended_at: now, failure, outcome: outcome && JSON.stringify(outcome) })
    .where('id', '=', ID)
    .where('begun_at', '=', begun)
    .execute()
}
