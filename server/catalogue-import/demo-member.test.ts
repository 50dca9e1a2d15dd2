import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { transact } from '#server/db/transact.ts'
import { askToken, sent, signIn } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import { succeed } from '#tests/support/shopping.ts'
import { type DemoConfig, demoNotice, prepareDemoMember } from './demo-member.ts'

async function addDemoMember({ db }: OpenDatabase, config: DemoConfig): Promise<void> {
  const write = await prepareDemoMember(config)
  if (write) await transact(db, write)
}

test('the demo member signs in as the start says, and likes, rates and subscribes to something', async () => {
  const { app, database, config } = await startTestServer('sqlite', { filled: true })
  await addDemoMember(database, config)
  const notice = await demoNotice(database, config)
  const [, email = '', password = ''] =
    /^Demo member: (\S+), password (\S+)$/.exec(notice ?? '') ?? []
  expect(email).toBe('demo@simmer.example')
  const headers = await signIn(app, { username: email, password: sent(password) })
  const me = await app.inject({ url: '/api/me', headers })
  expect(me.json()).toMatchObject({ username: 'demo', Language: 1 })
  const liked = await app.inject({ url: '/api/recipe?Favorized=true', headers })
  const stars = liked.json<Recipe[]>().map(({ Rating }) => Rating.UserRating)
  expect(stars.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([2, 3, 4])
  const list = await succeed(app, calls.shoppingRecipes, { headers })
  expect(list.map(({ Persons, Yield }) => Persons === (Yield?.Servings ?? 2))).toEqual([
    true,
    true,
    true,
  ])
  const notes = await succeed(app, calls.shoppingItems, { headers })
  expect(notes.map(({ Name }) => Name)).toEqual(['Kitchen roll', 'Oat milk'])
  const subscribed = await database.db.selectFrom('subscriptions').select('author_id').execute()
  expect(subscribed).toHaveLength(3)
  const { mode } = statSync(join(config.DATA_DIR, 'demo-member.txt'))
  expect(mode & 0o777).toBe(0o600)
})

test('a demo member who deleted the account is not announced', async () => {
  const { database, config } = await startTestServer('sqlite', { filled: true })
  await addDemoMember(database, config)
  await database.db.deleteFrom('users').where('username', '=', 'demo').execute()
  expect(await demoNotice(database, config)).toBeUndefined()
})

test.for([
  { PUBLIC_ORIGIN: 'https://simmer.example' },
  { DATABASE_URL: 'postgresql://db.example/simmer' },
  { DEMO: 'off' },
] as const)('there is no demo member with %j', async (setting) => {
  const { app, database, config } = await startTestServer('sqlite', { filled: true })
  await addDemoMember(database, { ...config, ...setting })
  expect(existsSync(join(config.DATA_DIR, 'demo-member.txt'))).toBe(false)
  expect(await demoNotice(database, { ...config, ...setting })).toBeUndefined()
  const answer = await askToken(app, { username: 'demo@simmer.example', password: sent('demo') })
  expect(answer.json()).toMatchObject({ error: 'invalid_grant' })
})
