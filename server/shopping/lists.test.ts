import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { ReadList } from '#contract/shopping/read-list.ts'
import type { ListCard } from '#contract/shopping/several-lists.ts'
import { LIST_FORMAT } from '#contract/shopping/sync.ts'
import type { ShoppingList, ShoppingItem } from '#contract/shopping/shopping.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { listenToEvents } from '#tests/support/events.ts'
import { ask, signUp, startHousehold } from '#tests/support/household.ts'
import { startShopping } from '#tests/support/shopping.ts'

type Answer = Awaited<ReturnType<typeof ask>>
type Headers = Record<string, string>
const codeOf = ({ statusCode, json }: Answer) => [statusCode, json<{ Code?: string }>().Code]
const on = (list: number | undefined) => (list === undefined ? '' : `?List=${list}`)

const write = async (app: App, headers: Headers, list: number | undefined, Name: string) =>
  (
    await ask(app, calls.addShoppingItem, headers, { query: on(list), fields: { Name } })
  ).json<ShoppingItem>()
const whole = async (app: App, headers: Headers, query = '') =>
  (await ask(app, calls.shoppingList, headers, { query })).json<ShoppingList[]>()[1]
const names = (list: ShoppingList | undefined) => list?.Notes.map(({ Name }) => Name)

test.for(databases)(
  'several lists are apart, and calls without one mean the default (%s)',
  async (engine) => {
    const { app, ada, garlic, shakshuka } = await startShopping(engine)
    const first = (await ask(app, calls.shoppingLists, ada)).json<{ Lists: ListCard[] }>().Lists
    expect(first).toMatchObject([
      {
        Name: null,
        Shop: null,
        IsDefault: true,
        SeenBy: 'you',
        IsYours: true,
        Open: 0,
        Link: null,
      },
    ])
    const fields = { Name: ' Chemist ', Shop: 'Drogerie' }
    const added = await ask(app, calls.addShoppingList, ada, { fields })
    const chemist = added.json<ListCard>()
    expect([added.statusCode, chemist]).toMatchObject([201, { Name: 'Chemist', Shop: 'Drogerie' }])
    await write(app, ada, chemist.Id, 'Soap')
    await write(app, ada, first[0]?.Id, 'Milk')
    const recipe = { fields: { RecipeId: shakshuka, Persons: 2 }, query: on(chemist.Id) }
    await ask(app, calls.addShoppingRecipe, ada, recipe)
    const tick = { params: { ingredientId: garlic } }
    expect(codeOf(await ask(app, calls.checkIngredient, ada, tick))).toEqual([404, 'NotFound'])
    const ticked = await ask(app, calls.checkIngredient, ada, { ...tick, query: on(chemist.Id) })
    expect(ticked.json()).toEqual({ Id: garlic, State: 1 })
    expect(names(await whole(app, ada))).toEqual(['Milk'])
    const other = await whole(app, ada, on(chemist.Id))
    expect([names(other), other?.Recipes.length, other?.List.Id]).toEqual([['Soap'], 1, chemist.Id])
    // A private list names nobody.
    expect(JSON.stringify(other)).not.toMatch(/AddedBy|TickedBy/)
    const wish = { params: { listId: chemist.Id }, fields: { IsDefault: true } }
    await ask(app, calls.changeShoppingList, ada, wish)
    expect(names(await whole(app, ada))).toEqual(['Soap'])
    const left = await ask(app, calls.deleteShoppingList, ada, { params: { listId: chemist.Id } })
    expect(left.json()).toMatchObject({ Lists: [{ Name: null, IsDefault: true, Open: 1 }] })
    expect(names(await whole(app, ada))).toEqual(['Milk'])
  },
)

