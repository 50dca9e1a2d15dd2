import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createMemoryOutbox } from '#app/features/shopping/sync/outbox.ts'
import {
  newItem,
  newOperation,
  type ShoppingChange,
} from '#app/features/shopping/model/operation.ts'
import type { Outbox } from '#app/features/shopping/sync/outbox.ts'
import { EMPTY_LIST, type ShoppingList } from '#app/features/shopping/model/shopping-list.ts'
import { withOperations } from '#app/features/shopping/model/overlay.ts'
import { startSync, type Sync } from '#app/features/shopping/sync/sync.ts'
import { fetchSnapshot } from '#app/features/shopping/sync/fetch-lists.ts'
import { sendOperation } from '#app/features/shopping/sync/wire.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import { OPERATION_HEADER } from '#contract/shopping/sync.ts'
import type { App } from '#server/http/app-type.ts'
import { startShopping } from '#tests/support/shopping.ts'

/** Failures per hundred calls. */
const LOST_CALLS = 12
const LOST_ANSWERS = 12
const BROKEN_SERVER = 8

/** Random integers, repeatable by their seed. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % sides
  }
}

/**
 * The browser's `fetch` over a bad connection to the real server.
 *
 * @param acknowledged collects the id of each change whose success was received
 */
function badConnection(
  app: App,
  roll: (sides: number) => number,
  acknowledged: Set<string>,
): typeof fetch {
  return async (input, init) => {
    const luck = roll(100)
    if (luck < LOST_CALLS) throw new TypeError('Failed to fetch')
    if (luck < LOST_CALLS + BROKEN_SERVER) {
      return new Response(JSON.stringify({ Code: 'ServerError', Message: 'Oops.' }), {
        status: 500,
      })
    }
    // Gives a form the content type that a browser would.
    const request = new Request(new URL(input as string, 'http://simmer.test'), init)
    const payload = await request.text()
    const answer = await app.inject({
      method: request.method as 'GET',
      url: input as string,
      headers: Object.fromEntries(request.headers),
      ...(payload !== '' && { payload }),
    })
    if (luck < LOST_CALLS + BROKEN_SERVER + LOST_ANSWERS) throw new TypeError('Failed to fetch')
    const id = request.headers.get(OPERATION_HEADER)
    if (id !== null && answer.statusCode < 300) acknowledged.add(id)
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
    })
  }
}

interface Device {
  readonly outbox: Outbox
  readonly sync: Sync
  /** The list as the cook sees it, in English. */
  readonly list: () => Promise<ShoppingList>
}

function startDevice(signal: AbortSignal): Device {
  const outbox = createMemoryOutbox()
  const sync: Sync = startSync(
    {
      outbox,
      send: (operation) => sendOperation(operation, signal),
      fetchShown: () => fetchSnapshot(signal),
      onChange: () => undefined,
      // Retries at once instead of backing off.
      onConnection: () => setTimeout(() => sync.flush()),
      onRefused: () => undefined,
    },
    signal,
  )
  const list = async () => {
    const snapshot = await outbox.snapshot()
    return withOperations(snapshot?.lists[1] ?? EMPTY_LIST, await outbox.operations())
  }
  return { outbox, sync, list }
}

const RECIPES = 6

/** A random change that is possible on this list. */
function randomChange(
  list: ShoppingList,
  roll: (sides: number) => number,
  itemName: () => string,
): ShoppingChange {
  const recipe = list.recipes[roll(list.recipes.length || 1)]
  const row = recipe?.Ingredients[roll(recipe.Ingredients.length || 1)]
  const choice = roll(11)
  if (recipe && row && choice < 5) {
    return { kind: 'check', ingredientId: row.Id, isChecked: roll(2) === 0 }
  }
  if (recipe && choice === 5) return { kind: 'persons', recipeId: recipe.Id, persons: roll(9) + 1 }
  if (recipe && choice === 6) return { kind: 'removeRecipe', recipeId: recipe.Id }
  if (choice === 7) return newItem(itemName())
  const item = list.items[roll(list.items.length || 1)]
  if (item && choice === 8) {
    const to = (['open', 'trolley', 'home'] as const)[roll(3)] ?? 'open'
    return { kind: 'tickItem', item, to }
  }
  if (item && choice === 9) {
    return { kind: 'editItem', item, edits: { Amount: roll(5) || null, Note: `${roll(9)}` } }
  }
  const Id = roll(RECIPES) + 1
  return {
    kind: 'addRecipe',
    recipe: { Id, RecipeName: '', ThumbPath: null, Persons: roll(4) + 1, Ingredients: [] },
  }
}

const isQuiet = async ({ outbox }: Device) => (await outbox.operations()).length === 0

/** A list without the order of its items. */
const contents = ({ recipes, departments, items }: ShoppingList) => ({
  recipes: recipes.toSorted((a, b) => a.Id - b.Id),
  departments,
  items: items.toSorted((a, b) => (a.Key < b.Key ? -1 : 1)),
})

/** Runs, and changes of one run by both devices: thousands in all. */
const RUNS = 7
const CHANGES = 300

test('two devices on a bad connection end with the same list, and each acknowledged change is applied once', async () => {
  const { app, ada, database } = await startShopping('sqlite')
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  writeToken(ada.authorization.replace('Bearer ', ''))
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 }), async (luck) => {
      // The list persists between runs, and a seed may repeat.
      run += 1
      const prefix = `note ${run} `
      const roll = dice(luck)
      const acknowledged = new Set<string>()
      vi.stubGlobal('fetch', badConnection(app, roll, acknowledged))
      const ending = new AbortController()
      const devices = [startDevice(ending.signal), startDevice(ending.signal)]
      const written: string[] = []
      for (let count = 0; count < CHANGES; count++) {
        const device = devices[roll(2)]
        if (!device) continue
        const change = randomChange(await device.list(), roll, () => {
          const name = `${prefix}${count}`
          written.push(name)
          return name
        })
        await device.outbox.add([newOperation(change)])
        device.sync.flush()
        if (roll(4) === 0) await new Promise((resolve) => setTimeout(resolve))
      }
      await vi.waitUntil(
        async () => (await Promise.all(devices.map(isQuiet))).every((quiet) => quiet),
        { timeout: 60_000 },
      )
      for (const { sync } of devices) sync.check({ isStale: true })
      const lists = () => Promise.all(devices.map(async ({ list }) => contents(await list())))
      await vi.waitFor(
        async () => {
          const [one, two] = await lists()
          expect(one).toEqual(two)
          const names = one?.items.map(({ Name }) => Name).filter((name) => name.startsWith(prefix))
          expect(names?.toSorted()).toEqual(written.toSorted())
        },
        { timeout: 30_000 },
      )
      ending.abort()
      const made = await database.db
        .selectFrom('shopping_operations')
        .select('operation_id')
        .execute()
      const times = Map.groupBy(made, ({ operation_id }) => operation_id)
      expect(acknowledged.size).toBeGreaterThan(CHANGES / 2)
      for (const id of acknowledged) expect([id, times.get(id)?.length]).toEqual([id, 1])
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  vi.unstubAllGlobals()
}, 180_000)
