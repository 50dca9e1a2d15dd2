import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { OPERATIONS_MAX } from '#contract/shopping/limits.ts'
import { OPERATION_DAYS, OPERATION_HEADER, VERSION_HEADER } from '#contract/shopping/sync.ts'
import { DAY_MS } from '#contract/durations.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open.ts'
import { databases } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { call, failure, startShopping, succeed, type Given } from '#tests/support/shopping.ts'
import { deleteOldOperations } from './change.ts'

const VERSION = VERSION_HEADER.toLowerCase()

/** The list as a member reads it. */
const readAll = async (app: Parameters<typeof succeed>[0], headers: Given['headers']) => ({
  recipes: await succeed(app, calls.shoppingRecipes, { headers: headers ?? {} }),
  departments: await succeed(app, calls.shoppingDepartments, { headers: headers ?? {} }),
  items: await succeed(app, calls.shoppingItems, { headers: headers ?? {} }),
})

test.for(databases)(
  'a repeated change is not made again, but answered with success (%s)',
  async (engine) => {
    const { app, ada, shakshuka, spaghetti, garlic, idOf } = await startShopping(engine)
    const drinks = await idOf('department', 'drinks')
    const recipe = { RecipeId: shakshuka, Persons: 2 }
    const changes = [
      [calls.addShoppingRecipe, { fields: recipe }],
      [calls.addShoppingRecipe, { fields: { RecipeId: spaghetti, Persons: 1 } }],
      [calls.addShoppingRecipe, { fields: { RecipeId: spaghetti, Persons: 3 } }],
      [calls.checkIngredient, { id: garlic }],
      [calls.changeShoppingPersons, { id: shakshuka, fields: { Persons: 5 } }],
      [calls.addShoppingItem, { fields: { Name: 'Kitchen roll' } }],
      [calls.uncheckIngredient, { id: garlic }],
      [calls.orderDepartments, { fields: { DepartementIds: drinks } }],
      [calls.deleteShoppingRecipe, { id: spaghetti }],
    ] as const
    for (const [one, given] of changes) {
      const key = randomUUID()
      const send = async (id: string) => {
        const headers = { ...ada, [OPERATION_HEADER]: id }
        const answer = await call(app, one, { ...given, headers })
        return { status: answer.statusCode, body: answer.json(), version: answer.headers[VERSION] }
      }
      const first = await send(key)
      const after = await readAll(app, ada)
      const second = await send(key.toUpperCase())
      expect(await readAll(app, ada)).toEqual(after)
      // What was new is not new a second time; an item is answered as made (D-22).
      const status = one === calls.addShoppingRecipe ? 200 : first.status
      expect(second).toEqual({ ...first, status })
    }
    const { recipes, items } = await readAll(app, ada)
    expect(recipes).toMatchObject([{ Id: shakshuka, Persons: 5 }])
    expect(items).toHaveLength(1)
  },
)

test.for(databases)(
  'a repeated change does not redo what another device has undone (%s)',
  async (engine) => {
    const { app, ada, shakshuka, garlic } = await startShopping(engine)
    const phone = { ...ada, [OPERATION_HEADER]: randomUUID() }
    const fields = { RecipeId: shakshuka, Persons: 2 }
    await succeed(app, calls.addShoppingRecipe, { headers: phone, fields })
    await succeed(app, calls.deleteShoppingRecipe, { headers: ada, id: shakshuka })
    const again = await call(app, calls.addShoppingRecipe, { headers: phone, fields })
    expect([again.statusCode, again.json()]).toMatchObject([200, { Id: shakshuka, Persons: 2 }])
    expect((await readAll(app, ada)).recipes).toEqual([])

    await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
    const tick = { headers: { ...ada, [OPERATION_HEADER]: randomUUID() }, id: garlic }
    await succeed(app, calls.checkIngredient, tick)
    await succeed(app, calls.uncheckIngredient, { headers: ada, id: garlic })
    expect(await succeed(app, calls.checkIngredient, tick)).toEqual({ Id: garlic, State: 0 })
    await succeed(app, calls.deleteShoppingRecipe, { headers: ada, id: shakshuka })
    expect(await succeed(app, calls.checkIngredient, tick)).toEqual({ Id: garlic, State: 0 })

    const oats = {
      headers: { ...ada, [OPERATION_HEADER]: randomUUID() },
      fields: { Name: 'Oats' },
    }
    const made = await succeed(app, calls.addShoppingItem, oats)
    const cross = { headers: { ...ada, [OPERATION_HEADER]: randomUUID() }, id: made.Id }
    await succeed(app, calls.deleteShoppingItem, cross)
    expect(await succeed(app, calls.addShoppingItem, oats)).toEqual(made)
    expect(await succeed(app, calls.deleteShoppingItem, cross)).toEqual({ Id: made.Id })
    expect((await readAll(app, ada)).items).toEqual([])
  },
)

