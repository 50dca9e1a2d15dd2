import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { HostErrors } from '#contract/host/errors.ts'
import { ERROR_CODES } from '#contract/errors.ts'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { messageOf } from '#server/http/messages.ts'

/** Days for which a kind of error can be muted. */
const QUIET_DAYS = 7

/** A kind of error with its counts of the last thirty days. */
interface Kind {
  kind: string
  count: number
  first: number
  last: number
  isQuiet: boolean
}

/** Every kind of error, the most recent first. */
async function readKinds(db: Kysely<Database>, now: number): Promise<Kind[]> {
  const rows = await db
    .selectFrom('error_counts')
    .leftJoin('quiet_errors', (join) =>
      join.onRef('quiet_errors.kind', '=', 'error_counts.kind').on('quiet_errors.until', '>', now),
    )
    .select(({ fn }) => [
      'error_counts.kind',
      fn.sum<number | string>('error_counts.count').as('count'),
      fn.min('error_counts.first_at').as('first'),
      fn.max('error_counts.last_at').as('last'),
      fn.max('quiet_errors.count').as('quiet'),
    ])
    .groupBy('error_counts.kind')
    .orderBy('last', 'desc')
    .execute()
  return rows.map(({ kind, count, first, last, quiet }) => ({
    kind,
    count: Number(count),
    first,
    last,
    // Twice as many errors end the silence.
    isQuiet: quiet !== null && Number(count) < 2 * quiet,
  }))
}

/** Every kind of error with the message that members saw, for the host. */
export async function readErrors(
  db: Kysely<Database>,
  { now, langId }: { now: number; langId: LangId },
): Promise<HostErrors> {
  const kinds = await readKinds(db, now)
  return {
    Errors: kinds.map(({ kind, count, first, last, isQuiet }) => {
      const [Code = '', ...where] = kind.split(' ')
      const code = ERROR_CODES.find((one) => one === Code)
      return {
        Kind: kind,
        Code,
        Where: where.join(' '),
        Count: count,
        First: new Date(first).toISOString(),
        Last: new Date(last).toISOString(),
        Seen: code ? messageOf(code, langId) : '',
        IsQuiet: isQuiet,
      }
    }),
  }
}

/** The number of kinds of errors in the last day, and how many of them are new. */
export async function countKinds(
  db: Kysely<Database>,
  now: number,
): Promise<{ Kinds: number; New: number }> {
  const kinds = await readKinds(db, now)
  const recent = kinds.filter(({ last, isQuiet }) => last > now - DAY_MS && !isQuiet)
  return { Kinds: recent.length, New: recent.filter(({ first }) => first > now - DAY_MS).length }
}

/** Mutes a kind of error for a week unless its number doubles, or unmutes it. */
export async function makeQuiet(
  db: Kysely<Database>,
  { Kind, IsQuiet }: { Kind: string; IsQuiet: boolean },
  now: number,
): Promise<void> {
  await db.deleteFrom('quiet_errors').where('kind', '=', Kind).execute()
  const found = (await readKinds(db, now)).find(({ kind }) => kind === Kind)
  if (!IsQuiet || !found) return
  const row = { until: now + QUIET_DAYS * DAY_MS, count: found.count }
  await db
    .insertInto('quiet_errors')
    .values({ kind: Kind, ...row })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
    .execute()
}
