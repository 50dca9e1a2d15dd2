import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { openDatabase } from './open.ts'
import { transact } from './transact.ts'

test.for(databases)('on %s, transactions at the same time lose no update', async (engine) => {
  const { db } = await openTestDatabase(engine)
  await db.insertInto('totals').values({ name: 'recipes', value: 0 }).execute()
  const addOne = () =>
    db.transaction().execute(async (trx) => {
      const { value } = await trx
        .selectFrom('totals')
        .select('value')
        .$if(engine === 'postgres', (query) => query.forUpdate())
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('totals')
        .set({ value: value + 1 })
        .execute()
    })
  await Promise.all(Array.from({ length: 30 }, addOne))
  expect(await db.selectFrom('totals').select('value').execute()).toEqual([{ value: 30 }])
})

/** SQLite never has two write transactions. */
const locking = databases.filter((engine) => engine === 'postgres')

test.for(locking)(
  'on %s, transactions that wait for each other both go through',
  async (engine) => {
    const { db } = await openTestDatabase(engine)
    await db
      .insertInto('totals')
      .values([
        { name: 'recipes', value: 0 },
        { name: 'cookbooks', value: 0 },
      ])
      .execute()
    const bothHaveOne = Promise.withResolvers<void>()
    let runs = 0
    let holders = 0
    const addTo = (names: readonly ('recipes' | 'cookbooks')[]) =>
      transact(db, async (trx) => {
        runs++
        for (const name of names) {
          await trx
            .updateTable('totals')
            .set((row) => ({ value: row('value', '+', 1) }))
            .where('name', '=', name)
            .execute()
          holders++
          if (holders === 2) bothHaveOne.resolve()
          await bothHaveOne.promise
        }
      })
    await Promise.all([addTo(['recipes', 'cookbooks']), addTo(['cookbooks', 'recipes'])])
    expect(runs).toBeGreaterThan(2)
    const totals = await db.selectFrom('totals').select('value').execute()
    expect(totals).toEqual([{ value: 2 }, { value: 2 }])
  },
)

test.for(databases)('on %s, a failed transaction leaves nothing behind', async (engine) => {
  const { db } = await openTestDatabase(engine)
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('totals').values({ name: 'recipes', value: 1 }).execute()
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await db.selectFrom('totals').selectAll().execute()).toEqual([])
})

test.for(databases)(
  'on %s, a statement outside never sees or joins an open transaction',
  async (engine) => {
    const { db } = await openTestDatabase(engine)
    const inside = Promise.withResolvers<void>()
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('totals').values({ name: 'recipes', value: 1 }).execute()
      inside.resolve()
      await trx.selectFrom('totals').selectAll().execute()
      throw new Error('changed my mind')
    })
    await inside.promise
    const [, outside] = await Promise.all([
      expect(failing).rejects.toThrow(),
      db.insertInto('totals').values({ name: 'cookbooks', value: 2 }).execute(),
    ])
    expect(outside).toHaveLength(1)
    expect(await db.selectFrom('totals').selectAll().execute()).toEqual([
      { name: 'cookbooks', value: 2 },
    ])
  },
)

test.for(databases)('on %s, a duplicate is distinguished from other errors', async (name) => {
  const { db, engine } = await openTestDatabase(name)
  const insert = (value: number | null) =>
    db
      .insertInto('totals')
      .values({ name: 'recipes', value: value as number })
      .execute()
      .catch((error: unknown) => error)
  await insert(1)
  expect(engine.isDuplicate(await insert(1))).toBe(true)
  expect(engine.isDuplicate(await insert(null))).toBe(false)
})

test.for(databases)('on %s, numbers come back as numbers and bytes as bytes', async (engine) => {
  const { db } = await openTestDatabase(engine)
  const cook = {
    kind: 'cook' as const,
    first_name: 'Ada',
    last_name: 'K.',
    username: 'ada',
    username_key: 'ada',
    language: 1 as const,
    created_at: 1_790_000_000_000,
  }
  const { id } = await db.insertInto('users').values(cook).returning('id').executeTakeFirstOrThrow()
  const image = new Uint8Array([0, 1, 254, 255])
  await db
    .insertInto('avatars')
    .values({ user_id: id, hash: 'abc', type: 'image/webp', image })
    .execute()
  const user = await db
    .selectFrom('users')
    .innerJoin('avatars', 'avatars.user_id', 'users.id')
    .select(({ fn }) => [
      'created_at',
      'disabled_at',
      'image',
      fn.countAll().over().as('count'),
      fn.sum('created_at').over().as('sum'),
    ])
    .executeTakeFirstOrThrow()
  expect({ ...user, image: [...user.image] }).toEqual({
    created_at: cook.created_at,
    disabled_at: null,
    image: [...image],
    count: 1,
    sum: cook.created_at,
  })
})

test.for(databases)(
  'on %s, texts are sorted byte by byte and ids are never reused',
  async (engine) => {
    const { db } = await openTestDatabase(engine)
    const slugs = ['b', 'ä', 'a-z', 'Z', 'az'].map((slug, index) => {
      return { kind: 'tag' as const, slug, id: index + 1 }
    })
    await db.insertInto('slugs').values(slugs).execute()
    const sorted = await db.selectFrom('slugs').select('slug').orderBy('slug').execute()
    expect(sorted.map(({ slug }) => slug)).toEqual(['Z', 'a-z', 'az', 'b', 'ä'])
    const add = async () =>
      await db
        .insertInto('account_messages')
        .values({ message: 'bye', created_at: 0 })
        .returning('id')
        .executeTakeFirstOrThrow()
    const first = await add()
    await db.deleteFrom('account_messages').execute()
    expect(await add()).not.toEqual(first)
  },
)

test('a write waits for another process that is writing to the SQLite file, and reads go on', async () => {
  const { db, config } = await openTestDatabase('sqlite')
  const other = new DatabaseSync(join(config.DATA_DIR, 'simmer.db'))
  other.exec('begin immediate')
  const write = db.insertInto('totals').values({ name: 'recipes', value: 1 }).execute()
  const transaction = db
    .transaction()
    .execute((trx) => trx.insertInto('totals').values({ name: 'cookbooks', value: 1 }).execute())
  expect(await db.selectFrom('totals').selectAll().execute()).toEqual([])
  other.exec('rollback')
  other.close()
  await Promise.all([write, transaction])
  expect(await db.selectFrom('totals').selectAll().execute()).toHaveLength(2)
})

test.for(databases)('reads of %s may go to a replica, which is closed with it', async (engine) => {
  const { config, db } = await openTestDatabase(engine)
  await db.insertInto('totals').values({ name: 'recipes', value: 7 }).execute()
  const withReplica = await openDatabase({ ...config, DATABASE_REPLICA_URL: config.DATABASE_URL })
  const read = () => withReplica.replica.selectFrom('totals').select('value').execute()
  expect(await read()).toEqual([{ value: 7 }])
  expect(withReplica.replica === withReplica.db).toBe(engine === 'sqlite')
  await withReplica.close()
  await expect(read()).rejects.toThrow()
})

test('a file that is not a database is not opened', async () => {
  const { config } = await openTestDatabase('sqlite')
  await expect(openDatabase({ ...config, DATA_DIR: '/dev/null/nowhere' })).rejects.toThrow()
  const nobody = { ...config, DATABASE_URL: 'postgresql://nobody@localhost:1/none' }
  await expect(openDatabase(nobody)).rejects.toThrow()
})