test.for(databases)('a change that failed may be sent again with its id (%s)', async (engine) => {
  const { app, ada, shakshuka, garlic } = await startShopping(engine)
  const given = { headers: { ...ada, [OPERATION_HEADER]: randomUUID() }, id: garlic }
  expect(await failure(app, calls.checkIngredient, given)).toEqual([404, 'NotFound'])
  const fields = { RecipeId: shakshuka, Persons: 2 }
  await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
  expect(await succeed(app, calls.checkIngredient, given)).toEqual({ Id: garlic, State: 1 })
})

test.for(databases)(
  'one change that arrives many times at once, at two processes, is made once (%s)',
  async (engine) => {
    const { app, database, config, ada } = await startShopping(engine)
    const other = await openDatabase(database.config)
    const limits = { writes: 1000 }
    const second = await buildApp({ config, database: other, limits })
    const key = randomUUID()
    const send = async (to: typeof app, Name: string) => {
      const headers = { ...ada, [OPERATION_HEADER]: key }
      return await succeed(to, calls.addShoppingItem, { headers, fields: { Name } })
    }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => send(turn % 2 ? app : second, 'Oats')),
    )
    const { items } = await readAll(app, ada)
    expect(items).toHaveLength(1)
    for (const answer of answers) expect(answer).toEqual(items[0])
    await second.close()
    await other.close()
  },
)

test.for(databases)('different changes at once are all made, and counted (%s)', async (engine) => {
  const { app, ada } = await startShopping(engine)
  const before = Number((await call(app, calls.shoppingItems, { headers: ada })).headers[VERSION])
  const versions = await Promise.all(
    Array.from({ length: 15 }, async (_, turn) => {
      const headers = { ...ada, [OPERATION_HEADER]: randomUUID() }
      const fields = { Name: `note ${turn}` }
      const answer = await call(app, calls.addShoppingItem, { headers, fields })
      expect(answer.statusCode).toBe(201)
      return Number(answer.headers[VERSION])
    }),
  )
  const inOrder = Array.from({ length: 15 }, (_, turn) => before + 1 + turn)
  expect(versions.toSorted((a, b) => a - b)).toEqual(inOrder)
  const after = await call(app, calls.shoppingItems, { headers: ada })
  expect(after.json()).toHaveLength(15)
  expect(after.headers[VERSION]).toBe(String(inOrder.at(-1)))
})

test.for(databases)('the version changes with every change and only then (%s)', async (engine) => {
  const { app, database, ada, shakshuka, garlic } = await startShopping(engine)
  const version = async () => {
    const answer = await call(app, calls.shoppingRecipes, { headers: ada })
    return Number(answer.headers[VERSION])
  }
  const start = await version()
  const fields = { RecipeId: shakshuka, Persons: 2 }
  await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
  expect(await version()).toBe(start + 1)
  await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
  await succeed(app, calls.uncheckIngredient, { headers: ada, id: garlic })
  await failure(app, calls.deleteShoppingItem, { headers: ada, id: 1 })
  expect(await version()).toBe(start + 1)
  await succeed(app, calls.checkIngredient, { headers: ada, id: garlic })
  expect(await version()).toBe(start + 2)
  // An import may have changed what recipes on the list need.
  await database.db.updateTable('catalogue_state').set({ version: 1000 }).execute()
  expect(await version()).toBeGreaterThan(start + 2)
})

