import type { Static } from 'typebox'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { LIST_FORMAT } from '#contract/shopping/sync.ts'
import { databases } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { call, failure, startShopping, succeed } from '#tests/support/shopping.ts'

test.for(databases)(
  'API-63 API-64 ENT-28 a recipe is put on the list once, with amounts for one (%s)',
  async (engine) => {
    const { app, ada, shakshuka, spaghetti, garlic } = await startShopping(engine)
    const add = async (RecipeId: number, Persons: number, langId: 0 | 1 = 1) => {
      const fields = { RecipeId, Persons }
      return await call(app, calls.addShoppingRecipe, { fields, langId, headers: ada })
    }
    const first = await add(shakshuka, 2)
    expect([first.statusCode, first.json()]).toMatchObject([
      201,
      { Id: shakshuka, RecipeName: 'Shakshuka with feta', Persons: 2 },
    ])
    expect((await add(spaghetti, 3)).statusCode).toBe(201)
    const again = await add(shakshuka, 6, 0)
    expect([again.statusCode, again.json()]).toMatchObject([200, { Id: shakshuka, Persons: 6 }])
    const recipes = await succeed(app, calls.shoppingRecipes, { headers: ada })
    expect(recipes.map(({ Id, Persons }) => [Id, Persons])).toEqual([
      [shakshuka, 6],
      [spaghetti, 3],
    ])
    const wanted = await app.inject({ url: `/api/recipe/${spaghetti}/ingredient?LangId=1` })
    const perPerson = wanted
      .json<Static<(typeof calls)['recipeIngredients']['response']>>()
      .map((row) => [row.Ingredient.Id, row.ImperialAmount, row.MetricUnit])
    expect(
      recipes[1]?.Ingredients.map((row) => [row.Id, row.ImperialAmount, row.MetricUnit]),
    ).toEqual(perPerson)
    expect(recipes[1]?.Ingredients.find(({ Id }) => Id === garlic)).toMatchObject({
      Name: 'garlic',
      State: 0,
      ThumbPath: expect.stringMatching(/^\/media\//),
    })
    const german = await succeed(app, calls.shoppingRecipes, { headers: ada, langId: 0 })
    expect(german[1]?.Ingredients.find(({ Id }) => Id === garlic)?.Name).toBe('Knoblauch')
  },
)

test.for(databases)('one call reads the list in both languages (%s)', async (engine) => {
  const { app, ada, shakshuka } = await startShopping(engine)
  await succeed(app, calls.addShoppingRecipe, {
    headers: ada,
    fields: { RecipeId: shakshuka, Persons: 2 },
  })
  await call(app, calls.addShoppingItem, { headers: ada, fields: { Name: 'Bread' } })
  const lists = await succeed(app, calls.shoppingList, { headers: ada })
  const parts = await Promise.all(
    ([0, 1] as const).map(async (langId) => ({
      LangId: langId,
      Recipes: await succeed(app, calls.shoppingRecipes, { headers: ada, langId }),
      Departments: await succeed(app, calls.shoppingDepartments, { headers: ada, langId }),
      Notes: await succeed(app, calls.shoppingItems, { headers: ada, langId }),
    })),
  )
  expect(lists).toMatchObject(parts)
  expect(lists.map(({ Places }) => Places.at(-1)?.DepartementName)).toEqual([
    'Haushalt',
    'Household',
  ])
  expect(lists.map(({ Departments }) => Departments[0]?.DepartementName)).toEqual([
    'Obst und Gemüse',
    'Fruit and vegetables',
  ])
  expect(lists[0]?.Notes.map(({ Name }) => Name)).toEqual(['Bread'])
})

test.for(databases)(
  'API-62 ENT-29 ENT-30 departments add up what recipes need, in the order of the shop (%s)',
  async (engine) => {
    const { app, ada, shakshuka, spaghetti, garlic } = await startShopping(engine)
    const read = async (langId: 0 | 1) =>
      await succeed(app, calls.shoppingDepartments, { headers: ada, langId })
    expect(await read(1)).toEqual([])
    for (const [RecipeId, Persons] of [
      [shakshuka, 2],
      [spaghetti, 5],
    ] as const) {
      const fields = { RecipeId, Persons }
      await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
    }
    const [english, german] = [await read(1), await read(0)]
    expect(english.map(({ DepartementName }) => DepartementName).slice(0, 2)).toEqual([
      'Fruit and vegetables',
      'Dairy and eggs',
    ])
    expect(german[0]?.DepartementName).toBe('Obst und Gemüse')
    for (const { Persons, Ingredients } of english) {
      expect(Persons).toBe(1)
      const keys = Ingredients.map(({ Id, MetricUnit }) => `${Id} ${MetricUnit}`)
      expect(new Set(keys).size).toBe(keys.length)
    }
    const recipes = await succeed(app, calls.shoppingRecipes, { headers: ada })
    const sum = recipes
      .flatMap(({ Persons, Ingredients }) =>
        Ingredients.filter(({ Id }) => Id === garlic).map(
          ({ ImperialAmount }) => (ImperialAmount ?? 0) * Persons,
        ),
      )
      .reduce((all, part) => all + part, 0)
    const rows = english.flatMap(({ Ingredients }) => Ingredients)
    expect(rows.filter(({ Id }) => Id === garlic)).toMatchObject([{ ImperialAmount: sum }])
  },
)

test.for(databases)(
  'API-65 API-66 a tick is about the ingredient, and goes with its last recipe (%s)',
  async (engine) => {
    const { app, ada, shakshuka, spaghetti, garlic, egg } = await startShopping(engine)
    const state = async (Id: number) => {
      const recipes = await succeed(app, calls.shoppingRecipes, { headers: ada })
      const departments = await succeed(app, calls.shoppingDepartments, { headers: ada })
      const rows = [...recipes, ...departments].flatMap(({ Ingredients }) => Ingredients)
      return new Set(rows.filter((row) => row.Id === Id).map(({ State }) => State))
    }
    const add = async (RecipeId: number) => {
      const fields = { RecipeId, Persons: 2 }
      await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
    }
    const given = { headers: ada, id: garlic }
    expect(await failure(app, calls.checkIngredient, given)).toEqual([404, 'NotFound'])
    await add(shakshuka)
    await add(spaghetti)
    for (let turn = 0; turn < 2; turn++) {
      const checked = await succeed(app, calls.checkIngredient, given)
      expect(checked).toEqual({ Id: garlic, State: 1 })
    }
    expect(await state(garlic)).toEqual(new Set([1]))
    expect(await state(egg)).toEqual(new Set([0]))
    await succeed(app, calls.deleteShoppingRecipe, { headers: ada, id: shakshuka })
    expect(await state(garlic)).toEqual(new Set([1]))
    await succeed(app, calls.deleteShoppingRecipe, { headers: ada, id: spaghetti })
    expect(await failure(app, calls.uncheckIngredient, given)).toEqual([404, 'NotFound'])
    await add(spaghetti)
    expect(await state(garlic)).toEqual(new Set([0]))
    await succeed(app, calls.checkIngredient, given)
    const unchecked = await succeed(app, calls.uncheckIngredient, given)
    expect(unchecked).toEqual({ Id: garlic, State: 0 })
    expect(await state(garlic)).toEqual(new Set([0]))
  },
)

test.for(databases)(
  'API-67 API-71 people change by recipe and both lists come back; a recipe is taken off (%s)',
  async (engine) => {
    const { app, ada, shakshuka, spaghetti, egg } = await startShopping(engine)
    const given = { headers: ada, id: shakshuka }
    const persons = { ...given, fields: { Persons: 4 } }
    expect(await failure(app, calls.changeShoppingPersons, persons)).toEqual([404, 'NotFound'])
    const fields = { RecipeId: shakshuka, Persons: 2 }
    await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
    const lists = await succeed(app, calls.changeShoppingPersons, persons)
    expect(lists).toEqual({
      Recipes: await succeed(app, calls.shoppingRecipes, { headers: ada }),
      Departments: await succeed(app, calls.shoppingDepartments, { headers: ada }),
    })
    const perPerson = lists.Recipes[0]?.Ingredients.find(({ Id }) => Id === egg)?.ImperialAmount
    const rows = lists.Departments.flatMap(({ Ingredients }) => Ingredients)
    expect(rows.find(({ Id }) => Id === egg)?.ImperialAmount).toBe((perPerson ?? 0) * 4)
    expect(await succeed(app, calls.deleteShoppingRecipe, given)).toEqual({ Id: shakshuka })
    expect(await succeed(app, calls.shoppingRecipes, { headers: ada })).toEqual([])
    expect(await failure(app, calls.deleteShoppingRecipe, given)).toEqual([404, 'NotFound'])
    const other = { headers: ada, id: spaghetti }
    expect(await failure(app, calls.deleteShoppingRecipe, other)).toEqual([404, 'NotFound'])
  },
)

test.for(databases)(
  'API-68 API-69 ENT-31 a note is added once by its exact name (%s)',
  async (engine) => {
    const { app, ada } = await startShopping(engine)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const add = async (Name: string, headers = ada) =>
      await call(app, calls.addShoppingItem, { headers, fields: { Name } })
    const oats = await succeed(app, calls.addShoppingItem, {
      headers: ada,
      fields: { Name: '  Oat milk\u0000\n' },
    })
    expect(oats).toMatchObject({ Id: expect.any(Number), Name: 'Oat milk', State: 0 })
    // What was understood adds up; what was not is there once (D-69).
    expect((await add('Oat milk ')).statusCode).toBe(201)
    await succeed(app, calls.addShoppingItem, { headers: ada, fields: { Name: "Grandma's thing" } })
    const duplicate = await add("Grandma's thing ")
    expect([duplicate.statusCode, duplicate.json()]).toMatchObject([
      409,
      { Code: 'NoteExists', Message: 'This node exist in your list..!' },
    ])
    expect((await add('oat milk')).statusCode).toBe(201)
    expect((await add('Oat milk', ben)).statusCode).toBe(201)
    expect((await add(' \t\n ')).json()).toMatchObject({ Code: 'FieldRequired' })
    expect((await add('🥕'.repeat(200))).statusCode).toBe(201)
    expect((await add('🥕'.repeat(201))).json()).toMatchObject({ Code: 'TextTooLong' })
    const names = async () => {
      const items = await succeed(app, calls.shoppingItems, { headers: ada })
      return items.map(({ Name }) => Name)
    }
    expect(await names()).toEqual([
      'Oat milk',
      'Oat milk',
      "Grandma's thing",
      'oat milk',
      '🥕'.repeat(200),
    ])
  },
)

test.for(databases)(
  'API-70 a note is crossed out by its member, and may be added again (%s)',
  async (engine) => {
    const { app, ada } = await startShopping(engine)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const oatMilk = { headers: ada, fields: { Name: 'Oat milk' } }
    const { Id } = await succeed(app, calls.addShoppingItem, oatMilk)
    const foreign = { headers: ben, id: Id }
    expect(await failure(app, calls.deleteShoppingItem, foreign)).toEqual([404, 'NotFound'])
    const given = { headers: ada, id: Id }
    expect(await succeed(app, calls.deleteShoppingItem, given)).toEqual({ Id })
    expect(await succeed(app, calls.shoppingItems, { headers: ada })).toEqual([])
    expect(await failure(app, calls.deleteShoppingItem, given)).toEqual([404, 'NotFound'])
    const again = await succeed(app, calls.addShoppingItem, oatMilk)
    expect(again.Id).toBeGreaterThan(Id)
  },
)

test.for(databases)(
  'departments follow the order of the member, the others stay behind their neighbours (%s)',
  async (engine) => {
    const { app, ada, idOf, shakshuka } = await startShopping(engine)
    const fields = { RecipeId: shakshuka, Persons: 2 }
    await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
    const names = async () => {
      const departments = await succeed(app, calls.shoppingDepartments, { headers: ada })
      return departments.map(({ DepartementName }) => DepartementName)
    }
    const [first = '', second = '', ...rest] = await names()
    const departments = await succeed(app, calls.shoppingDepartments, { headers: ada })
    const [one, two, ...others] = departments.map(({ DepartementId }) => DepartementId)
    const order = async (payload: object) =>
      await app.inject({ method: 'PATCH', url: '/api/shopping/order', headers: ada, payload })
    const answer = await order({ DepartementIds: [two, one, ...others] })
    expect(answer.statusCode).toBe(200)
    expect(await names()).toEqual([second, first, ...rest])
    const spices = await idOf('department', 'spices')
    // A form with one value is a list, too.
    const form = { fields: { DepartementIds: spices }, headers: ada }
    const { DepartementIds } = await succeed(app, calls.orderDepartments, form)
    expect(new Set(DepartementIds).size).toBe(10)
    for (const wrong of [[], [one, one], [999], ['x'], 'x']) {
      const refused = await order({ DepartementIds: wrong })
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { Code: 'FieldInvalid' }])
    }
    expect((await names()).slice(0, 2)).toEqual([second, first])
  },
)

