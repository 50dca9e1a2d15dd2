import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { RECIPE, startReports } from '#tests/support/reports.ts'
import { CASES_AT_ONCE, closeCases, forgetNetworks } from './forget.ts'

const PEOPLE = ['kim', 'ana'] as const

test.for(databases)(
  'RPT-20 an account takes along its reports, and leaves none of its words behind (%s)',
  async (engine) => {
    const server = await startReports(engine, PEOPLE)
    const { app, as, comment, comments, database, people, report } = server
    const { db } = database
    const Id = await comment('kim', 'Mine')
    await report('ana', { Kind: 'comment', Id, Word: 'I know Kim.' })
    await as('ana', 'POST', '/my/blocks', { Kind: 'comment', Id })
    const packed = await app.inject({ url: '/api/my/export', headers: people.ana.headers })
    const text = strFromU8(unzipSync(packed.rawPayload)['account.json'] ?? new Uint8Array())
    expect(JSON.parse(text)).toMatchObject({
      reports: [{ reason: 'danger', word: 'I know Kim.' }],
      blocks: [{}],
    })
    expect(text).not.toMatch(/address_hash|blocked_id|household_id/)
    await as('ana', 'PATCH', '/me/delete_account', { Message: 'Bye' })
    expect(await db.selectFrom('reports').selectAll().execute()).toMatchObject([
      { user_id: null, word: '', address_hash: null },
    ])
    expect(await db.selectFrom('blocks').selectAll().execute()).toEqual([])
    await as('kim', 'PATCH', '/me/delete_account', { Message: 'Bye' })
    expect((await comments())[0]).toBe('Mine')
    expect(await db.selectFrom('report_cases').select('user_id').execute()).toEqual([
      { user_id: null },
    ])
  },
)

test.for(databases)(
  'RPT-21 after 90 days nobody knows from where something was reported (%s)',
  async (engine) => {
    const { comment, database, report } = await startReports(engine, PEOPLE)
    const { db } = database
    const Id = await comment('kim', 'Mine')
    await report('ana', { Kind: 'comment', Id })
    const networks = async () =>
      (await db.selectFrom('reports').select('address_hash').execute()).map(
        ({ address_hash }) => address_hash !== null,
      )
    await forgetNetworks(db, Date.UTC(2026, 10, 1 + 89))
    expect(await networks()).toEqual([true])
    await forgetNetworks(db, Date.UTC(2026, 10, 1 + 90))
    expect(await networks()).toEqual([false])
  },
)

test.for(databases)(
  'RPT-22 a case about what was deleted is closed, however many others stand before it (%s)',
  async (engine) => {
    const { comment, database, report } = await startReports(engine, PEOPLE)
    const { db } = database
    const lasting = Array.from({ length: CASES_AT_ONCE }, (_, index) => ({
      recipe_id: RECIPE,
      user_id: null,
      lang_id: 1 as const,
      text: `Comment ${index}`,
      created_at: 0,
    }))
    const comments = await db.insertInto('comments').values(lasting).returning('id').execute()
    const cases = comments.map(({ id }) => ({
      kind: 'comment' as const,
      subject_id: id,
      state: 'open' as const,
      text: '',
      opened_at: 0,
    }))
    await db.insertInto('report_cases').values(cases).execute()
    const Id = await comment('kim', 'Mine')
    await report('ana', { Kind: 'comment', Id })
    await db.deleteFrom('comments').where('id', '=', Id).execute()
    await closeCases(db, 1)
    const states = await db
      .selectFrom('report_cases')
      .select((row) => ['state', row.fn.countAll<number>().as('count')])
      .groupBy('state')
      .orderBy('state')
      .execute()
    expect(states).toEqual([
      { state: 'gone', count: 1 },
      { state: 'open', count: CASES_AT_ONCE },
    ])
  },
)