test('an id of a change is a UUID, and each member has their own', async () => {
  const { app, ada } = await startShopping('sqlite')
  const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
  const add = (headers: Record<string, string>, key: string) => {
    const given = { headers: { ...headers, [OPERATION_HEADER]: key }, fields: { Name: 'Oats' } }
    return call(app, calls.addShoppingItem, given)
  }
  for (const key of ['1', '', 'x'.repeat(36), `${randomUUID()}0`, `"${randomUUID()}"`]) {
    const answer = await add(ada, key)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { Code: 'FieldInvalid' }])
  }
  const key = randomUUID()
  for (const headers of [ada, ben]) expect((await add(headers, key)).statusCode).toBe(201)
  expect((await readAll(app, ben)).items).toHaveLength(1)
  // The id of another change is not that of one which adds an item.
  const tick = { headers: { ...ada, [OPERATION_HEADER]: randomUUID() }, id: 1 }
  const items = await succeed(app, calls.shoppingItems, { headers: ada })
  await succeed(app, calls.deleteShoppingItem, { ...tick, id: items[0]?.Id ?? 0 })
  const reused = await add(ada, tick.headers[OPERATION_HEADER] ?? '')
  expect([reused.statusCode, reused.json()]).toMatchObject([409, { Code: 'ChangedMeanwhile' }])
})

test.for(databases)('ids of changes are deleted after 90 days (%s)', async (engine) => {
  const { app, database, ada } = await startShopping(engine)
  const key = randomUUID()
  const given = { headers: { ...ada, [OPERATION_HEADER]: key }, fields: { Name: 'Oats' } }
  await succeed(app, calls.addShoppingItem, given)
  const known = () => database.db.selectFrom('shopping_operations').select('operation_id').execute()
  await deleteOldOperations(database.db, Date.now() + (OPERATION_DAYS - 1) * DAY_MS)
  expect(await known()).toEqual([{ operation_id: key }])
  await deleteOldOperations(database.db, Date.now() + (OPERATION_DAYS + 1) * DAY_MS)
  expect(await known()).toEqual([])
})

test.for(databases)('beyond the maximum the oldest ids are deleted (%s)', async (engine) => {
  const { app, database, ada } = await startShopping(engine)
  const { db } = database
  await sql`insert into shopping_operations (user_id, operation_id, created_at)
    with recursive counted (i) as (
      select 1 union all select i + 1 from counted where i < cast(${OPERATIONS_MAX} as integer))
    select (select max(user_id) from tokens), cast(i as text), i from counted`.execute(db)
  const key = randomUUID()
  const given = { headers: { ...ada, [OPERATION_HEADER]: key }, fields: { Name: 'Oats' } }
  await succeed(app, calls.addShoppingItem, given)
  const known = await db
    .selectFrom('shopping_operations')
    .select('operation_id')
    .orderBy('created_at')
    .execute()
  expect(known).toHaveLength(OPERATIONS_MAX)
  expect([known[0], known.at(-1)]).toEqual([{ operation_id: '2' }, { operation_id: key }])
})

test.for(databases)('deleting the account deletes the list (%s)', async (engine) => {
  const { app, database, ada, shakshuka, garlic, idOf } = await startShopping(engine)
  const headers = { ...ada, [OPERATION_HEADER]: randomUUID() }
  const fields = { RecipeId: shakshuka, Persons: 2 }
  await succeed(app, calls.addShoppingRecipe, { headers, fields })
  await succeed(app, calls.checkIngredient, { headers: ada, id: garlic })
  await succeed(app, calls.addShoppingItem, { headers: ada, fields: { Name: 'Oats' } })
  const DepartementIds = await idOf('department', 'drinks')
  const order = { DepartementIds: [DepartementIds, 1] }
  await app.inject({ method: 'PATCH', url: '/api/shopping/order', headers: ada, payload: order })
  await database.db.deleteFrom('users').where('username', '=', 'ada').execute()
  for (const table of [
    'shopping_recipes',
    'shopping_checks',
    'shopping_items',
    'shopping_operations',
    'shopping_versions',
    'shopping_departments',
  ] as const) {
    expect({ table, rows: await database.db.selectFrom(table).selectAll().execute() }).toEqual({
      table,
      rows: [],
    })
  }
})
