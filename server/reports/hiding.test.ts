import { expect, test } from 'vitest'
import { PublicChanges } from '#server/catalogue/public-changes.ts'
import { checkLog } from '#server/roles/desk-log.ts'
import { databases } from '#tests/support/database.ts'
import { RECIPE, startReports } from '#tests/support/reports.ts'

const PEOPLE = ['kim', 'ana', 'ben', 'cara', 'dan'] as const
const RAW = 'Eat the beans raw.'

test.for(databases)(
  'RPT-01 what somebody reports is gone for them at once, and for nobody else (%s)',
  async (engine) => {
    const { as, comment, comments, report } = await startReports(engine, PEOPLE)
    const before = await comments()
    const Id = await comment('kim', RAW)
    const [status, made] = await report('ana', { Kind: 'comment', Id, Word: 'Poisonous.' })
    expect([status, made]).toMatchObject([
      201,
      { Kind: 'comment', Reason: 'danger', Word: 'Poisonous.', Outcome: 'open', IsShown: false },
    ])
    expect(await comments('ana')).toEqual(before)
    for (const who of [undefined, 'kim', 'ben'] as const) {
      expect(await comments(who)).toEqual([RAW, ...before])
    }
    // The same person again: one report, with what they say now.
    await report('ana', { Kind: 'comment', Id }, { reason: 'other' })
    expect((await as('ana', 'GET', '/my/reports'))[1]).toMatchObject({
      Reports: [{ Id: made.Id, Reason: 'other', Word: '' }],
    })
    await as('ana', 'PATCH', `/my/reports/${made.Id}/show`, { IsShown: true })
    expect(await comments('ana')).toEqual([RAW, ...before])
  },
)

test.for(databases)(
  'RPT-02 three people hide a comment for all but its writer, and visitors notice (%s)',
  async (engine) => {
    const { as, comment, comments, database, report, wait } = await startReports(engine, PEOPLE)
    const before = await comments()
    const Id = await comment('kim', RAW)
    wait(8)
    const changes = new PublicChanges(database.db)
    await changes.read()
    await report('ana', { Kind: 'comment', Id })
    await report('ben', { Kind: 'comment', Id }, { reason: 'insult' })
    expect(await changes.read()).toEqual(new Set())
    expect(await comments()).toEqual([RAW, ...before])
    await report('cara', { Kind: 'comment', Id })
    expect(await changes.read()).toEqual(new Set([RECIPE]))
    for (const who of [undefined, 'dan'] as const) expect(await comments(who)).toEqual(before)
    expect(await comments('kim')).toEqual([RAW, ...before])
    // Nobody can do anything more with it; a report that is sent again is answered as before.
    expect((await as('dan', 'PATCH', `/recipe/${RECIPE}/comment/${Id}/like`))[0]).toBe(404)
    expect((await report('dan', { Kind: 'comment', Id }))[0]).toBe(404)
    expect((await report('cara', { Kind: 'comment', Id }))[0]).toBe(201)
    expect((await as('kim', 'GET', '/my/cases'))[1]).toMatchObject({
      Cases: [{ Text: RAW, IsHidden: true, IsByItself: true, Reason: 'danger', MayObject: false }],
    })
    const log = await database.db.selectFrom('desk_log').selectAll().execute()
    expect(log).toMatchObject([
      { source: 'automatic', actor_id: null, action: 'content-hidden', subject_id: Id },
    ])
    expect(await checkLog(database.db)).toMatchObject({ rows: 1 })
  },
)

