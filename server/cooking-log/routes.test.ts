import { randomUUID } from 'node:crypto'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import {
  CookingLogEntry,
  type CookingLogPage,
  type CookingLogWithBefore,
  type CookingLogYear,
  type TimesCooked,
} from '#contract/cooking-log/cooking-log.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { buildApp } from '#server/app.ts'
import type { EngineName } from '#server/db/engine.ts'
import { openDatabase } from '#server/db/open.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import { startTestServer, type TestServerOptions } from '#tests/support/server.ts'

type Headers = Record<string, string>

const NOW = new Date('2026-11-22T19:00:00Z')

/** A server on 22 November 2026, and two members. */
const start = async (
  engine: EngineName,
  options: Pick<TestServerOptions, 'now'> = { now: () => NOW },
) => {
  const server = await startTestServer(engine, { filled: true, ...options })
  const ada = await newMember(server.app)
  const ben = await newMember(server.app, {
    email: 'ben@simmer.example',
    username: 'ben',
    firstname: 'Ben',
  })
  return { ...server, ada, ben }
}

const MEAL = { RecipeId: 3, Day: '2026-11-22', People: 2, Minutes: null, Note: '', Changes: [] }

type Answer = CookingLogEntry & { Code: string; Message: string }

const ask = async <Body>(app: App, url: string, headers: Headers = {}) => {
  const answer = await app.inject({ url: `/api${url}`, headers })
  return [answer.statusCode, answer.json<Body>()] as const
}

const call = async (
  app: App,
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  headers: Headers,
  payload?: object,
) => {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(payload && { payload }),
  })
  return [answer.statusCode, answer.json<Answer>()] as const
}

const cook = async (app: App, who: Headers, meal: object = {}, langId = 1) =>
  await call(app, 'POST', `/cooked?LangId=${langId}`, who, { ...MEAL, Key: randomUUID(), ...meal })

const log = async (app: App, who: Headers, query = '') =>
  (await ask<CookingLogPage>(app, `/cooked?${query}`, who))[1]

const times = async (app: App, id = 3) => (await ask<Recipe>(app, `/recipe/${id}`))[1].TimesCooked

/** What a change of an entry takes. */
const bodyOf = ({ Day, People, Minutes, Note, Changes }: CookingLogEntry) => {
  return { Day, People, Minutes, Note, Changes }
}

test.for(databases)(
  'a meal is in the log as typed, in both languages, and counts for everybody (%s)',
  async (engine) => {
    const { app, ada } = await start(engine)
    expect(await times(app)).toBe(0)
    const Note = 'Zwei Zeilen\n<b>&amp; "Zeichen"</b> 🍲 %_\' שלום'
    const Changes = [{ StepId: 13, Step: 2, Text: '30 statt 25 Minuten' }]
    const meal = { Day: '2026-11-20', People: 2.5, Minutes: 78, Note: ` ${Note} \n`, Changes }
    const [status, entry] = await cook(app, ada, meal, 0)
    expect(status).toBe(201)
    expect(Value.Errors(CookingLogEntry, entry)).toEqual([])
    const recipe = (await ask<Recipe>(app, '/recipe/3?LangId=0'))[1]
    expect(entry).toEqual({
      Id: entry.Id,
      Day: '2026-11-20',
      People: 2.5,
      Minutes: 78,
      Note,
      Changes,
      LangId: 0,
      PhotoPath: null,
      UserRating: null,
      RecipeId: 3,
      RecipeName: recipe.Name,
      CoverPath: recipe.CoverPath,
    })
    expect(recipe.TimesCooked).toBe(1)
    await sendForm(app, 'POST', '/recipe/3/rate', { RatingValue: 'Good' }, ada)
    const english = (await ask<Recipe>(app, '/recipe/3?LangId=1'))[1]
    const shown = { ...entry, RecipeName: english.Name, UserRating: 3 }
    expect(await log(app, ada)).toEqual({
      Total: 1,
      Found: 1,
      Since: '2026-11-20',
      Entries: [shown],
    })
    expect(await ask(app, `/cooked/${entry.Id}`, ada)).toEqual([
      200,
      { Entry: shown, TimesBefore: 0, Before: [] },
    ])
  },
)

