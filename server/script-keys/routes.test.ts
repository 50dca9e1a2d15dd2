import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { ScriptKeys } from '#contract/script-keys/script-key.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { listenToEvents } from '#tests/support/events.ts'
import { ADA, newMember, sendForm, sent, signIn } from '#tests/support/members.ts'
import { call, type Headers } from '#tests/support/own-recipes.ts'
import { makeKey } from '#tests/support/script-keys.ts'
import { startTestServer } from '#tests/support/server.ts'

/** A server with Ada and a clock that the test turns. */
async function start(engine: (typeof databases)[number]) {
  const clock = { time: Date.parse('2026-11-01T10:00:00Z') }
  const server = await startTestServer(engine, { now: () => new Date(clock.time) })
  const ada = await newMember(server.app)
  const keysOf = async (who: Headers = ada) =>
    (await call<ScriptKeys>(server.app, 'GET', '/my/keys', who))[1].Keys
  const recipes = async (headers: Headers) =>
    (await call(server.app, 'GET', '/my/recipes', headers))[0]
  return { ...server, ada, clock, keysOf, recipes }
}

test.for(databases)(
  'KEY-01 a key is shown once, and stored as a hash; KEY-04 ten run at most (%s)',
  async (engine) => {
    const { app, database, ada, clock, keysOf } = await start(engine)
    const { made } = await makeKey(app, ada, { Name: ' Fridge ', Scopes: ['lists:read'], Days: 30 })
    const { Key, ...shown } = made
    expect(Key).toMatch(/^smr_[\w-]{43}$/u)
    expect(shown).toMatchObject({ Name: 'Fridge', Tail: Key.slice(-4), LastUsed: null })
    expect(await keysOf()).toEqual([shown])
    const row = await database.db.selectFrom('script_keys').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(Key)
    for (let key = 2; key <= 10; key++) await makeKey(app, ada)
    const more = { Name: 'One more', Scopes: ['lists:read'], Days: 365 }
    expect(await call(app, 'POST', '/my/keys', ada, more)).toMatchObject([
      409,
      { Code: 'LimitReached' },
    ])
    clock.time += 30 * DAY_MS
    // The session was not used for as long either.
    const session = await signIn(app)
    expect((await keysOf(session)).at(-1)).toMatchObject({ Name: 'Fridge', HasEnded: true })
    expect(await call(app, 'POST', '/my/keys', session, more)).toMatchObject([201, {}])
    expect(await keysOf(session)).toHaveLength(10)
  },
)

test('KEY-01 what a key may do and how long is chosen from a list', async () => {
  const { app, ada } = await start('sqlite')
  const good = { Name: 'Backup', Scopes: ['recipes:read'], Days: 90 }
  for (const wrong of [
    { Name: ' ' },
    { Name: 'x'.repeat(61) },
    { Scopes: [] },
    { Scopes: ['account:write'] },
    { Days: 366 },
    { Days: 0 },
  ]) {
    const [status] = await call(app, 'POST', '/my/keys', ada, { ...good, ...wrong })
    expect([wrong, status]).toEqual([wrong, 400])
  }
})

/** What keys may do, by scope. A new call is refused to keys until it is added here. */
const ALLOWED = {
  'lists:read':
    'shoppingList shoppingFoods shoppingDepartments shoppingRecipes shoppingItems events shoppingLists',
  'lists:write':
    'addShoppingRecipe checkIngredient uncheckIngredient keepIngredient changeShoppingPersons addShoppingItem changeShoppingItem deleteShoppingItem deleteShoppingRecipe',
  'cooked:read': 'cooked logYear logEntry timesCooked',
  'week:read': 'week',
  'week:write': 'addMeal changeMeal removeMeal setMealHour copyMeals',
  'recipes:read':
    'ownRecipes ownDraft ownVersions ownVersion ownFoods ownRecipe ownIngredients ownHowTo ownCookbooks ownCookbook tabNames',
  'recipes:write':
    'addOwnRecipe saveOwnRecipe placeOwnRecipe addFolder changeFolder addOwnPicture changeOwnFood addOwnCookbook changeOwnCookbook arrangeOwnCookbook chooseOrder',
}

test('KEY-03 no key publishes, shares, bins, deletes for good or changes the account', () => {
  const scoped = Object.entries<Call>(calls).filter(([, { scope }]) => scope !== undefined)
  const named = scoped.map(([name, { scope }]) => `${scope} ${name}`).sort()
  const allowed = Object.entries(ALLOWED).flatMap(([scope, names]) =>
    names.split(' ').map((name) => `${scope} ${name}`),
  )
  expect(named).toEqual(allowed.sort())
  for (const [name, { auth, role, isSeenByOthers }] of scoped)
    expect([name, auth, role, isSeenByOthers]).toEqual([name, 'yes', undefined, undefined])
})

