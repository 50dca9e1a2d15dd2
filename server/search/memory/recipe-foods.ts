import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'

/** Recipes of a statement: other requests wait for it no longer than a few milliseconds. */
const RECIPES_MAX = 1000

/** The foods of recipes, 4 bytes each. */
export class RecipeFoods {
  /** Where the foods of a recipe begin, by its id. */
  readonly #starts: Uint32Array
  readonly #foods: Uint32Array
  /** Foods of recipes that have changed since, by the ids of the recipes. */
  readonly #since = new Map<number, readonly number[]>()

  /** @param byId ids of foods by the id of their recipe; not every id has some */
  constructor(byId: ReadonlyMap<number, readonly number[]>) {
    let last = 0
    for (const id of byId.keys()) last = Math.max(last, id)
    const all: number[] = []
    this.#starts = new Uint32Array(last + 2)
    for (let id = 0; id <= last; id += 1) {
      for (const food of byId.get(id) ?? []) all.push(food)
      this.#starts[id + 1] = all.length
    }
    this.#foods = Uint32Array.from(all)
  }

  /** Ids of the foods of a recipe. */
  of(recipeId: number): Iterable<number> {
    return (
      this.#since.get(recipeId) ??
      this.#foods.subarray(this.#starts[recipeId] ?? 0, this.#starts[recipeId + 1] ?? 0)
    )
  }

  /** Gives a recipe other foods. */
  replace(recipeId: number, foods: readonly number[]): void {
    this.#since.set(recipeId, foods)
  }
}

/** Columns of the foods of recipes: ingredients, and what may replace one. */
const COLUMNS = {
  recipe_ingredients: 'ingredient_id',
  recipe_alternatives: 'alternative_id',
} as const

/**
 * Reads the foods of these recipes, by the ids of the recipes.
 * @param pause called between statements
 */
export async function readFoodsOf(
  db: Kysely<Database>,
  table: keyof typeof COLUMNS,
  recipeIds: Iterable<number>,
  pause?: () => Promise<void>,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const byId = new Map<number, number[]>()
  for (const batch of batches([...recipeIds], RECIPES_MAX)) {
    await pause?.()
    const { rows } = await sql<{ id: number; foods: string }>`
      select recipe_id as id, string_agg(cast(${sql.ref(COLUMNS[table])} as text), ',') as foods
      from ${sql.table(table)} where recipe_id in (${sql.join(batch)})
      group by recipe_id`.execute(db)
    for (const { id, foods } of rows) byId.set(id, foods.split(',').map(Number))
  }
  return byId
}
