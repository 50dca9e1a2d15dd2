import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { LangId } from '#contract/languages.ts'
import { NEWS_DAYS, NEWS_MAX, type News, type NewsRef, type SeenBody } from '#contract/news/news.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ensureChoices } from './choices.ts'
import { readNews } from './read-news.ts'

/** Most things that are noted one by one as seen: in both languages, some twice. The oldest give way. */
const SEEN_MAX = 4 * NEWS_MAX

/** The name of something new: "recipe 12 1764259200000". It ends with the time. */
const nameOf = ({ Kind, Id, Published }: NewsRef) => `${Kind} ${Id} ${Date.parse(Published)}`

const timeOf = (name: string) => Number(name.split(' ').at(-1))

interface Seen {
  /** Everything that was published until then. */
  until: number
  names: readonly string[]
}

async function readSeen(db: Kysely<Database>, userId: number): Promise<Seen> {
  const row = await db
    .selectFrom('news_choices')
    .select(['seen_until', 'seen'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row
    ? { until: row.seen_until, names: JSON.parse(row.seen) as string[] }
    : { until: 0, names: [] }
}

/** Who asks, in which language, and when. */
interface Reader {
  userId: number
  langId: LangId
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** What is new for a member, with what they have seen of it. */
export async function newsOf(db: Kysely<Database>, { userId, langId, now }: Reader): Promise<News> {
  const since = now - NEWS_DAYS * DAY_MS
  const { until, names } = await readSeen(db, userId)
  const seen = new Set(names)
  const dated = await readNews(db, { userId, langId, since, until: now, toTell: false })
  const Items = dated.map((item) =>
    Object.assign(item, {
      IsNew: Date.parse(item.Published) > until && !seen.has(nameOf(item)),
    }),
  )
  const Unseen = Items.filter(({ IsNew }) => IsNew).length
  return { Items, Since: new Date(since).toISOString(), Unseen }
}

/** How much of it the member has not seen. Whoever has seen everything reads hardly a row. */
export async function countUnseen(
  db: Kysely<Database>,
  { userId, langId, now }: Reader,
): Promise<number> {
  const { until, names } = await readSeen(db, userId)
  const since = Math.max(until, now - NEWS_DAYS * DAY_MS)
  const seen = new Set(names)
  const dated = await readNews(db, { userId, langId, since, until: now, toTell: false })
  return dated.filter((item) => !seen.has(nameOf(item))).length
}

/**
 * Notes what a member has seen. What is published later is not seen yet, whatever a device's clock says, and an
 * earlier time than before changes nothing.
 * @param now milliseconds since 1970, UTC
 */
export async function seeNews(
  db: Kysely<Database>,
  userId: number,
  { Until, Items = [] }: SeenBody,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await ensureChoices(trx, userId)
    const before = await readSeen(trx, userId)
    const seen_until = Math.max(
      before.until,
      Until === undefined ? 0 : Math.min(Date.parse(Until), now),
    )
    const names = new Set([...before.names, ...Items.map(nameOf)])
    const newer = [...names].filter((name) => timeOf(name) > seen_until && timeOf(name) <= now)
    const seen = JSON.stringify(newer.slice(-SEEN_MAX))
    await trx
      .updateTable('news_choices')
      .set({ seen_until, seen })
      .where('user_id', '=', userId)
      .execute()
  })
}
