import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Import } from '#contract/recipe-import/recipe-import.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { importThat, isReady } from '#tests/support/imports.ts'
import { addOwn, call, startOwn, type Headers } from '#tests/support/own-recipes.ts'
import { startReader } from '#tests/support/reading.ts'
import { readAgain } from './read-again-command.ts'

const run = promisify(execFile)
const CLI = fileURLToPath(new URL('read-again-cli.ts', import.meta.url))

/** What is cooked from a recipe: its amounts and its timers. */
async function logFrom(app: App, who: Headers, id: number) {
  const [, rows] = await call<RecipeIngredient[]>(app, 'GET', `/my/recipes/${id}/ingredient`, who)
  const [, steps] = await call<HowToStep[]>(app, 'GET', `/my/recipes/${id}/howto`, who)
  return {
    amounts: rows.map(({ ImperialAmount, MetricUnit }) => [ImperialAmount, MetricUnit]),
    times: steps.map(({ Times = [] }) => Times.map(({ Min, Unit }) => [Min, Unit])),
  }
}

/** Makes the rows of a recipe what an earlier version, which read them wrongly, has left. */
async function misread(db: Kysely<Database>, id: number, { timers = true } = {}): Promise<void> {
  await db.updateTable('own_recipes').set({ readers: 0 }).where('id', '=', id).execute()
  await db
    .updateTable('all_recipe_ingredients')
    .set({ amount: 99 })
    .where('recipe_id', '=', id)
    .where('position', '=', 0)
    .execute()
  if (!timers) return
  await db
    .updateTable('all_recipe_steps')
    .set({ details: JSON.stringify({ times: [{ min: 2, unit: 'h' }] }) })
    .where('recipe_id', '=', id)
    .where('step_number', '=', 3)
    .execute()
}

test.for(databases)(
  'what an earlier version has misread of a recipe is read again, and the member is told of a timer (%s)',
  async (engine) => {
    const { app, database, ada } = await startOwn(engine)
    const { db } = database
    const [, { Id, Draft, Version }] = await addOwn(app, ada)
    const [, amountOnly] = await addOwn(app, ada)
    const [, right] = await addOwn(app, ada)
    const [, idea] = await addOwn(app, ada, { ...Draft, Steps: [] })
    const wanted = await logFrom(app, ada, Id)
    await misread(db, Id)
    await misread(db, amountOnly.Id, { timers: false })
    expect(await logFrom(app, ada, Id)).not.toEqual(wanted)

    const processes = startReader(app)
    const options = { processes, now: Date.now }
    expect(await readAgain(db, options)).toEqual({
      recipes: { read: 2, changed: 2, timers: 1 },
      items: { read: 0, changed: 0 },
    })
    expect(await readAgain(db, options)).toMatchObject({ recipes: { read: 0 } })
    for (const id of [Id, amountOnly.Id, right.Id])
      expect(await logFrom(app, ada, id)).toEqual(wanted)

    const draftOf = async (id: number) =>
      (await call(app, 'GET', `/my/recipes/${id}/draft`, ada))[1]
    expect(await draftOf(Id)).toMatchObject({ Draft, Version, HasNewTimers: true })
    expect(await draftOf(amountOnly.Id)).not.toHaveProperty('HasNewTimers')
    expect(await draftOf(idea.Id)).not.toHaveProperty('HasNewTimers')
    const [status, seen] = await call(app, 'POST', `/my/recipes/${Id}/timers/seen`, ada)
    expect([status, 'HasNewTimers' in seen]).toEqual([200, false])
    expect(await draftOf(Id)).not.toHaveProperty('HasNewTimers')
  },
)

test.for(databases)(
  'a recipe that is saved while it is read again keeps what was saved (%s)',
  async (engine) => {
    const { app, database, ada } = await startOwn(engine)
    const { db } = database
    const [, { Id, Draft }] = await addOwn(app, ada)
    await misread(db, Id)
    const quick = startReader(app)
    const processes = {
      run: async (...job: Parameters<typeof quick.run>) => {
        const read = await quick.run(...job)
        const Lines = Draft.Lines.filter(({ Key }) => Key !== 'sugar')
        await call(app, 'PATCH', `/my/recipes/${Id}`, ada, {
          Version: 1,
          Draft: { ...Draft, Lines },
        })
        return read
      },
    } as typeof quick
    const { recipes } = await readAgain(db, { processes, now: Date.now })
    expect(recipes).toEqual({ read: 1, changed: 0, timers: 0 })
    const { amounts } = await logFrom(app, ada, Id)
    expect(amounts).toHaveLength(5)
  },
)

test.for(databases)(
  'a recipe that fails is logged and does not keep the others from being read (%s)',
  async (engine) => {
    const { app, database, ada } = await startOwn(engine)
    const { db } = database
    const [, one] = await addOwn(app, ada)
    const [, two] = await addOwn(app, ada)
    const wanted = await logFrom(app, ada, two.Id)
    for (const { Id } of [one, two]) await misread(db, Id)
    // Recipes are read in the order of their ids.
    const [first = 0, second = 0] = [one.Id, two.Id].toSorted((a, b) => a - b)
    await db.updateTable('own_recipes').set({ draft: '{' }).where('id', '=', first).execute()
    const log = { warn: vi.fn() }
    const { recipes } = await readAgain(db, { processes: startReader(app), now: Date.now, log })
    expect(recipes).toEqual({ read: 1, changed: 1, timers: 1 })
    expect(log.warn).toHaveBeenCalledOnce()
    expect(await logFrom(app, ada, second)).toEqual(wanted)
  },
)

test.for(databases)(
  'only the member of a recipe says that its timers were seen (%s)',
  async (engine) => {
    const { app, ada, ben } = await startOwn(engine)
    const [, { Id }] = await addOwn(app, ada)
    const [status] = await call(app, 'POST', `/my/recipes/${Id}/timers/seen`, ben)
    expect(status).toBe(404)
  },
)

test.for(databases)(
  'lines of an import that waits are asked about again, and answers stay (%s)',
  async (engine) => {
    const { app, database, ada } = await startOwn(engine)
    const { db } = database
    const Text = 'Soup\nIngredients\n2 or so xylonions or leeks\n1 egg\nMethod\nCook.'
    const [, started] = await call<Import>(app, 'POST', '/my/import', ada, { Text })
    const ready = await importThat(app, ada, started.Id, isReady)
    const asked = ready.Items[0]?.Questions ?? []
    const set = { readers: 0, questions: JSON.stringify([{ Kind: 'noSteps' }]), new_foods: '[]' }
    await db.updateTable('own_import_items').set(set).execute()
    const options = { processes: startReader(app), now: Date.now }
    const { items } = await readAgain(db, options)
    expect(items.read).toBe(1)
    const again = await importThat(app, ada, started.Id, isReady)
    expect(again.Items[0]?.Questions).toEqual([...asked, { Kind: 'noSteps' }])
    expect(again.Items[0]?.NewFoods).toEqual(ready.Items[0]?.NewFoods)
  },
)

test('npm run recipes:read-again says what it has read', async () => {
  const { app, database, ada } = await startOwn('sqlite')
  const [, { Id }] = await addOwn(app, ada)
  await misread(database.db, Id)
  const { stdout } = await run(process.execPath, [CLI], {
    env: { ...process.env, ...database.config },
  })
  expect(stdout).toBe(
    '1 own recipe read again: 1 changed, 1 of them with another timer\n0 imported recipes read again: 0 with other questions\n',
  )
})
