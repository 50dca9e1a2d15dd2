import { hostname } from 'node:os'
import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { StorageGrowth } from '#contract/host/overview.ts'
import type { Database } from '#server/db/schema.ts'
import type { Disk } from '#server/lib/disk.ts'

/** Days of which the first and the last are compared. */
const LOOKED_AT_DAYS = 30
/** Fewer days say nothing. */
const DAYS_MIN = 7
/** Nobody plans further ahead. */
const AHEAD_DAYS_MAX = 3650

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** Notes how much of the disk of this machine is in use, once a day, and forgets what is long ago. */
export async function noteDisk(
  db: Kysely<Database>,
  { all, free }: Disk,
  now: number,
  machine = hostname(),
): Promise<void> {
  await db
    .insertInto('disk_days')
    .values({ machine, day: dayOf(now), used: all - free })
    .onConflict((conflict) => conflict.columns(['machine', 'day']).doNothing())
    .execute()
  await db
    .deleteFrom('disk_days')
    .where('day', '<', dayOf(now - LOOKED_AT_DAYS * DAY_MS))
    .execute()
}

/** How the disk of this machine fills, and when it is full at that pace: only from what was measured. */
export async function readGrowth(
  db: Kysely<Database>,
  { all, free }: Disk,
  now: number,
  machine = hostname(),
): Promise<StorageGrowth> {
  const first = await db
    .selectFrom('disk_days')
    .select(['day', 'used'])
    .where('machine', '=', machine)
    .where('day', '>=', dayOf(now - LOOKED_AT_DAYS * DAY_MS))
    .orderBy('day')
    .limit(1)
    .executeTakeFirst()
  const days = first ? Math.floor((now - Date.parse(first.day)) / DAY_MS) : 0
  if (!first || days < DAYS_MIN) return { Days: days, PerWeek: null, FullOn: null }
  const perDay = (all - free - first.used) / days
  const ahead = perDay > 0 ? free / perDay : Infinity
  return {
    Days: days,
    PerWeek: Math.round(perDay * 7),
    FullOn: ahead > AHEAD_DAYS_MAX ? null : new Date(now + ahead * DAY_MS).toISOString(),
  }
}