test('API-64 API-67 ENT-32 people are 1 to 999, of a recipe that exists', async () => {
  const { app, ada, shakshuka } = await startShopping('sqlite')
  const add = async (RecipeId: number | string, Persons: number | string) =>
    await failure(app, calls.addShoppingRecipe, { headers: ada, fields: { RecipeId, Persons } })
  for (const persons of [0, 1000, -1, 1.5, '', 'two', '1e2']) {
    expect(await add(shakshuka, persons)).toEqual([400, 'PersonsInvalid'])
    const given = { headers: ada, id: shakshuka, fields: { Persons: persons } }
    expect(await failure(app, calls.changeShoppingPersons, given)).toEqual([400, 'PersonsInvalid'])
  }
  expect(await add(999_999, 2)).toEqual([404, 'RequestInvalid'])
  expect(await add('abc', 2)).toEqual([400, 'FieldInvalid'])
  const fields = { RecipeId: shakshuka, Persons: 999 }
  await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
})

const SHOPPING_CALLS = Object.values(calls).filter(
  ({ path, auth }) => path.startsWith('/shopping/') && auth === 'yes',
)

test('the list is for members alone, and each sees only their own', async () => {
  const { app, ada, shakshuka, garlic } = await startShopping('sqlite')
  expect(SHOPPING_CALLS).toHaveLength(27)
  for (const one of SHOPPING_CALLS) {
    expect(await failure(app, one, { id: 1 })).toEqual([401, 'Unauthorized'])
  }
  const fields = { RecipeId: shakshuka, Persons: 2 }
  await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
  const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
  for (const one of [calls.shoppingRecipes, calls.shoppingDepartments, calls.shoppingItems]) {
    expect(await succeed(app, one, { headers: ben })).toEqual([])
  }
  const given = { headers: ben, id: garlic }
  expect(await failure(app, calls.checkIngredient, given)).toEqual([404, 'NotFound'])
})

