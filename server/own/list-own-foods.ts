import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** A food of members that the catalogue does not have. */
export interface UnadoptedFood {
  readonly name: string
  readonly members: number
  readonly recipes: number
}

/** Foods of members by their names, those of most members first. */
export async function listOwnFoods(db: Kysely<Database>): Promise<UnadoptedFood[]> {
  const rows = await db
    .selectFrom('all_ingredients as foods')
    .innerJoin('all_ingredient_texts as texts', 'texts.ingredient_id', 'foods.id')
    .leftJoin('all_recipe_ingredients as lines', 'lines.ingredient_id', 'foods.id')
    .select((row) => [
      row.fn.min('texts.name_one').as('name'),
      row.fn.count<number>('foods.owner_id').distinct().as('members'),
      row.fn.count<number>('lines.recipe_id').distinct().as('recipes'),
    ])
    .where('foods.owner_id', 'is not', null)
    .where('foods.same_as', 'is', null)
    .where('foods.is_written', '=', 0)
    .groupBy('texts.sort_key')
    .orderBy('members', 'desc')
    .orderBy('recipes', 'desc')
    .orderBy('texts.sort_key')
    .execute()
  return rows
}
