import { sql } from 'kysely'
import type { OpenDatabase } from '#server/db/engine.ts'

/** How far the clock of the database is ahead of ours, in milliseconds; undefined for one that runs in our process. */
export async function databaseClock(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  now: () => number,
): Promise<number | undefined> {
  if (!engine.isShared) return undefined
  const begun = now()
  const { rows } = await sql<{ clock: number }>`select
    (extract(epoch from clock_timestamp()) * 1000)::float8 as clock`.execute(db)
  const at = rows[0]?.clock
  return at === undefined ? undefined : Math.round(at - (begun + now()) / 2)
}
