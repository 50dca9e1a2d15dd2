import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/account.ts'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import type { LogPage } from '#contract/desk/log.ts'
import type { DeskMember } from '#contract/desk/members.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk, type Person } from '#tests/support/desk.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'

const BEGIN = Date.UTC(2026, 10, 22)
const UNTIL = '2026-11-29T00:00:00.000Z'

/** An admin, an editor, and Kai, whom the editor puts on hold. */
async function start(engine: EngineName) {
  let time = BEGIN
  const now = () => new Date(time)
  const server = await startDesk(engine, ['ada', 'ed', 'kai'], { filled: true, now })
  const { app, grant } = server
  await grant('ada', 'admin')
  await grant('ed', 'editor')
  const act = async (who: Person, whom: Person, name: string, body: object = {}) =>
    await call<DeskMember>(app, 'PATCH', `/desk/members/${whom.id}/${name}`, who.headers, body)
  const hold = async (who: Person, whom: Person, body: object = {}) =>
    await act(who, whom, 'suspend', { Reason: 'Insults.', Until: UNTIL, ...body })
  const wait = (days: number) => (time += days * DAY_MS)
  return { ...server, act, hold, wait }
}

test.for(databases)(
  'DSK-30 whoever is on hold does nothing that others see, and reads why (%s)',
  async (engine) => {
    const { app, people, hold, wait } = await start(engine)
    const { ed, kai } = people
    const comment = async (text: string, language = 'en') => {
      const headers = { ...kai.headers, 'accept-language': language }
      return await call(app, 'POST', '/recipe/3/comment', headers, { text })
    }
    expect((await comment('First.'))[0]).toBe(201)
    expect((await hold(ed, kai))[1].OnHold).toEqual({ Until: UNTIL, Reason: 'Insults.' })

    expect(await comment('Second.')).toMatchObject([
      403,
      {
        Code: 'Suspended',
        Message:
          'Your account is on hold until 29 November 2026: you can use it, but do nothing that others see. Why: Insults.',
      },
    ])
    expect((await comment('Zweiter.', 'de'))[1].Message).toBe(
      'Dein Konto ruht bis zum 29. November 2026: Du kannst es nutzen, aber nichts tun, was andere sehen. Der Grund: Insults.',
    )
    const [, me] = await call<CurrentUser>(app, 'GET', '/me/', kai.headers)
    expect(me.OnHold).toEqual({ Until: UNTIL, Reason: 'Insults.' })
    // It ends by itself.
    wait(7)
    expect((await comment('Third.'))[0]).toBe(201)
    const [, later] = await call<CurrentUser>(app, 'GET', '/me/', kai.headers)
    expect(later).not.toHaveProperty('OnHold')
  },
)

test.for(databases)('DSK-31 what is private goes on meanwhile (%s)', async (engine) => {
  const { app, people, hold } = await start(engine)
  const { ed, kai } = people
  await hold(ed, kai, { Until: undefined })
  const steps = (await call<HowToStep[]>(app, 'GET', '/recipe/3/howto'))[1]
  const note = async (IsPrivate: boolean) => {
    const body = { Kind: 'tip', Text: 'Warm it.', StepId: steps[0]?.Id, Key: randomUUID() }
    return await call(app, 'POST', '/recipe/3/note', kai.headers, { ...body, IsPrivate })
  }
  expect((await note(true))[0]).toBe(201)
  expect(await note(false)).toMatchObject([403, { Code: 'Suspended' }])
  expect((await addOwn(app, kai.headers))[0]).toBe(201)
  const wish = { RecipeId: 3, Persons: 2 }
  expect((await call(app, 'POST', '/shopping/recipe/', kai.headers, wish))[0]).toBe(201)
  expect((await call(app, 'PATCH', '/recipe/3/favorize', kai.headers))[0]).toBe(200)
  expect((await call(app, 'PATCH', '/me/', kai.headers, { Language: 0 }))[0]).toBe(200)
  expect((await call(app, 'PATCH', '/me/', kai.headers, { FirstName: 'Boo' }))[0]).toBe(403)
})

test.for(databases)(
  'DSK-32 an editor lifts it again, and decides neither about admins nor about themselves (%s)',
  async (engine) => {
    const { app, people, act, hold } = await start(engine)
    const { ada, ed, kai } = people
    expect(await hold(ed, ed)).toMatchObject([403, { Code: 'OwnDecision' }])
    expect(await hold(ed, ada)).toMatchObject([403, { Code: 'AdminOnly' }])
    expect((await hold(kai, ed))[0]).toBe(404)
    expect(await hold(ed, kai, { Reason: '' })).toMatchObject([400, { Code: 'FieldRequired' }])
    expect(await hold(ed, kai, { Until: '2026-11-21T00:00:00Z' })).toMatchObject([
      400,
      { Code: 'FieldInvalid' },
    ])
    expect((await hold(ed, kai))[0]).toBe(200)
    expect(await act(ed, kai, 'lift', { Why: 'apologised' })).toMatchObject([200, { OnHold: null }])
    expect((await act(ed, kai, 'lift'))[0]).toBe(200)
    const [, { Rows }] = await call<LogPage>(app, 'GET', '/desk/log?limit=2', ed.headers)
    expect(Rows).toMatchObject([
      { Action: 'suspension-lifted', Details: { why: 'apologised' } },
      { Action: 'member-suspended', Details: { until: UNTIL, why: 'Insults.' } },
    ])
    // An editor on hold reads the desk and decides nothing.
    expect((await hold(ada, ed))[0]).toBe(200)
    expect((await call(app, 'GET', '/desk/log', ed.headers))[0]).toBe(200)
    expect(await hold(ed, kai)).toMatchObject([403, { Code: 'Suspended' }])
  },
)

test('every call that others see is refused on hold', async () => {
  const { app, people, hold } = await start('sqlite')
  await hold(people.ed, people.kai)
  const seen = Object.values<Call>(calls).filter(
    ({ isSeenByOthers, role }) => isSeenByOthers && role === undefined,
  )
  expect(seen.length).toBeGreaterThan(7)
  for (const { method, path } of seen) {
    const url = path.replaceAll(/:\w+/gu, '3')
    const answer = await call(app, method, url, people.kai.headers)
    expect([path, answer]).toMatchObject([path, [403, { Code: 'Suspended' }]])
  }
})