test.for(databases)(
  'a shared list says who added and ticked, and who may not see it is told nothing (%s)',
  async (engine) => {
    const { app, ada, others, list, household, shakshuka, garlic } = await startHousehold(
      engine,
      'ben',
      'sara',
    )
    const [ben = {}, sara = {}] = others
    const [idOfAda, idOfBen] = (await household(ada))?.Members.map(({ Id }) => Id) ?? []
    const milk = await write(app, ada, list.Id, 'Milk')
    expect(milk).toMatchObject({ AddedBy: idOfAda })
    const query = on(list.Id)
    await ask(app, calls.addShoppingRecipe, ben, {
      query,
      fields: { RecipeId: shakshuka, Persons: 2 },
    })
    await ask(app, calls.checkIngredient, ben, { query, params: { ingredientId: garlic } })
    const tick = { query, params: { noteId: milk.Id }, fields: { State: 1 } }
    await ask(app, calls.changeShoppingItem, ben, tick)
    const seen = await whole(app, sara, query)
    expect(seen?.Notes).toMatchObject([
      { AddedBy: idOfAda, TickedBy: idOfBen, TickedAt: expect.any(String) as string },
    ])
    expect(seen?.Recipes).toMatchObject([{ AddedBy: idOfBen }])
    const row = seen?.Recipes[0]?.Ingredients.find(({ Id }) => Id === garlic)
    expect(row).toMatchObject({ State: 1, TickedBy: idOfBen })
    expect(seen?.People.map(({ Name, IsYou }) => [Name, IsYou])).toEqual([
      ['Ada', undefined],
      ['Ben', undefined],
      ['Sara', true],
    ])
    // For some: the others lose it and keep a copy.
    const some = { SeenBy: 'some', PersonIds: [idOfBen ?? 0] }
    const params = { listId: list.Id }
    expect(codeOf(await ask(app, calls.changeShoppingList, ben, { params, fields: some }))).toEqual(
      [403, 'KeeperOnly'],
    )
    const narrowed = await ask(app, calls.changeShoppingList, ada, { params, fields: some })
    expect(narrowed.json()).toMatchObject({ SeenBy: 'some', PersonIds: [idOfAda, idOfBen] })
    const stranger = await signUp(app, 'tom')
    for (const headers of [sara, stranger]) {
      const given = {
        query,
        params: { noteId: milk.Id, recipeId: shakshuka, ingredientId: garlic, listId: list.Id },
      }
      for (const one of LIST_CALLS) {
        const fields = BODIES[`${one.method} ${one.path}`]
        const answer = await ask(app, one, headers, { ...given, ...(fields && { fields }) })
        expect([one.path, ...codeOf(answer)]).toEqual([one.path, 404, 'ListGone'])
      }
      expect(codeOf(await ask(app, calls.shoppingList, headers, { query: on(9999) }))).toEqual([
        404,
        'ListGone',
      ])
    }
    const copies = (await ask(app, calls.shoppingLists, sara)).json<{ Lists: ListCard[] }>().Lists
    const copy = copies.find(({ CopyOf }) => CopyOf === list.Id)
    expect(copy).toMatchObject({ Name: 'Weekly shop', SeenBy: 'you' })
    const kept = await whole(app, sara, on(copy?.Id))
    expect([kept?.Notes[0]?.Key, kept?.Recipes.length]).toEqual([milk.Key, 1])
    expect(kept?.Recipes[0]?.Ingredients.find(({ Id }) => Id === garlic)?.State).toBe(1)
  },
)

/** Calls about one list, which a member who does not see it must be refused. */
const LIST_CALLS = [
  calls.shoppingList,
  calls.shoppingRecipes,
  calls.shoppingDepartments,
  calls.shoppingItems,
  calls.addShoppingRecipe,
  calls.checkIngredient,
  calls.uncheckIngredient,
  calls.keepIngredient,
  calls.changeShoppingPersons,
  calls.addShoppingItem,
  calls.changeShoppingItem,
  calls.deleteShoppingItem,
  calls.deleteShoppingRecipe,
  calls.orderDepartments,
  calls.changeShoppingList,
  calls.deleteShoppingList,
  calls.makeReadLink,
  calls.revokeReadLink,
]
const BODIES: Record<string, Record<string, string>> = {
  'POST /shopping/recipe/': { RecipeId: '3', Persons: '2' },
  'PATCH /shopping/:recipeId/persons': { Persons: '2' },
  'POST /shopping/note': { Name: 'Oats' },
  'PATCH /shopping/note/:noteId': { State: '1' },
  'PATCH /shopping/order': { DepartementIds: '1' },
  'PATCH /shopping/lists/:listId': { Name: 'Mine' },
}