test.for(databases)('nobody else sees, changes or deletes an entry (%s)', async (engine) => {
  const { app, ada, ben } = await start(engine)
  const [, { Id }] = await cook(app, ada, { Note: 'Only the zest.' })
  const entry = (await ask<CookingLogWithBefore>(app, `/cooked/${Id}`, ada))[1]
  for (const [who, status] of [
    [ben, 404],
    [{}, 401],
    [{ authorization: 'Bearer wrong' }, 401],
  ] as const) {
    for (const [method, path, body] of [
      ['PATCH', `/cooked/${Id}`, bodyOf(entry.Entry)],
      ['DELETE', `/cooked/${Id}`],
      ['PATCH', `/cooked/${Id}/restore`],
      ['DELETE', `/cooked/${Id}/photo`],
    ] as const) {
      expect([method, path, (await call(app, method, path, who, body))[0]]).toEqual([
        method,
        path,
        status,
      ])
    }
    const [found, answer] = await ask<Answer>(app, `/cooked/${Id}`, who)
    expect(found).toBe(status)
    expect(JSON.stringify(answer)).not.toContain('zest')
  }
  for (const path of ['/cooked', '/cooked/year?Year=2026', '/recipe/3/cooked']) {
    expect((await ask(app, path))[0]).toBe(401)
  }
  expect(await log(app, ben)).toEqual({ Total: 0, Found: 0, Since: null, Entries: [] })
  expect(await log(app, ben, 'term=zest')).toMatchObject({ Found: 0, Entries: [] })
  expect((await ask<CookingLogYear>(app, '/cooked/year?Year=2026', ben))[1]).toMatchObject({
    Years: [],
    Meals: [],
  })
  // All that others learn is how often it was cooked.
  expect(await ask<TimesCooked>(app, '/recipe/3/cooked', ben)).toEqual([
    200,
    { Times: 1, Own: 0, Last: null },
  ])
  const seen = JSON.stringify(await ask(app, '/recipe/3', ben))
  expect(seen).toContain('"TimesCooked":1')
  expect(seen).not.toContain('zest')
  expect(await ask(app, `/cooked/${Id}`, ada)).toEqual([200, entry])
})

test.for(databases)(
  'an entry that arrives many times at once, at two processes, is stored once (%s)',
  async (engine) => {
    const { app, database, config, ada, ben } = await start(engine)
    const other = await openDatabase(database.config)
    const second = await buildApp({ config, database: other, now: () => NOW })
    const Key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => cook(turn % 2 ? app : second, ada, { Key })),
    )
    for (const answer of answers) expect(answer).toEqual([201, answers[0]?.[1]])
    // Another member's device may have chosen the same key.
    await cook(app, ben, { Key })
    expect((await log(app, ada)).Total).toBe(1)
    expect(await times(app)).toBe(2)
    await second.close()
    await other.close()
  },
)

test.for(databases)(
  'the log has the latest day first, in pages, and is searched in names, notes and changes (%s)',
  async (engine) => {
    const { app, ada } = await start(engine)
    const recipe = (await ask<Recipe>(app, '/recipe/5?LangId=0'))[1]
    const [, first] = await cook(app, ada, { Day: '2026-01-03', RecipeId: 5 })
    const [, third] = await cook(app, ada, { Day: '2026-03-01', Note: 'Für Jürgen, ohne Käse' })
    const Changes = [{ StepId: 1, Step: 1, Text: '50 % less sugar_' }]
    const [, second] = await cook(app, ada, { Day: '2026-02-01', Changes })
    const [, fourth] = await cook(app, ada, { Day: '2026-03-01' })
    const found = async (query: string) => (await log(app, ada, query)).Entries.map(({ Id }) => Id)
    expect(await found('')).toEqual([fourth.Id, third.Id, second.Id, first.Id])
    expect(await found('limit=2')).toEqual([fourth.Id, third.Id])
    expect(await found('limit=2&offset=3')).toEqual([first.Id])
    for (const term of ['juergen', 'KÄSE', 'kase jurg']) {
      expect(await found(`term=${encodeURIComponent(term)}`)).toEqual([third.Id])
    }
    expect(await found('term=sugar')).toEqual([second.Id])
    // The name in the other language, as far as it is typed.
    const [word = ''] = recipe.Name.split(/[^\p{L}]/u)
    expect(await found(`term=${encodeURIComponent(word)}&LangId=1`)).toContain(first.Id)
    for (const term of ['kase sugar', '%', '_', "'", '\0']) {
      expect(await log(app, ada, `term=${encodeURIComponent(term)}`)).toEqual({
        Total: 4,
        Found: 0,
        Since: '2026-01-03',
        Entries: [],
      })
    }
    expect(await log(app, ada, 'term=%20')).toMatchObject({ Found: 4 })
  },
)

