import type { Kysely } from 'kysely'
import { withEdits, type ItemReader, storedEdits } from '#cooking/items/understood.ts'
import type { Database } from '#server/db/schema.ts'
import { readAtHome } from '../at-home.ts'

/** What somebody wrote on a list of one food. */
export interface WrittenItem {
  readonly amount: number | null
  readonly unit: number
  readonly addedBy: number | null
  readonly addedAt: number
}

/** What is on a list, or at home, whatever the week needs. */
export interface There {
  /** Foods at home: marked on the list, or always there. */
  readonly atHome: ReadonlySet<number>
  /** By food, what somebody wrote on the list. */
  readonly written: ReadonlyMap<number, WrittenItem>
  /** Recipes that somebody put on the list. */
  readonly recipes: ReadonlySet<number>
  /** Keys of meals that went on the list with the week. */
  readonly put: ReadonlySet<string>
}

/** What a list has already. */
export async function readThere(
  db: Kysely<Database>,
  { listId, userId }: { listId: number; userId: number },
  reader: ItemReader,
): Promise<There> {
  const items = await db
    .selectFrom('shopping_items as item')
    .leftJoin('week_list_items as own', 'own.item_id', 'item.id')
    .select(['item.name', 'item.edits', 'item.added_by', 'item.created_at'])
    .where('item.list_id', '=', listId)
    .where('item.state', '!=', 2)
    .where('item.removed_at', 'is', null)
    .where('own.item_id', 'is', null)
    .orderBy('item.id')
    .execute()
  const atHome = await readAtHome(db, { userId, lists: [listId] }, reader)
  const written = new Map<number, WrittenItem>()
  for (const { name, edits, added_by, created_at } of items) {
    const known = storedEdits(edits)
    const { FoodId, Amount = null, Unit = 0 } = withEdits(reader.read(name), known)
    if (FoodId === undefined) continue
    if (!written.has(FoodId))
      written.set(FoodId, { amount: Amount, unit: Unit, addedBy: added_by, addedAt: created_at })
  }
  const recipes = await db
    .selectFrom('shopping_recipes')
    .select('recipe_id')
    .where('list_id', '=', listId)
    .execute()
  const put = await db
    .selectFrom('week_list_meals')
    .select('meal_key')
    .where('list_id', '=', listId)
    .execute()
  return {
    atHome,
    written,
    recipes: new Set(recipes.map(({ recipe_id }) => recipe_id)),
    put: new Set(put.map(({ meal_key }) => meal_key)),
  }
}
