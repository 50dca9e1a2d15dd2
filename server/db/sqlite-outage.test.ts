import { mkdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database.ts'
import { watchSqliteThreads } from '#tests/support/sqlite-threads.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** A database with a row, and what reads and writes it. */
async function openTotals() {
  const endThreads = watchSqliteThreads()
  const { db, config } = await openTestDatabase('sqlite')
  const read = async () => await db.selectFrom('totals').select('value').execute()
  const write = async (value: number, table = db) =>
    await table.insertInto('totals').values({ name: 'recipes', value }).execute()
  const file = join(config.DATA_DIR, 'simmer.db')
  return { db, endThreads, read, write, file }
}

/** Why something failed that the test goes on beside. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('when the thread of SQLite ends, running statements fail and the next one opens it anew', async () => {
  const { endThreads, read, write } = await openTotals()
  await write(7)
  const reading = [read(), read()].map(async (one) => await one.catch((error: unknown) => error))
  await endThreads()
  for (const outcome of await Promise.all(reading)) {
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(DatabaseUnavailable)
    else expect(outcome).toEqual([{ value: 7 }])
  }
  expect(await read()).toEqual([{ value: 7 }])
})

test('a transaction whose thread ends leaves nothing behind, and nobody waits for it', async () => {
  const { db, endThreads, read, write } = await openTotals()
  const hasWritten = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  const transaction = db.transaction().execute(async (trx) => {
    await write(1, trx)
    hasWritten.resolve()
    await mayGoOn.promise
    await write(2, trx)
  })
  const outcome = failureOf(transaction)
  await hasWritten.promise
  const waiting = failureOf(read())
  await endThreads()
  expect(await waiting).toBeInstanceOf(DatabaseUnavailable)
  expect(await read()).toEqual([])
  mayGoOn.resolve()
  expect(await outcome).toBeInstanceOf(DatabaseUnavailable)
  await write(3)
  expect(await read()).toEqual([{ value: 3 }])
})

/** Lets the file grow by nothing; a full disk answers the same. */
async function fillUp({
  db,
}: Awaited<ReturnType<typeof openTotals>>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db)
  return async () => void (await sql`pragma max_page_count = 1000000`.execute(db))
}

test('a full disk refuses writes, goes on reading, and takes writes when there is room', async () => {
  const totals = await openTotals()
  const { db, read, write } = totals
  await write(7)
  const makeRoom = await fillUp(totals)
  const grow = async (table = db) =>
    await table
      .insertInto('account_messages')
      .values({ message: 'x'.repeat(1_000_000), created_at: 0 })
      .execute()
  await expect(grow()).rejects.toMatchObject({ name: 'DatabaseUnavailable', outage: 'full' })
  const transaction = db.transaction().execute(async (trx) => {
    await trx.updateTable('totals').set({ value: 8 }).execute()
    await grow(trx).catch(() => {})
    await trx.updateTable('totals').set({ value: 9 }).execute()
  })
  await expect(transaction).rejects.toMatchObject({ outage: 'full' })
  expect(await read()).toEqual([{ value: 7 }])
  await makeRoom()
  await grow()
  expect(await db.selectFrom('account_messages').select('id').execute()).toHaveLength(1)
})

test('a file that cannot be opened is opened when it is there again', async () => {
  const { endThreads, file, read, write } = await openTotals()
  await write(7)
  await endThreads()
  await rename(file, `${file}.away`)
  await mkdir(file)
  await expect(read()).rejects.toMatchObject({ name: 'DatabaseUnavailable', outage: 'gone' })
  await rmdir(file)
  await rename(`${file}.away`, file)
  expect(await read()).toEqual([{ value: 7 }])
})

test('a connection that only reads is replaced by one that writes', async () => {
  const { db, read, write } = await openTotals()
  await sql`pragma query_only = on`.execute(db)
  await expect(write(7)).rejects.toMatchObject({ outage: 'read-only' })
  await write(7)
  expect(await read()).toEqual([{ value: 7 }])
})
