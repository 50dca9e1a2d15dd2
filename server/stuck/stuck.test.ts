import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { StuckBody } from '#contract/kitchen/stuck.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'
import { OPENING } from '#tests/support/kitchen.ts'
import { count } from './count.ts'
import { readStuck } from './read.ts'

const run = promisify(execFile)
const CLI = join(import.meta.dirname, 'stuck-cli.ts')
const RECIPE = 12

/** A server with the ids of the steps of a recipe. */
async function start(engine: EngineName) {
  const clock = { now: OPENING }
  const server = await startTestServer(engine, { filled: true, now: () => new Date(clock.now) })
  const { app, database } = server
  const rows = await database.db
    .selectFrom('recipe_steps')
    .select('id')
    .where('recipe_id', '=', RECIPE)
    .orderBy('step_number')
    .execute()
  const bodyOf = (differences: Partial<StuckBody> = {}): StuckBody => {
    return { Report: crypto.randomUUID(), Before: null, Left: steps[0]!, Steps: [], ...differences }
  }
  const steps = rows.map(({ id }) => id)
  const post = async (body: object, headers: Record<string, string> = {}, id = RECIPE) =>
    await app.inject({ method: 'POST', url: `/api/recipe/${id}/stuck`, headers, payload: body })
  /** Counts cooks, without the limit of one address. */
  const cook = async (cooks: number, differences: Partial<StuckBody> = {}) => {
    for (let one = 0; one < cooks; one += 1)
      await count(database.db, { recipeId: RECIPE, body: bodyOf(differences), now: clock.now })
  }
  const tables = async () => ({
    cooks: await database.db.selectFrom('stuck_recipes').selectAll().execute(),
    steps: await database.db.selectFrom('stuck_steps').selectAll().orderBy('step_id').execute(),
  })
  return { ...server, clock, steps, bodyOf, post, cook, tables }
}

test.for(databases)('replays, long waits and places are added up (%s)', async (engine) => {
  const { post, bodyOf, steps, tables } = await start(engine)
  const [first = 0, second = 0] = steps
  const Steps = [{ StepId: first, Replays: 2, LongWaits: 1 }]
  expect((await post(bodyOf({ Left: second, Steps }))).statusCode).toBe(200)
  await post(bodyOf({ Left: first }))
  await post(bodyOf({ Before: second, Left: null, Steps }))
  expect(await tables()).toEqual({
    cooks: [{ recipe_id: RECIPE, cooks: 2 }],
    steps: [
      { recipe_id: RECIPE, step_id: first, replays: 4, long_waits: 2, left_here: 1 },
      { recipe_id: RECIPE, step_id: second, replays: 0, long_waits: 0, left_here: 0 },
    ],
  })
})

test.for(databases)('a call that is sent again counts once, also at once (%s)', async (engine) => {
  const { post, bodyOf, tables } = await start(engine)
  const body = bodyOf()
  await Promise.all([post(body), post(body), post(body)])
  await post(body)
  expect(await tables()).toMatchObject({ cooks: [{ cooks: 1 }], steps: [{ left_here: 1 }] })
})

test.for(databases)('calls at the same time are all counted (%s)', async (engine) => {
  const { post, bodyOf, steps, tables } = await start(engine)
  await Promise.all(steps.map(async (Left) => await post(bodyOf({ Left }))))
  const { cooks, steps: counted } = await tables()
  expect(cooks).toMatchObject([{ cooks: steps.length }])
  expect(counted.map(({ left_here }) => left_here)).toEqual(steps.map(() => 1))
})

test('a lost call makes no count negative, and steps of other recipes are left out', async () => {
  const { post, bodyOf, steps, tables } = await start('sqlite')
  const [first = 0, second = 0] = steps
  const foreign = [{ StepId: 999_999, Replays: 3, LongWaits: 0 }]
  await post(bodyOf({ Before: first, Left: second, Steps: foreign }))
  await post(bodyOf({ Before: first, Left: null }))
  expect((await tables()).steps).toMatchObject([
    { step_id: first, left_here: 0 },
    { step_id: second, left_here: 1 },
  ])
})

