import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import type { WritableFoods } from '#contract/own-recipes/own-recipe.ts'
import { SimmerFoods } from '#contract/own-recipes/simmer-folder.ts'
import type { ShoppingHabit } from '#contract/shopping/habits.ts'
import { databases } from '#tests/support/database.ts'
import { importArchive, takeAlong } from '#tests/support/imports.ts'
import { addOwn, call, startOwn, type Headers } from '#tests/support/own-recipes.ts'

type Server = Awaited<ReturnType<typeof startOwn>>

async function departmentOf({ database: { db } }: Server, slug: string): Promise<number> {
  const { id } = await db
    .selectFrom('slugs')
    .select('id')
    .where('kind', '=', 'department')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return id
}

/** Buys something in another department. */
async function move(server: Server, who: Headers, Name: string, slug: string) {
  const DepartementId = await departmentOf(server, slug)
  const [status] = await call(server.app, 'PATCH', '/shopping/habit', who, { Name, DepartementId })
  expect(status).toBe(200)
}

/** Gives two departments the ids of each other, as in a Simmer that got them in another order. */
async function swap(server: Server, slugs: readonly [string, string]): Promise<void> {
  const { db } = server.database
  const [one, other] = [await departmentOf(server, slugs[0]), await departmentOf(server, slugs[1])]
  await db.deleteFrom('slugs').where('kind', '=', 'department').where('slug', 'in', slugs).execute()
  await db
    .insertInto('slugs')
    .values([
      { kind: 'department', slug: slugs[0], id: other },
      { kind: 'department', slug: slugs[1], id: one },
    ])
    .execute()
}

test.for(databases)('the departments that a member chose go along (%s)', async (engine) => {
  const home = await startOwn(engine)
  await addOwn(home.app, home.ada)
  const [, { Foods }] = await call<WritableFoods>(home.app, 'GET', '/my/foods', home.ada)
  const plums = Foods.find(({ IsOwn }) => IsOwn)
  await call(home.app, 'PATCH', `/my/foods/${plums?.Id}`, home.ada, {
    DepartementId: await departmentOf(home, 'frozen'),
  })
  await move(home, home.ada, 'Butter', 'bakery')
  await move(home, home.ada, 'Zwiebeln', 'frozen')
  const archive = await takeAlong(home.app, home.ada)
  const packed: unknown = JSON.parse(strFromU8(unzipSync(archive)['foods.json']!))
  expect(Value.Errors(SimmerFoods, packed)).toEqual([])
  expect(packed).toEqual({
    Simmer: 1,
    Own: [{ En: plums?.En[0], De: plums?.En[0], Department: 'frozen' }],
    Moved: [
      { Name: 'Zwiebeln', Department: 'frozen' },
      { Name: 'Butter', Department: 'bakery' },
    ],
  })

  const away = await startOwn(engine)
  await swap(away, ['frozen', 'drinks'])
  // There, the member buys butter elsewhere.
  await move(away, away.ben, 'butter', 'baking')
  await importArchive(away.app, away.ben, archive)
  const frozen = await departmentOf(away, 'frozen')
  const brought = await away.database.db
    .selectFrom('all_ingredients')
    .innerJoin('all_ingredient_texts as texts', 'texts.ingredient_id', 'all_ingredients.id')
    .select(['texts.name_one', 'department_id'])
    .where('texts.name_one', '=', plums?.En[0] ?? '')
    .where('texts.lang_id', '=', 1)
    .execute()
  expect(brought).toEqual([{ name_one: plums?.En[0], department_id: frozen }])
  const bought = { Names: ['onion'] }
  const [, { Habits }] = await call<{ Habits: ShoppingHabit[] }>(
    away.app,
    'POST',
    '/shopping/habit',
    away.ben,
    bought,
  )
  expect(Habits).toEqual([
    { Name: 'onion', Times: 1, DepartementId: frozen },
    { Name: 'butter', Times: 0, DepartementId: await departmentOf(away, 'baking') },
  ])
})

test('departments that are nonsense, or that this Simmer does not have, are left out', async () => {
  const home = await startOwn('sqlite')
  await addOwn(home.app, home.ada)
  await move(home, home.ada, 'onion', 'frozen')
  const files = unzipSync(await takeAlong(home.app, home.ada))
  for (const text of [
    '{"Simmer":1,"Own":[{"En":"zwetschgoxyls","De":"x","Department":"moon"}],"Moved":[{"Name":"x","Department":"sea"}]}',
    '{"Simmer":1,"Own":"all"}',
    'no JSON',
  ]) {
    const away = await startOwn('sqlite')
    const archive = Buffer.from(zipSync({ ...files, 'foods.json': strToU8(text) }))
    const { Kept } = await importArchive(away.app, away.ben, archive)
    const [, { Habits }] = await call<{ Habits: ShoppingHabit[] }>(
      away.app,
      'POST',
      '/shopping/habit',
      away.ben,
      { Names: ['salt'] },
    )
    expect([Kept, Habits]).toEqual([1, [{ Name: 'salt', Times: 1 }]])
  }
})
