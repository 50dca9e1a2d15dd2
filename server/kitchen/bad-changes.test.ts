import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ApiErrorBody } from '#contract/error-body.ts'
import { KITCHEN_CHANGES_MAX, TIMER_NAME_MAX } from '#contract/kitchen/limits.ts'
import { databases } from '#tests/support/database.ts'
import {
  change,
  OPENING,
  post,
  readKitchen,
  session,
  startKitchen,
  tick,
  timer,
} from '#tests/support/kitchen.ts'

const A = randomUUID()

/** Changes that no device makes. */
const REFUSED: Record<string, unknown> = {
  'no list': 'session',
  nothing: [],
  'too many': Array.from({ length: KITCHEN_CHANGES_MAX + 1 }, () => tick(A)),
  'no object': [null],
  'an unknown kind': [{ ...tick(A), Kind: 'note' }],
  'a kind with the id of another': [{ ...tick(A), Id: 'session' }],
  'a session with an id of its own': [{ ...session(A), Id: randomUUID() }],
  'no id of a session': [tick('1')],
  'the id of a session in capitals': [session(A.toUpperCase())],
  'an id with a NUL': [tick(`${A}\u0000`)],
  'an unknown tick': [tick(A, OPENING, true, 'plate:1')],
  'a tick of nothing': [tick(A, OPENING, true, 'ingredient:0')],
  'a tick with 10,000 digits': [tick(A, OPENING, true, `tool:${'1'.repeat(10_000)}`)],
  'no time': [{ ...tick(A), ActedAt: undefined }],
  'a time before all': [tick(A, -1)],
  'a time after all': [tick(A, 1e300)],
  'a broken time': [tick(A, 1.5)],
  'a time as text': [{ ...tick(A), ActedAt: String(OPENING) }],
  'a tick as text': [{ ...tick(A), Value: { IsTicked: 'true' } }],
  'a name of 10,000 letters': [timer(A, OPENING, { Name: 'a'.repeat(10_000) })],
  'a name with a NUL': [timer(A, OPENING, { Name: 'Chicken\u0000' })],
  'a recipe of 10,000 letters': [session(A, OPENING, { RecipeName: 'a'.repeat(10_000) })],
  'a recipe that no id names': [session(A, OPENING, { RecipeId: 0 })],
  'a thousand people': [session(A, OPENING, { People: 1000 })],
  nobody: [session(A, OPENING, { People: 0 })],
  'step 101': [session(A, OPENING, { Step: 101 })],
  'a step done twice': [session(A, OPENING, { Done: [1, 1] })],
  'an unknown moment': [{ ...session(A), Value: { ...session(A).Value, Moment: 'eat' } }],
  'an unknown mark': [{ ...session(A), Value: { ...session(A).Value, Mark: 5 } }],
  'a timer of a year': [timer(A, OPENING, { Total: 31_536_000 })],
  'a timer of less than nothing': [timer(A, OPENING, { Total: -1 })],
  'more left than a timer can have': [timer(A, OPENING, { Left: 1e300, EndsAt: null })],
  'a timer without a deadline of any kind': [
    { ...timer(A), Value: { ...timer(A).Value, EndsAt: undefined } },
  ],
}

test.for(databases)(
  'ERR-29 a change that makes no sense is refused, and none of its request is made (%s)',
  async (engine) => {
    const { app, ada } = await startKitchen(engine)
    for (const [name, changes] of Object.entries(REFUSED)) {
      const list =
        Array.isArray(changes) && changes.length === 1 ? [session(A), ...changes] : changes
      const answer = await post(app, ada, list)
      expect({ name, status: answer.statusCode }).toEqual({ name, status: 400 })
      expect(['FieldInvalid', 'FieldRequired', 'TextTooLong']).toContain(
        answer.json<ApiErrorBody>().Code,
      )
    }
    expect(await readKitchen(app, ada)).toMatchObject({ Version: 0, Records: [] })
  },
)

test.for(databases)('a body that is no JSON object is refused (%s)', async (engine) => {
  const { app, ada } = await startKitchen(engine)
  const url = '/api/kitchen/changes'
  for (const [type, payload, status] of [
    ['application/json', '{"Changes":', 400],
    ['application/json', '[]', 400],
    ['application/json', '{}', 400],
    ['application/json', '{"__proto__":{"Changes":[]}}', 400],
    ['application/x-www-form-urlencoded', 'Changes=1', 400],
    ['application/json', JSON.stringify({ Changes: 'a'.repeat(70_000) }), 413],
  ] as const) {
    const headers = { ...ada, 'content-type': type }
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    expect({ payload: payload.slice(0, 40), status: answer.statusCode }).toEqual({
      payload: payload.slice(0, 40),
      status,
    })
  }
})

test.for(['-1', '1.5', '1e3', 'Infinity', '2147483648', '9'.repeat(400), '%00', 'a', '1&Since=2'])(
  'ERR-29 reading since version %s is refused',
  async (since) => {
    const { app, ada } = await startKitchen('sqlite')
    const answer = await app.inject({ url: `/api/kitchen?Since=${since}`, headers: ada })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { Code: 'FieldInvalid' }])
  },
)

test.for(databases)('the strangest name that is allowed is kept as it is (%s)', async (engine) => {
  const { app, ada } = await startKitchen(engine)
  const names = ['🍗'.repeat(TIMER_NAME_MAX), `'; drop table users; --`, '\u202Eחזה \ud800', '']
  const timers = names.map((Name) => timer(A, OPENING, { Name }))
  await change(app, ada, session(A), ...timers)
  const { Records } = await readKitchen(app, ada)
  const read = Records.flatMap((record) => (record.Kind === 'timer' ? [record.Value.Name] : []))
  expect(new Set(read)).toEqual(new Set(names))
})

test.for(databases)('what this server does not know is left out (%s)', async (engine) => {
  const { app, ada } = await startKitchen(engine)
  const strange = { ...session(A), Extra: 'a'.repeat(9000) }
  const Value = { ...session(A).Value, Oven: 'a'.repeat(9000) }
  expect((await post(app, ada, [{ ...strange, Value }])).statusCode).toBe(200)
  expect((await readKitchen(app, ada)).Records).toEqual([{ ...session(A), Version: 1 }])
})

test.for(databases)(
  'a session of another member can neither be read nor changed, even by its id (%s)',
  async (engine) => {
    const { app, ada, ben, clock } = await startKitchen(engine)
    await change(app, ada, session(A), timer(A, OPENING, {}, A))
    const before = await readKitchen(app, ada)
    clock.now = OPENING + 1000
    expect((await change(app, ben, tick(A), timer(A, OPENING + 1, {}, A))).Records).toEqual([])
    const ended = OPENING + 2
    await change(app, ben, session(A, ended, { EndedAt: ended, RecipeName: 'Mine' }), tick(A))
    expect(await readKitchen(app, ada)).toEqual({ ...before, Now: clock.now })
    const own = await readKitchen(app, ben)
    expect(own.Records.map(({ Id }) => Id)).toEqual(['ingredient:5', 'session'])
    for (const authorization of ['', 'Bearer invented']) {
      const headers = { authorization }
      expect((await app.inject({ url: '/api/kitchen', headers })).statusCode).toBe(401)
      expect((await post(app, headers, [session(A)])).statusCode).toBe(401)
    }
  },
)
