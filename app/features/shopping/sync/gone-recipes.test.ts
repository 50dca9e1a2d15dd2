import { afterEach, expect, test, vi } from 'vitest'
import { startShopping } from '#tests/support/shopping.ts'
import { goneRecipes } from './gone-recipes.ts'
import type { Operation } from '../model/operation.ts'
import type { Snapshot } from '../model/snapshot.ts'
import { EMPTY_LIST } from '../model/shopping-list.ts'

afterEach(() => void vi.unstubAllGlobals())

const recipe = (Id: number, RecipeName: string) => {
  return { Id, RecipeName, ThumbPath: null, Persons: 2, Ingredients: [] }
}
const names = (german: string, english: string, Id: number): Snapshot => ({
  version: 1,
  lists: {
    0: { ...EMPTY_LIST, recipes: [recipe(Id, german)] },
    1: { ...EMPTY_LIST, recipes: [recipe(Id, english)] },
  },
})
const empty: Snapshot = { version: 2, lists: { 0: EMPTY_LIST, 1: EMPTY_LIST } }

/** The app beside a server; asks it as the browser does, and counts the calls. */
async function start() {
  const { app, spaghetti } = await startShopping('sqlite')
  const calls: string[] = []
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    const { body, statusCode } = await app.inject({ url })
    return new Response(body, { status: statusCode })
  })
  return { calls, spaghetti }
}

const find = (before: Snapshot | undefined, after: Snapshot, operations: Operation[] = []) =>
  goneRecipes(before, after, operations, new AbortController().signal)

test('a recipe that was removed from the catalogue is reported by its names', async () => {
  await start()
  const gone = await find(names('Eintopf', 'Stew', 987_654), empty)
  expect(gone).toEqual([{ 0: 'Eintopf', 1: 'Stew' }])
})

test('recipes removed by this or another device are not reported', async () => {
  const { calls, spaghetti } = await start()
  const before = names('Spaghetti', 'Spaghetti', spaghetti)
  expect(await find(before, empty)).toEqual([])
  expect(calls).toHaveLength(1)
  const removal = { kind: 'removeRecipe', recipeId: spaghetti } as const
  expect(await find(before, empty, [{ id: 'a', change: removal }])).toEqual([])
  expect(await find(before, before)).toEqual([])
  expect(await find(undefined, before)).toEqual([])
  expect(calls).toHaveLength(1)
})
