import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { ShoppingItem, ShoppingRecipe } from '#contract/shopping/shopping.ts'
import { OPERATION_HEADER } from '#contract/shopping/sync.ts'
import type { App } from '#server/http/app-type.ts'
import { call, succeed } from './shopping.ts'
import type { Change, ListState } from './shopping-model.ts'

/**
 * What happens to a request: it succeeds, is lost, loses its response, or arrives twice.
 */
export type Fate = 'delivered' | 'lost' | 'response-lost' | 'doubled'

/** A change with its id. */
export interface Sent {
  key: string
  change: Change
}

/** Ids of the ingredients ticked in these lists, ascending. */
function checked(lists: readonly Pick<ShoppingRecipe, 'Ingredients'>[]): number[] {
  const rows = lists.flatMap(({ Ingredients }) => Ingredients)
  const ids = new Set(rows.filter(({ State }) => State === 1).map(({ Id }) => Id))
  return [...ids].sort((a, b) => a - b)
}

/** A device with an outbox: it sends the first change until a response arrives, then the next. */
export class ShoppingDevice {
  readonly #app: App
  readonly #headers: Record<string, string>
  readonly #items = new Map<string, number>()
  readonly #outbox: Sent[] = []
  /** Everything sent at least once, for requests that arrive late. */
  readonly sent: Sent[] = []

  constructor(app: App, headers: Record<string, string>) {
    this.#app = app
    this.#headers = headers
  }

  /** Number of pending changes. */
  get pending(): number {
    return this.#outbox.length
  }

  /** Adds a change to the outbox and returns its id. */
  add(change: Change): string {
    const key = randomUUID()
    this.#outbox.push({ key, change })
    return key
  }

  /**
   * Sends the first change.
   * @param arrive called each time the change reaches the server
   */
  async deliver(
    fate: Fate,
    arrive: (sent: Sent, send: () => Promise<number>) => Promise<void>,
  ): Promise<void> {
    const [first] = this.#outbox
    if (!first || fate === 'lost') return
    if (first.change.kind === 'cross' && !this.#items.has(first.change.writtenBy)) {
      // The item was already on the list, so this device has added none that it could remove.
      this.#outbox.shift()
      return
    }
    if (!this.sent.includes(first)) this.sent.push(first)
    for (let times = fate === 'doubled' ? 2 : 1; times > 0; times--) {
      await arrive(first, () => this.send(first))
    }
    if (fate !== 'response-lost') this.#outbox.shift()
  }

  /** Sends a change to the server and returns the status. */
  async send({ key, change }: Sent): Promise<number> {
    const headers = { ...this.#headers, [OPERATION_HEADER]: key }
    const answer = await this.#call(change, headers)
    if (change.kind === 'item' && answer.statusCode === 201) {
      const { Id } = answer.json<ShoppingItem>()
      expect(this.#items.get(key) ?? Id).toBe(Id)
      this.#items.set(key, Id)
    }
    return answer.statusCode
  }

  /** The list as the device shows it. */
  async read(): Promise<ListState> {
    const given = { headers: this.#headers }
    const recipes = await succeed(this.#app, calls.shoppingRecipes, given)
    const departments = await succeed(this.#app, calls.shoppingDepartments, given)
    const items = await succeed(this.#app, calls.shoppingItems, given)
    expect(checked(departments)).toEqual(checked(recipes))
    return {
      recipes: Object.fromEntries(recipes.map(({ Id, Persons }) => [Id, Persons])),
      checks: checked(recipes),
      items: items.map(({ Name }) => Name).sort(),
    }
  }

  #call(change: Change, headers: Record<string, string>) {
    switch (change.kind) {
      case 'add': {
        const fields = { RecipeId: change.recipe, Persons: change.persons }
        return call(this.#app, calls.addShoppingRecipe, { headers, fields })
      }
      case 'persons': {
        const fields = { Persons: change.persons }
        return call(this.#app, calls.changeShoppingPersons, { headers, fields, id: change.recipe })
      }
      case 'remove':
        return call(this.#app, calls.deleteShoppingRecipe, { headers, id: change.recipe })
      case 'check':
        return call(this.#app, calls.checkIngredient, { headers, id: change.ingredient })
      case 'uncheck':
        return call(this.#app, calls.uncheckIngredient, { headers, id: change.ingredient })
      case 'item':
        return call(this.#app, calls.addShoppingItem, { headers, fields: { Name: change.name } })
      default: {
        const id = this.#items.get(change.writtenBy) ?? 0
        return call(this.#app, calls.deleteShoppingItem, { headers, id })
      }
    }
  }
}