test('a page of the app that was built for another form is refused before anything happens', async () => {
  const { app, ada, shakshuka } = await startShopping('sqlite')
  const fields = { RecipeId: shakshuka, Persons: 2 }
  const other = { ...ada, 'shopping-format': String(LIST_FORMAT + 1) }
  const outdated = [426, 'AppOutdated']
  expect(await failure(app, calls.addShoppingRecipe, { headers: other, fields })).toEqual(outdated)
  expect(await failure(app, calls.shoppingRecipes, { headers: other })).toEqual(outdated)
  expect(await succeed(app, calls.shoppingRecipes, { headers: ada })).toEqual([])
  const same = { ...ada, 'shopping-format': String(LIST_FORMAT) }
  await succeed(app, calls.addShoppingRecipe, { headers: same, fields })
})

test('an id that is none is refused with 400', async () => {
  const { app, ada } = await startShopping('sqlite')
  for (const one of [calls.checkIngredient, calls.deleteShoppingItem, calls.deleteShoppingRecipe]) {
    const given = { headers: ada, id: 'abc' }
    expect(await failure(app, one, given)).toEqual([400, 'RequestInvalid'])
  }
})

test.for(databases)('a recipe that left the catalogue leaves the list (%s)', async (engine) => {
  const { app, database, ada, shakshuka, spaghetti, garlic } = await startShopping(engine)
  for (const RecipeId of [shakshuka, spaghetti]) {
    const fields = { RecipeId, Persons: 2 }
    await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
  }
  await succeed(app, calls.checkIngredient, { headers: ada, id: garlic })
  await database.db.deleteFrom('all_recipes').where('id', 'in', [shakshuka, spaghetti]).execute()
  expect(await succeed(app, calls.shoppingRecipes, { headers: ada })).toEqual([])
  expect(await succeed(app, calls.shoppingDepartments, { headers: ada })).toEqual([])
  const given = { headers: ada, id: garlic }
  expect(await failure(app, calls.uncheckIngredient, given)).toEqual([404, 'NotFound'])
})
