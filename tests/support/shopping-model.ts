/** A change of the list by a device. */
export type Change =
  | { kind: 'add' | 'persons'; recipe: number; persons: number }
  | { kind: 'remove'; recipe: number }
  | { kind: 'check' | 'uncheck'; ingredient: number }
  | { kind: 'item'; name: string }
  /** Removes the item that an earlier change of the device added. */
  | { kind: 'cross'; writtenBy: string }

/** Contents of a list. */
export interface ListState {
  /** Recipe → people. */
  recipes: Record<number, number>
  /** Ticked ingredients, ascending. */
  checks: number[]
  /** Names of items in alphabetical order, duplicates included. */
  items: string[]
}

/** Reference model of a shopping list, independent of the server's code. */
export class ShoppingModel {
  readonly #needs: ReadonlyMap<number, readonly number[]>
  readonly #made = new Set<string>()
  readonly #recipes = new Map<number, number>()
  readonly #checks = new Set<number>()
  /** Name → id of the change that added it. */
  readonly #items = new Map<string, string>()

  /** @param needs ingredients of each recipe */
  constructor(needs: ReadonlyMap<number, readonly number[]>) {
    this.#needs = needs
  }

  /** Applies a change that arrives and returns the expected status. */
  arrive(key: string, change: Change): number {
    if (this.#made.has(key)) return change.kind === 'item' ? 201 : 200
    const status = this.#make(key, change)
    if (status < 300) this.#made.add(key)
    return status
  }

  /** Expected contents of the list. */
  get state(): ListState {
    return {
      recipes: Object.fromEntries(this.#recipes),
      checks: [...this.#checks].sort((a, b) => a - b),
      items: [...this.#items.keys()].sort(),
    }
  }

  #make(key: string, change: Change): number {
    switch (change.kind) {
      case 'add': {
        const isNew = !this.#recipes.has(change.recipe)
        this.#recipes.set(change.recipe, change.persons)
        return isNew ? 201 : 200
      }
      case 'persons':
        if (!this.#recipes.has(change.recipe)) return 404
        this.#recipes.set(change.recipe, change.persons)
        return 200
      case 'remove':
        if (!this.#recipes.delete(change.recipe)) return 404
        for (const one of this.#checks) if (!this.#isNeeded(one)) this.#checks.delete(one)
        return 200
      case 'check':
      case 'uncheck':
        if (!this.#isNeeded(change.ingredient)) return 404
        if (change.kind === 'check') this.#checks.add(change.ingredient)
        else this.#checks.delete(change.ingredient)
        return 200
      case 'item':
        if (this.#items.has(change.name)) return 409
        this.#items.set(change.name, key)
        return 201
      default: {
        const [name] = [...this.#items].find(([, by]) => by === change.writtenBy) ?? []
        return name !== undefined && this.#items.delete(name) ? 200 : 404
      }
    }
  }

  #isNeeded(ingredient: number): boolean {
    return [...this.#recipes.keys()].some((id) => this.#needs.get(id)?.includes(ingredient))
  }
}