test('nothing is counted with Sec-GPC', async () => {
  const { post, bodyOf, tables } = await start('sqlite')
  expect((await post(bodyOf(), { 'Sec-GPC': '1' })).statusCode).toBe(200)
  expect(await tables()).toEqual({ cooks: [], steps: [] })
  await post(bodyOf(), { 'Sec-GPC': '0' })
  expect((await tables()).cooks).toHaveLength(1)
})

test('nothing is stored of who called', async () => {
  const { post, bodyOf, database } = await start('sqlite')
  const body = bodyOf()
  await post(body, { Authorization: 'Bearer nobody', 'User-Agent': 'Cook/1' })
  const rows = await database.db.selectFrom('stuck_reports').selectAll().execute()
  expect(Object.keys(rows[0]!)).toEqual(['hash', 'counted_at'])
  expect(JSON.stringify(rows)).not.toContain(body.Report)
})

test('bad input is refused and changes nothing', async () => {
  const { post, bodyOf, steps, tables } = await start('sqlite')
  const [StepId = 0] = steps
  const step = { StepId, Replays: 1, LongWaits: 0 }
  const bodies: object[] = [
    {},
    { ...bodyOf(), Report: 'again' },
    { ...bodyOf(), Left: 0 },
    { ...bodyOf(), Left: '1; drop table' },
    { ...bodyOf(), Steps: [{ ...step, Replays: 21 }] },
    { ...bodyOf(), Steps: [{ ...step, LongWaits: -1 }] },
    { ...bodyOf(), Steps: Array.from({ length: 101 }, () => step) },
  ]
  for (const body of bodies) expect((await post(body)).statusCode).toBe(400)
  expect((await post(bodyOf(), {}, 999_999)).statusCode).toBe(404)
  expect(await tables()).toEqual({ cooks: [], steps: [] })
})

test('an address may call 60 times in a quarter of an hour', async () => {
  const { post, bodyOf } = await start('sqlite')
  const statuses: number[] = []
  for (let call = 0; call < 61; call += 1) statuses.push((await post(bodyOf())).statusCode)
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses[60]).toBe(429)
})

test.for(databases)('nothing is read of nine cooks, and all of ten (%s)', async (engine) => {
  const { cook, database, steps } = await start(engine)
  const [StepId = 0] = steps
  await cook(9, { Steps: [{ StepId, Replays: 1, LongWaits: 0 }] })
  expect(await readStuck(database.db, RECIPE)).toBeUndefined()
  await cook(1)
  const stuck = await readStuck(database.db, RECIPE)
  expect(stuck).toMatchObject({ cooks: 10 })
  expect(stuck?.steps[0]).toMatchObject({ number: 1, replays: 9, leftHere: 10 })
  expect(stuck?.steps).toHaveLength(steps.length)
})

test.for(databases)('npm run stuck prints a table from ten cooks on (%s)', async (engine) => {
  const { cook, steps, config } = await start(engine)
  const { DATA_DIR, DATABASE_URL } = config
  const own = { DATA_DIR, ...(DATABASE_URL !== undefined && { DATABASE_URL }) }
  const print = async (name: string) =>
    await run(process.execPath, [CLI, name], { env: { ...process.env, ...own } })
  await cook(9)
  expect((await print(String(RECIPE))).stdout).toBe(
    `Lemon chicken tray bake (recipe ${RECIPE}): fewer than ten cooks\n`,
  )
  await cook(3, { Left: steps[4]!, Steps: [{ StepId: steps[4]!, Replays: 12, LongWaits: 1 }] })
  const { stdout } = await print('chicken-lemon-traybake')
  const lines = stdout.trimEnd().split('\n')
  expect(lines[0]).toBe(`Lemon chicken tray bake (recipe ${RECIPE}): 12 cooks`)
  expect(lines).toHaveLength(2 + steps.length)
  expect(lines[6]).toMatch(/^ {3}5 {2}\S+ +36 +3 +3$/)
  await expect(print('no-such-dish')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no recipe "no-such-dish".\n',
  })
})