test.for(databases)(
  'a changed entry is found by its new words; a deleted one comes back within a minute (%s)',
  async (engine) => {
    let time = NOW.getTime()
    const { app, database, ada } = await start(engine, { now: () => new Date(time) })
    const [, entry] = await cook(app, ada, { Note: 'garlic' })
    const change = { ...bodyOf(entry), Day: '2026-11-01', People: 8, Note: 'oregano' }
    const [status, changed] = await call(app, 'PATCH', `/cooked/${entry.Id}?LangId=1`, ada, change)
    expect([status, changed]).toEqual([200, { ...entry, ...change }])
    expect((await log(app, ada, 'term=garlic')).Found).toBe(0)
    expect((await log(app, ada, 'term=oregano')).Entries).toEqual([changed])
    expect(await times(app)).toBe(1)

    const remove = () => call(app, 'DELETE', `/cooked/${entry.Id}`, ada)
    const restore = () => call(app, 'PATCH', `/cooked/${entry.Id}/restore?LangId=1`, ada)
    for (const turn of [1, 2]) {
      expect([turn, (await remove())[0]]).toEqual([turn, 200])
      expect(await times(app)).toBe(0)
    }
    expect((await log(app, ada)).Total).toBe(0)
    expect((await ask(app, `/cooked/${entry.Id}`, ada))[0]).toBe(404)
    expect((await call(app, 'PATCH', `/cooked/${entry.Id}`, ada, change))[0]).toBe(404)
    time += 59_000
    for (const turn of [1, 2]) {
      expect([turn, await restore()]).toEqual([turn, [200, changed]])
      expect(await times(app)).toBe(1)
    }
    await remove()
    time += 60_001
    expect((await restore())[0]).toBe(404)
    const [, next] = await cook(app, ada)
    await call(app, 'DELETE', `/cooked/${next.Id}`, ada)
    const rows = await database.db.selectFrom('cooked').select('id').execute()
    expect(rows).toEqual([{ id: next.Id }])
  },
)

test.for(databases)(
  'an entry tells of the earlier ones, a year of its meals and of what was new in it (%s)',
  async (engine) => {
    const { app, ada } = await start(engine)
    const [, a] = await cook(app, ada, { Day: '2025-12-31' })
    const [, b] = await cook(app, ada, { Day: '2026-05-18' })
    const [, c] = await cook(app, ada, { Day: '2026-05-18' })
    const [, d] = await cook(app, ada, { Day: '2026-08-02', RecipeId: 4 })
    const [, last] = await ask<CookingLogWithBefore>(app, `/cooked/${c.Id}`, ada)
    expect(last).toMatchObject({
      TimesBefore: 2,
      Before: [
        { Id: b.Id, Day: '2026-05-18' },
        { Id: a.Id, Day: '2025-12-31' },
      ],
    })
    expect(await ask<TimesCooked>(app, '/recipe/3/cooked', ada)).toEqual([
      200,
      { Times: 3, Own: 3, Last: { Id: c.Id, Day: '2026-05-18' } },
    ])
    const [, year] = await ask<CookingLogYear>(app, '/cooked/year?Year=2026&LangId=1', ada)
    expect(year).toMatchObject({
      Year: 2026,
      Years: [2025, 2026],
      Times: 3,
      Recipes: 2,
      NewRecipes: 1,
    })
    expect(year.Meals).toEqual(
      [b, c, d].map(({ Id, Day, RecipeName, CoverPath }) => {
        return { Id, Day, RecipeName, PicturePath: CoverPath }
      }),
    )
    expect((await ask<CookingLogYear>(app, '/cooked/year?Year=2024', ada))[1]).toMatchObject({
      Years: [2025, 2026],
      Times: 0,
      Meals: [],
    })
    expect((await ask(app, '/recipe/999999/cooked', ada))[0]).toBe(404)
  },
)

