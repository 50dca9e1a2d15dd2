import { sql, type Kysely } from 'kysely'
import { AUTHOR_NUMBERS_FROM, FOLLOWER_MONTHS } from '#contract/author-page/limits.ts'
import type { Followers } from '#contract/author-page/overview.ts'
import type { Database } from '#server/db/schema.ts'
import { berlinMonth, monthAfter } from '#server/lib/berlin-month.ts'

/** Writes how many follow each author this month, over what was written before. */
export async function countFollowers(db: Kysely<Database>, now: Date): Promise<void> {
  const month = berlinMonth(now)
  await sql`insert into follower_months (author_id, month, followers)
    select author_id, cast(${month} as text), count(*) from subscriptions
      where 1 = 1 group by author_id
    on conflict (author_id, month) do update set followers = excluded.followers`.execute(db)
  // Whoever has lost all of them is in no group.
  await sql`update follower_months set followers = 0 where month = ${month}
    and not exists (select 1 from subscriptions
      where subscriptions.author_id = follower_months.author_id)`.execute(db)
  await db
    .deleteFrom('follower_months')
    .where('month', '<=', monthAfter(month, -FOLLOWER_MONTHS))
    .execute()
}

/** When a month ends, `2026-11` or one after, by the clock of UTC. */
const endOf = (month: string) => Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`)

/**
 * How many follow an author, now and at the end of each month; null for fewer than ten. Months that were not
 * written down have those who still follow.
 */
export async function readFollowers(
  db: Kysely<Database>,
  authorId: number,
  now: Date,
): Promise<Followers | null> {
  const countBefore = async (time: number) => await countUntil(db, authorId, time)
  const count = await countBefore(Infinity)
  if (count < AUTHOR_NUMBERS_FROM) return null
  const written = await db
    .selectFrom('follower_months')
    .select(['month', 'followers'])
    .where('author_id', '=', authorId)
    .execute()
  const known = new Map(written.map(({ month, followers }) => [month, followers]))
  const current = berlinMonth(now)
  const months = Array.from({ length: FOLLOWER_MONTHS }, (_, index) =>
    monthAfter(current, index + 1 - FOLLOWER_MONTHS),
  )
  const counts: number[] = []
  for (const month of months) {
    if (month === current) counts.push(count)
    else counts.push(known.get(month) ?? (await countBefore(endOf(month))))
  }
  return { Count: count, Months: counts }
}

/** How many of those who follow an author began before a time. */
async function countUntil(db: Kysely<Database>, authorId: number, time: number): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .$if(Number.isFinite(time), (all) => all.where('created_at', '<', time))
    .executeTakeFirstOrThrow()
  return count
}
