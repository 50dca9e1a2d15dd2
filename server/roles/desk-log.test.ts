import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { appendToLog, checkLog, GENESIS } from './desk-log.ts'

const NOW = Date.UTC(2026, 10, 28)

/** Puts a member on hold in the log. */
async function log(db: Kysely<Database>, subjectId: number, why = 'insults'): Promise<void> {
  await transact(db, async (trx) => {
    await appendToLog(trx, {
      actorId: 7,
      action: 'member-suspended',
      subjectKind: 'member',
      subjectId,
      details: { why, until: null },
      now: NOW,
    })
  })
}

test.for(databases)('DSK-10 each row of the log follows the one before (%s)', async (engine) => {
  const { db } = await openTestDatabase(engine)
  expect(await checkLog(db)).toEqual({ rows: 0, hash: GENESIS })
  await log(db, 8)
  await log(db, 9, 'spam')
  const rows = await db.selectFrom('desk_log').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    { id: 1, source: 'page', actor_id: 7, subject_id: 8, previous: GENESIS, logged_at: NOW },
    { id: 2, details: '{"until":null,"why":"spam"}', previous: rows[0]?.hash },
  ])
  expect(await checkLog(db)).toEqual({ rows: 2, hash: rows[1]?.hash })
})

test.for(databases)('many at once leave one chain without gaps (%s)', async (engine) => {
  const { db } = await openTestDatabase(engine)
  await Promise.all(Array.from({ length: 20 }, (_, index) => log(db, index + 1)))
  expect(await checkLog(db)).toMatchObject({ rows: 20 })
  const failing = transact(db, async (trx) => {
    await appendToLog(trx, {
      actorId: null,
      action: 'role-granted',
      subjectKind: 'member',
      subjectId: 1,
      now: NOW,
    })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await log(db, 21)
  expect(await checkLog(db)).toMatchObject({ rows: 21 })
})

test.for(databases)('DSK-11 no row of the log can be changed or deleted (%s)', async (engine) => {
  const { db } = await openTestDatabase(engine)
  await log(db, 8)
  const only = /rows of desk_log are only added/
  await expect(db.updateTable('desk_log').set({ actor_id: 8 }).execute()).rejects.toThrow(only)
  await expect(db.deleteFrom('desk_log').where('id', '=', 1).execute()).rejects.toThrow(only)
  const copied = sql`select id, 0, source, actor_id, action, subject_kind, subject_id, details,
    previous, hash from desk_log`
  const columns = sql.raw(
    'id, logged_at, source, actor_id, action, subject_kind, subject_id, details, previous, hash',
  )
  await expect(OVER[engine](db, columns, copied)).rejects.toThrow(only)
  expect(await checkLog(db)).toMatchObject({ rows: 1 })
})

type Part = ReturnType<typeof sql>
/** What else replaces or removes rows on each engine. */
const OVER = {
  sqlite: async (db: Kysely<Database>, columns: Part, copied: Part) =>
    await sql`insert or replace into desk_log (${columns}) ${copied}`.execute(db),
  postgres: async (db: Kysely<Database>, columns: Part, copied: Part) => {
    await expect(sql`truncate desk_log`.execute(db)).rejects.toThrow(/only added/)
    await sql`insert into desk_log (${columns}) ${copied}
      on conflict (id) do update set logged_at = 0`.execute(db)
  },
}

/** What whoever owns the database can do nevertheless. */
const UNLOCK = {
  sqlite: ['drop trigger desk_log_update', 'drop trigger desk_log_delete'],
  postgres: ['alter table desk_log disable trigger all'],
}

test.for(databases)(
  'DSK-12 the check names the first row that was changed (%s)',
  async (engine) => {
    const { db } = await openTestDatabase(engine)
    for (let member = 1; member <= 5; member++) await log(db, member)
    for (const statement of UNLOCK[engine]) await sql.raw(statement).execute(db)
    await db.deleteFrom('desk_log').where('id', '=', 5).execute()
    expect(await checkLog(db)).toMatchObject({ rows: 4, brokenId: 5 })
    await db.updateTable('desk_log').set({ actor_id: null }).where('id', '=', 4).execute()
    expect(await checkLog(db)).toMatchObject({ rows: 3, brokenId: 4 })
    await db.deleteFrom('desk_log').where('id', '=', 2).execute()
    expect(await checkLog(db)).toMatchObject({ rows: 1, brokenId: 2 })
  },
)