test.for(databases)(
  'KEY-02 a key makes the calls of its scopes, and no other of a member (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { app, people, grant } = await startDesk(engine, ['ada'])
    await grant('ada', 'admin')
    await grant('ada', 'author')
    const { script } = await makeKey(app, people.ada.headers, { Scopes: ['recipes:read'] })
    for (const [name, { method, path, auth, role, scope }] of Object.entries<Call>(calls)) {
      if (auth === 'no') continue
      const url = `/api${path.replaceAll(/:\w+/gu, '1')}`
      const { statusCode } = await app.inject({ method, url, headers: script })
      const found = statusCode === 403 || statusCode === 401 ? statusCode : 'answered'
      const expected = scope === 'recipes:read' ? 'answered' : role === undefined ? 403 : 404
      expect([name, role === undefined ? found : statusCode]).toEqual([name, expected])
    }
  },
)

test.for(databases)(
  'KEY-05 a revoked key does nothing more, and its stream ends in every process (%s)',
  async (engine) => {
    const { app, config, database, ada, keysOf, recipes, listen } = await start(engine)
    const { made, script } = await makeKey(app, ada)
    const kept = await makeKey(app, ada)
    const origin = await listen()
    const events = await listenToEvents(origin, script)
    expect(await events.next()).toBeGreaterThanOrEqual(0)
    const kitchen = await listenToEvents(origin, script, 'kitchen')
    expect(await recipes(script)).toBe(200)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    expect(await call(app, 'DELETE', `/my/keys/${made.Id}`, ben)).toMatchObject([404, {}])
    expect((await call(app, 'DELETE', `/my/keys/${made.Id}`, ada))[0]).toBe(200)
    expect(await events.next()).toBeUndefined()
    // Nothing of the kitchen was sent meanwhile.
    expect(await kitchen.next()).toBeUndefined()
    expect([await recipes(script), await recipes(kept.script)]).toEqual([401, 200])
    expect(await keysOf()).toMatchObject([{ Id: kept.made.Id }])
    const elsewhere = await openDatabase(database.config)
    const second = await buildApp({ config, database: elsewhere })
    expect((await second.inject({ url: '/api/my/recipes', headers: script })).statusCode).toBe(401)
    await second.close()
    await elsewhere.close()
  },
)

test.for(databases)(
  'KEY-06 a key ends when it was chosen to, or after 90 days without use (%s)',
  async (engine) => {
    const { app, ada, clock, recipes } = await start(engine)
    const month = await makeKey(app, ada, { Days: 30 })
    const year = await makeKey(app, ada, { Days: 365 })
    const unused = await makeKey(app, ada, { Days: 365 })
    clock.time += 29 * DAY_MS
    expect([await recipes(month.script), await recipes(year.script)]).toEqual([200, 200])
    clock.time += 2 * DAY_MS
    expect(await recipes(month.script)).toBe(401)
    clock.time += 60 * DAY_MS
    expect([await recipes(unused.script), await recipes(year.script)]).toEqual([401, 200])
    for (let use = 0; use < 3; use++) {
      clock.time += 80 * DAY_MS
      expect(await recipes(year.script)).toBe(200)
    }
    clock.time += 40 * DAY_MS
    expect(await recipes(year.script)).toBe(401)
  },
)

test.for(databases)(
  'KEY-07 a new password ends every key, and so does the end of the account (%s)',
  async (engine) => {
    const { app, database, ada, keysOf, recipes } = await start(engine)
    const { script } = await makeKey(app, ada)
    const fields = { OldPassword: ADA.password, Password: sent('new') }
    expect((await sendForm(app, 'PATCH', '/me/password', fields, ada)).statusCode).toBe(200)
    expect([await recipes(script), await keysOf()]).toEqual([401, []])
    const other = await makeKey(app, ada)
    const { rawPayload } = await app.inject({ url: '/api/my/export', headers: ada })
    const files = Object.entries(unzipSync(rawPayload))
    const texts = files.map(([, bytes]) => strFromU8(bytes)).join('')
    expect(texts).toContain(`"tail":"${other.made.Tail}"`)
    expect(texts).not.toMatch(/key_hash|smr_/u)
    await call(app, 'PATCH', '/me/delete_account', ada, { Message: 'Bye' })
    expect(await recipes(other.script)).toBe(401)
    expect(await database.db.selectFrom('script_keys').selectAll().execute()).toEqual([])
  },
)
