import { ApiError } from '#app/lib/api/api-error.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import type { ListOverview } from '#contract/shopping/several-lists.ts'
import type { ShoppingFoods, ShoppingList as WireList } from '#contract/shopping/shopping.ts'
import { fetchVersioned, type Versioned } from '#app/lib/sync/versioned-call.ts'
import type { ShoppingList } from '../model/shopping-list.ts'
import type { Snapshot } from '../model/snapshot.ts'

/**
 * Fetches a whole list, by default the default one, in both languages, and the foods if they are not those that
 * are known.
 *
 * @throws {ApiError} when the server does not answer
 */
export async function fetchSnapshot(
  signal: AbortSignal,
  knownFoods?: ShoppingFoods,
  list?: Id,
): Promise<Snapshot> {
  const { data, version } = await fetchVersioned(keyOf('/shopping', { List: list }), signal)
  const [german, english] = data.toSorted((a, b) => a.LangId - b.LangId)
  if (!german || !english) throw new ApiError(200, 'Not a response of the list.')
  const isSame = knownFoods?.Version === german.FoodVersion
  const foods = isSame
    ? knownFoods
    : (await fetchVersioned(keyOf('/shopping/food', {}), signal)).data
  const { List: card, People: people } = german
  const lists = { 0: listOf(german), 1: listOf(english) }
  return { version, at: Date.now(), lists, foods, card, people }
}

/**
 * Fetches which lists the member sees.
 *
 * @throws {ApiError} when the server does not answer
 */
export async function fetchOverview(signal: AbortSignal): Promise<Versioned<ListOverview>> {
  return await fetchVersioned(keyOf('/shopping/lists', {}), signal)
}

function listOf(list: WireList): ShoppingList {
  return {
    recipes: list.Recipes,
    departments: list.Departments,
    items: list.Notes,
    places: list.Places,
    habits: list.Habits,
    staples: list.Staples,
    shops: list.Shops,
  }
}
