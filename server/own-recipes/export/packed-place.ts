import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { PackedFood, PackedPlace } from '#contract/own-recipes/simmer-folder.ts'
import type { Database } from '#server/db/schema.ts'

async function packNamedFoods(
  db: Kysely<Database>,
  { Lines }: Draft,
  userId: number,
): Promise<PackedFood[]> {
  const ids = [...new Set(Lines.flatMap(({ Correction }) => Correction?.FoodId ?? []))]
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('all_ingredients as foods')
    .innerJoin('all_ingredient_texts as texts', 'texts.ingredient_id', 'foods.id')
    .leftJoin('slugs', (join) =>
      join.onRef('slugs.id', '=', 'foods.id').on('slugs.kind', '=', 'ingredient'),
    )
    .select(['foods.id', 'foods.owner_id', 'slugs.slug', 'texts.lang_id', 'texts.name_one'])
    .where('foods.id', 'in', ids)
    .where((row) => row.or([row('owner_id', 'is', null), row('owner_id', '=', userId)]))
    .orderBy('foods.id')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].map(([Id, texts]): PackedFood => {
    const nameIn = (langId: number) =>
      (texts.find(({ lang_id }) => lang_id === langId) ?? texts[0])?.name_one ?? ''
    const slug = texts[0]?.owner_id === null ? texts[0].slug : null
    const food: PackedFood = { Id, En: nameIn(1), De: nameIn(0) }
    if (slug !== null) food.Slug = slug
    return food
  })
}

/** What another Simmer needs beside a draft: the folders that it is in, and the foods that it names. */
export async function packPlace(
  db: Kysely<Database>,
  { id, draft, userId }: { id: number; draft: Draft; userId: number },
): Promise<Omit<PackedPlace, 'Key'>> {
  const folders = await db
    .selectFrom('own_folder_recipes')
    .innerJoin('own_folders', 'own_folders.id', 'own_folder_recipes.folder_id')
    .select('own_folders.name')
    .where('recipe_id', '=', id)
    .where('own_folders.user_id', '=', userId)
    .orderBy('own_folders.name')
    .execute()
  return {
    Folders: folders.map(({ name }) => name),
    Foods: await packNamedFoods(db, draft, userId),
  }
}