test.for(databases)('who leaves or is removed keeps a copy and no name (%s)', async (engine) => {
  const { app, ada, others, list, household, lists } = await startHousehold(engine, 'ben', 'sara')
  const [ben = {}, sara = {}] = others
  await write(app, ben, list.Id, 'Rice')
  await write(app, ada, list.Id, 'Milk')
  await ask(app, calls.changeShoppingList, ben, {
    params: { listId: list.Id },
    fields: { IsDefault: true },
  })
  const { Token } = (
    await ask(app, calls.makeReadLink, ben, { params: { listId: list.Id } })
  ).json<{ Token: string }>()
  const idOfBen = (await household(ada))?.Members[1]?.Id ?? 0
  await ask(app, calls.removeHouseholdMember, ada, { params: { id: idOfBen } })
  expect(await household(ben)).toBeNull()
  // Nothing is taken from the others, and the name is gone.
  const seen = await whole(app, sara, on(list.Id))
  expect(names(seen)).toEqual(['Rice', 'Milk'])
  expect(seen?.Notes[0]).not.toHaveProperty('AddedBy')
  expect(seen?.People.map(({ Name }) => Name)).toEqual(['Ada', 'Sara'])
  // Neither can a link be used that was made before.
  expect(codeOf(await ask(app, calls.readShoppingList, {}, { params: { token: Token } }))).toEqual([
    404,
    'NotFound',
  ])
  expect((await lists(ben)).Lists).toMatchObject([
    { Name: 'Weekly shop', CopyOf: list.Id, IsDefault: true, Open: 2 },
  ])
  expect(names(await whole(app, ben))).toEqual(['Rice', 'Milk'])
  await ask(app, calls.leaveHousehold, sara, { fields: { KeepCopies: false } })
  expect((await lists(sara)).Lists).toMatchObject([{ Name: null }])
  expect(codeOf(await ask(app, calls.shoppingList, sara, { query: on(list.Id) }))).toEqual([
    404,
    'ListGone',
  ])
})

test.for(databases)(
  'a list can be read by its link, without names, until it is revoked (%s)',
  async (engine) => {
    const { app, ada, others, list, shakshuka } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const query = on(list.Id)
    await write(app, ben, list.Id, '2 l milk')
    await ask(app, calls.addShoppingRecipe, ada, {
      query,
      fields: { RecipeId: shakshuka, Persons: 2 },
    })
    const params = { listId: list.Id }
    const made = await ask(app, calls.makeReadLink, ada, { params })
    const { Token } = made.json<{ Token: string }>()
    expect([made.statusCode, Token]).toEqual([201, expect.stringMatching(/^[\w-]{43}$/)])
    const read = async (token: string, more = '', headers: Headers = {}) =>
      await ask(app, calls.readShoppingList, headers, {
        params: { token },
        query: `?LangId=1${more}`,
      })
    const shown = (await read(Token)).json<ReadList>()
    expect(shown).toMatchObject({
      Name: 'Weekly shop',
      Notes: [{ Name: '2 l milk' }],
      Recipes: [{ Id: shakshuka }],
    })
    expect(JSON.stringify(shown)).not.toMatch(/Added|Ticked|Ada|Ben/)
    expect(shown.Foods.Foods.length).toBeGreaterThan(0)
    await read(Token, '&Again=true')
    await read(Token, '', { purpose: 'prefetch' })
    await read(Token, '', ben)
    const times = async () => (await whole(app, ben, query))?.List.Link?.Times
    expect(await times()).toBe(2)
    expect(codeOf(await read(`${Token.slice(1)}x`))).toEqual([404, 'NotFound'])
    // A new link replaces the one before; everybody who sees the list can revoke it.
    const next = (await ask(app, calls.makeReadLink, ada, { params })).json<{ Token: string }>()
    expect(codeOf(await read(Token))).toEqual([404, 'NotFound'])
    expect((await read(next.Token)).statusCode).toBe(200)
    expect((await ask(app, calls.revokeReadLink, ben, { params })).json()).toEqual({})
    expect(codeOf(await read(next.Token))).toEqual([404, 'NotFound'])
    expect((await whole(app, ada, query))?.List.Link).toBeNull()
  },
)