test.for([
  ['a day that does not exist', { Day: '2026-02-30' }, 'FieldInvalid'],
  ['a day in another form', { Day: '22.11.2026' }, 'FieldInvalid'],
  ['the day after tomorrow', { Day: '2026-11-24' }, 'FieldInvalid'],
  ['nobody', { People: 0 }, 'FieldInvalid'],
  ['1000 people', { People: 1000 }, 'FieldInvalid'],
  ['no minutes', { Minutes: 0 }, 'FieldInvalid'],
  ['more than a week', { Minutes: 10_081 }, 'FieldInvalid'],
  ['1001 characters', { Note: 'a'.repeat(1001) }, 'TextTooLong'],
  ['a NUL', { Note: 'a\0' }, 'FieldInvalid'],
  ['a long change', { Changes: [{ StepId: 1, Step: 1, Text: '🥕'.repeat(201) }] }, 'TextTooLong'],
  ['a blank change', { Changes: [{ StepId: 1, Step: 1, Text: ' ' }] }, 'FieldRequired'],
  [
    '21 changes',
    { Changes: Array.from({ length: 21 }, () => ({ StepId: 1, Step: 1, Text: 'a' })) },
    'FieldInvalid',
  ],
  ['a key of another form', { Key: 'abc' }, 'FieldInvalid'],
] as const)('%s is refused with a clear word', async ([, fields, Code]) => {
  const { app, ada } = await start('sqlite')
  const [status, answer] = await cook(app, ada, fields)
  expect([status, answer]).toMatchObject([400, { Code }])
  expect(answer.Message).not.toBe('')
  expect((await log(app, ada)).Total).toBe(0)
})

test('an entry of as much as fits is stored, tomorrow elsewhere too', async () => {
  const { app, ada } = await start('sqlite')
  const text = '🥕'.repeat(200)
  const Changes = Array.from({ length: 20 }, () => ({ StepId: 1, Step: 1, Text: text }))
  const meal = { Note: '🍲'.repeat(1000), Changes, People: 999, Minutes: 10_080, Day: '2026-11-23' }
  const [status, entry] = await cook(app, ada, meal)
  expect([status, entry]).toMatchObject([201, meal])
  expect((await cook(app, ada, { RecipeId: 999_999 }))[1]).toMatchObject({ Code: 'RequestInvalid' })
})

test.for(databases)('an entry outlives its recipe, which it names (%s)', async (engine) => {
  const { app, database, ada } = await start(engine)
  const [, entry] = await cook(app, ada, { Note: 'garlic' })
  // What references a recipe goes with it; films and the like would refuse.
  await database.db.updateTable('cooked').set({ recipe_id: null }).execute()
  const [, { Entry, Before }] = await ask<CookingLogWithBefore>(app, `/cooked/${entry.Id}`, ada)
  expect(Entry).toEqual({ ...entry, RecipeId: null, CoverPath: null })
  expect(Before).toEqual([])
  const [status] = await call(app, 'PATCH', `/cooked/${entry.Id}`, ada, bodyOf(entry))
  expect(status).toBe(200)
  expect((await log(app, ada, `term=garlic`)).Found).toBe(1)
  expect((await call(app, 'DELETE', `/cooked/${entry.Id}`, ada))[0]).toBe(200)
})

test.for(databases)(
  'deleting an account deletes its log and takes it out of the counts (%s)',
  async (engine) => {
    const { app, database, ada, ben } = await start(engine)
    for (const RecipeId of [3, 3, 4]) await cook(app, ada, { RecipeId })
    const [, deleted] = await cook(app, ada)
    await call(app, 'DELETE', `/cooked/${deleted.Id}`, ada)
    await cook(app, ben)
    expect([await times(app), await times(app, 4)]).toEqual([3, 1])
    await sendForm(app, 'PATCH', '/me/delete_account', { Message: 'Bye' }, ada)
    expect([await times(app), await times(app, 4)]).toEqual([1, 0])
    const rows = await database.db.selectFrom('cooked').select('recipe_id').execute()
    expect(rows).toEqual([{ recipe_id: 3 }])
  },
)
