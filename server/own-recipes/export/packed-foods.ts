import type { Kysely } from 'kysely'
import { HABITS_MAX } from '#contract/shopping/limits.ts'
import type { SimmerFoods } from '#contract/own-recipes/simmer-folder.ts'
import type { Database } from '#server/db/schema.ts'

/** Where a member buys foods of their own, and what they buy elsewhere than the catalogue says. */
export async function packFoods(db: Kysely<Database>, userId: number): Promise<SimmerFoods> {
  const foods = await db
    .selectFrom('all_ingredients as foods')
    .innerJoin('all_ingredient_texts as texts', 'texts.ingredient_id', 'foods.id')
    .innerJoin('slugs', (join) =>
      join.onRef('slugs.id', '=', 'foods.department_id').on('slugs.kind', '=', 'department'),
    )
    .select(['foods.id', 'texts.lang_id', 'texts.name_one', 'slugs.slug'])
    .where('foods.owner_id', '=', userId)
    .where('foods.same_as', 'is', null)
    .where('foods.is_written', '=', 0)
    .orderBy('foods.id')
    .orderBy('texts.lang_id')
    .execute()
  const Own = [...Map.groupBy(foods, ({ id }) => id).values()].flatMap(([de, en = de]) =>
    de && en ? [{ En: en.name_one, De: de.name_one, Department: de.slug }] : [],
  )
  const habits = await db
    .selectFrom('shopping_habits as habits')
    .innerJoin('slugs', (join) =>
      join.onRef('slugs.id', '=', 'habits.department_id').on('slugs.kind', '=', 'department'),
    )
    .select(['habits.name', 'slugs.slug'])
    .where('habits.user_id', '=', userId)
    .orderBy('habits.last_at', 'desc')
    .orderBy('habits.kind')
    .limit(HABITS_MAX)
    .execute()
  return {
    Simmer: 1,
    Own,
    Moved: habits.map(({ name, slug }) => ({ Name: name, Department: slug })),
  }
}