test.for(databases)(
  'RPT-03 one person with many accounts hides nothing: by one network, one household, or new accounts (%s)',
  async (engine) => {
    const many = Array.from({ length: 6 }, (_, index) => `sock${index}` as const)
    const { as, comment, comments, database, people, report, wait } = await startReports(engine, [
      'kim',
      ...many,
    ])
    const before = await comments()
    const at = async (text: string) =>
      ({ Kind: 'comment', Id: await comment('kim', text) }) as const
    // New accounts, each from a network of its own.
    const first = await at('One')
    for (const name of many) await report(name, first)
    expect(await comments()).toEqual(['One', ...before])
    wait(8)
    // Old accounts of one network: also of one customer's IPv6.
    const second = await at('Two')
    for (const name of many) await report(name, second, { from: '198.51.100.7' })
    const third = await at('Three')
    for (const [index, name] of many.entries()) {
      await report(name, third, { from: `2001:db8:1:2::${index + 1}` })
    }
    // Old accounts of one household from networks of their own.
    const [keeper, ...others] = many
    await as(keeper ?? 'sock0', 'POST', '/household', { Name: 'Home' })
    for (const name of others) {
      const [, invitation] = await as<{ Token: string }>(
        keeper ?? 'sock0',
        'POST',
        '/household/invitation',
      )
      expect((await as(name, 'POST', '/household/join', { Token: invitation.Token }))[0]).toBe(200)
    }
    const fourth = await at('Four')
    for (const name of many) await report(name, fourth)
    expect(await comments()).toEqual(['Four', 'Three', 'Two', 'One', ...before])
    // What is stored tells neither an address nor who else was reported from there.
    const rows = await database.db
      .selectFrom('reports')
      .select(['user_id', 'address_hash'])
      .execute()
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|2001:db8|192\.0\.2/)
    const ofOne = rows.filter(({ user_id }) => user_id === people['sock0']?.id)
    expect(new Set(ofOne.map(({ address_hash }) => address_hash)).size).toBe(4)
  },
)

test.for(databases)(
  'two networks become one with a third that is in both, and stay one once forgotten (%s)',
  async (engine) => {
    const { comment, comments, database, report, wait } = await startReports(engine, PEOPLE)
    const Id = await comment('kim', RAW)
    wait(8)
    const about = { Kind: 'comment', Id } as const
    await report('ana', about, { from: '198.51.100.1' })
    await report('ben', about, { from: '198.51.100.2' })
    // Ana again, from where Ben was.
    await report('ana', about, { from: '198.51.100.2' })
    await database.db.updateTable('reports').set({ address_hash: null }).execute()
    await report('cara', about, { from: '198.51.100.3' })
    expect((await comments())[0]).toBe(RAW)
    await report('dan', about, { from: '198.51.100.4' })
    expect((await comments())[0]).not.toBe(RAW)
  },
)

test.for(databases)('many reports at once hide once (%s)', async (engine) => {
  const { comment, comments, database, report, wait } = await startReports(engine, PEOPLE)
  const Id = await comment('kim', RAW)
  wait(8)
  const names = ['ana', 'ben', 'cara', 'dan'] as const
  const answers = await Promise.all(names.map((name) => report(name, { Kind: 'comment', Id })))
  // Whoever comes after the third finds nothing any more.
  expect(answers.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 404])
  expect((await comments())[0]).not.toBe(RAW)
  expect(await database.db.selectFrom('desk_log').select('id').execute()).toHaveLength(1)
})

test('what a member does not see, or has written, they cannot report', async () => {
  const { as, comment, report } = await startReports('sqlite', PEOPLE)
  const Id = await comment('kim', RAW)
  expect((await report('kim', { Kind: 'comment', Id }))[0]).toBe(404)
  for (const Kind of ['comment', 'note', 'picture', 'recipe', 'cookbook', 'author'] as const) {
    expect((await report('ana', { Kind, Id: 999_999 }))[0]).toBe(404)
  }
  const long = { Kind: 'comment', Id, Word: 'x'.repeat(501) } as const
  expect(await report('ana', long)).toMatchObject([400, { Code: 'TextTooLong' }])
  const strange = { Kind: 'comment', Id, Reason: 'boring' }
  expect((await as('ana', 'POST', '/report', strange))[0]).toBe(400)
})
