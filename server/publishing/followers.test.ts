import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import { announceNews } from '#server/push/announce.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

const FOLLOWERS = 10_000
const ROWS = 500

/** Members with a device each, who follow an author. */
async function addFollowers(db: Kysely<Database>, author_id: number): Promise<void> {
  const now = Date.now()
  const numbers = Array.from({ length: FOLLOWERS }, (_, index) => index)
  for (const batch of batches(numbers, ROWS)) {
    const users = await db
      .insertInto('users')
      .values(
        batch.map((number) => ({
          kind: 'member' as const,
          first_name: 'Fan',
          last_name: '',
          username: `fan-${number}`,
          username_key: `fan-${number}`,
          email: null,
          email_key: null,
          password_hash: null,
          language: 1 as const,
          notifications: 1 as const,
          disabled_at: null,
          email_proved_at: null,
          created_at: now,
        })),
      )
      .returning('id')
      .execute()
    const devices = users.map(({ id }) => ({ id, hash: randomBytes(32).toString('hex') }))
    const times = { created_at: now, last_used_at: now, expires_at: now + 1e9 }
    await db
      .insertInto('tokens')
      .values(devices.map(({ id, hash }) => ({ hash, user_id: id, ...times })))
      .execute()
    await db
      .insertInto('push_subscriptions')
      .values(
        devices.map(({ id, hash }) => ({
          user_id: id,
          token_hash: hash,
          endpoint: `https://push.example/${hash}`,
          p256dh: '',
          auth: '',
          created_at: now,
        })),
      )
      .execute()
    await db
      .insertInto('news_choices')
      .values(
        devices.map(({ id, hash }) => ({ user_id: id, published: 'now' as const, secret: hash })),
      )
      .execute()
    await db
      .insertInto('subscriptions')
      .values(devices.map(({ id }) => ({ user_id: id, author_id, created_at: now })))
      .execute()
  }
}

test.for(databases)(
  'PUB-70 ten thousand subscribers are told once, in a queue of their own (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const server = await startPublishing(engine)
    const { app, database, people, publish, save, send, decide } = server
    const { db } = database
    const { id: author } = await db
      .selectFrom('all_authors')
      .select('id')
      .where('owner_id', '=', people.imani.id)
      .executeTakeFirstOrThrow()
    await addFollowers(db, author)
    const queued = async () =>
      await db
        .selectFrom('push_queue')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    const { own, publicId } = await publish()
    // Publishing waits for none of them.
    expect(await queued()).toEqual({ count: 0 })
    expect(await announceNews(db, Date.now())).toBe(true)
    expect(await queued()).toEqual({ count: FOLLOWERS })
    for (const table of ['mail_queue', 'bell_queue'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([])
    // Neither a later version nor the way back is news.
    const next = await save(people.imani, own, { ...PUBLIC_CRUMBLE, Name: { en: 'Again' } })
    const [, sent] = await send(people.imani, next)
    await decide(people.ed, sent.Submission?.Id ?? 0, 'approval')
    const path = `/my/recipes/${own.Id}/publication`
    await call(app, 'DELETE', path, people.imani.headers)
    await call(app, 'POST', path, people.imani.headers)
    expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(200)
    // Their author hears of the decision.
    await announceNews(db, Date.now())
    expect(await queued()).toEqual({ count: FOLLOWERS })
  },
)
