import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'

/** A food as a list has it. */
export type FoodRow = Awaited<ReturnType<typeof readFoods>>[number]

/** Foods by id, of the catalogue and of members, in the order of the list's departments and then by name. */
export async function readFoods(
  db: Kysely<Database>,
  ids: readonly number[],
  { listId, langId }: { listId: number; langId: LangId },
) {
  if (ids.length === 0) return []
  return await db
    .selectFrom('all_ingredients as food')
    .innerJoin('all_ingredient_texts as texts', (join) =>
      join.onRef('texts.ingredient_id', '=', 'food.id').on('texts.lang_id', '=', langId),
    )
    .leftJoin('media', 'media.id', 'food.image_media_id')
    .leftJoin('departments', 'departments.id', 'food.department_id')
    .leftJoin('shopping_departments as own', (join) =>
      join.onRef('own.department_id', '=', 'food.department_id').on('own.list_id', '=', listId),
    )
    .select(['food.id', 'food.department_id', 'texts.name_one', 'texts.name_other', 'media.path'])
    .where('food.id', 'in', ids)
    .orderBy((row) => row('own.position', 'is', null))
    .orderBy('own.position')
    .orderBy('departments.position')
    .orderBy('texts.sort_key')
    .orderBy('food.id')
    .execute()
}