test.for(databases)(
  'a change reaches all who see the list, and nobody else (%s)',
  async (engine) => {
    const { app, ada, others, list, listen } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const tom = await signUp(app, 'tom')
    const origin = await listen()
    const bens = await listenToEvents(origin, ben)
    const toms = await listenToEvents(origin, tom)
    const start = (await bens.next()) ?? 0
    const own = (await toms.next()) ?? 0
    await write(app, ada, list.Id, 'Milk')
    expect(await bens.next()).toBe(start + 1)
    // Neither does a private list reach the household.
    await write(app, ada, undefined, 'Present for Ben')
    await write(app, tom, undefined, 'Oats')
    expect(await toms.next()).toBe(own + 1)
    await write(app, ada, list.Id, 'Rice')
    expect(await bens.next()).toBe(start + 2)
    bens.leave()
    toms.leave()
  },
)

test.for(databases)(
  'an edit brings back what somebody else removed, a tick does not (%s)',
  async (engine) => {
    const { app, ada, others, list } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const query = on(list.Id)
    const { Id } = await write(app, ada, list.Id, 'Milk')
    const params = { noteId: Id }
    await ask(app, calls.deleteShoppingItem, ben, { query, params })
    const ticked = await ask(app, calls.changeShoppingItem, ada, {
      query,
      params,
      fields: { State: 1 },
    })
    expect(codeOf(ticked)).toEqual([404, 'NotFound'])
    const edited = await ask(app, calls.changeShoppingItem, ada, {
      query,
      params,
      fields: { Note: 'oat' },
    })
    expect(edited.json()).toMatchObject({ Id, Note: 'oat' })
    expect(names(await whole(app, ben, query))).toEqual(['Milk'])
  },
)

test('lists are shared only with one’s own household, and only with room for them', async () => {
  const { app, ada, others, list } = await startHousehold('sqlite', 'ben')
  const [ben = {}] = others
  const tom = await signUp(app, 'tom')
  const add = async (headers: Headers, fields: Record<string, string | readonly number[]>) =>
    codeOf(await ask(app, calls.addShoppingList, headers, { fields: { Name: 'x', ...fields } }))
  expect(await add(tom, { SeenBy: 'household' })).toEqual([400, 'FieldInvalid'])
  expect(await add(ada, { SeenBy: 'some', PersonIds: [9999] })).toEqual([400, 'FieldInvalid'])
  expect(await add(ada, { Name: ' ' })).toEqual([400, 'FieldRequired'])
  expect(await add(ada, { Name: 'x'.repeat(61) })).toEqual([400, 'TextTooLong'])
  for (let count = 2; count <= 20; count++) {
    const who = count % 2 === 0 ? ada : ben
    expect(await add(who, { SeenBy: 'household' })).toEqual([201, undefined])
  }
  expect(await add(ben, { SeenBy: 'household' })).toEqual([409, 'LimitReached'])
  // An older page works with the default list, a page that knows several ones is refused by an older server.
  const format = { ...ada, 'shopping-format': String(LIST_FORMAT - 1) }
  expect(codeOf(await ask(app, calls.shoppingLists, format))).toEqual([426, 'AppOutdated'])
  // Deleting an empty list leaves no copies behind.
  await ask(app, calls.deleteShoppingList, ada, { params: { listId: list.Id } })
  const left = (await ask(app, calls.shoppingLists, ben)).json<{ Lists: ListCard[] }>().Lists
  expect(left.filter(({ CopyOf }) => CopyOf !== undefined)).toEqual([])
})
