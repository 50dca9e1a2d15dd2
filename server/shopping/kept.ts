import { sql, type Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { Database } from '#server/db/schema.ts'
import { isOpenTo } from '#server/own-recipes/access.ts'
import { sortKey } from '#server/search/fold.ts'
import { boughtAs } from './needed.ts'

/** The list and language of a read, and for whom it is. */
export interface ListReader {
  listId: number
  langId: LangId
  /** Null for whoever has the link for reading. */
  viewer: number | null
}

/** The text of the row's own food in a language. */
const textIn = (column: 'name_one' | 'name_other', langId: number) => sql`(select ${sql.ref(column)}
    from all_ingredient_texts where ingredient_id = food.id and lang_id = ${sql.lit(langId)}
    and food.owner_id is not null)`

/** Lets no save of a member's recipe come between the look at who may read it and what is kept. */
export async function lockRecipe(trx: Kysely<Database>, id: number): Promise<void> {
  await trx
    .updateTable('own_recipes')
    // Writes the same value: an update locks the row on either engine.
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .execute()
}

/** Keeps a member's recipe on a list as it is now, for those who may not read it. */
export async function keepRecipe(
  trx: Kysely<Database>,
  listId: number,
  recipeId: number,
): Promise<void> {
  if (!isOwnId(recipeId)) return
  const nameIn = (langId: number) => sql<string | null>`(select name from all_recipe_texts
    where recipe_id = ${recipeId} and lang_id = ${sql.lit(langId)})`
  await trx
    .updateTable('shopping_recipes')
    .set({
      kept_name_de: nameIn(0),
      kept_name_en: nameIn(1),
      kept_details: (row) =>
        row.selectFrom('all_recipes').select('all_recipes.details').where('id', '=', recipeId),
    })
    .where('list_id', '=', listId)
    .where('recipe_id', '=', recipeId)
    .execute()
  await sql`insert into shopping_kept_rows (list_id, recipe_id, position, ingredient_id, amount, unit,
      details, one_de, other_de, one_en, other_en)
    select cast(${listId} as integer), line.recipe_id, line.position, food.id, line.amount, line.unit,
      line.details, ${textIn('name_one', 0)}, ${textIn('name_other', 0)},
      ${textIn('name_one', 1)}, ${textIn('name_other', 1)}
    from all_recipe_ingredients as line
    inner join all_ingredients as named on named.id = line.ingredient_id
    inner join all_ingredients as food on food.id = coalesce(named.same_as, named.id)
    where line.recipe_id = ${recipeId} and named.is_written = 0`.execute(trx)
}

/** Columns with what a list keeps in each language. */
const KEPT = {
  0: { name: 'kept_name_de', one: 'kept.one_de', other: 'kept.other_de' },
  1: { name: 'kept_name_en', one: 'kept.one_en', other: 'kept.other_en' },
} as const satisfies Record<LangId, { name: string; one: string; other: string }>

/** Recipes of a list that the viewer may not read, as they were put on it. */
export async function readKeptRecipes(
  db: Kysely<Database>,
  { listId, langId, viewer }: ListReader,
  recipeId?: number,
) {
  return await db
    .selectFrom('shopping_recipes')
    .select((row) => [
      'recipe_id as id',
      row.fn.coalesce(KEPT[langId].name, sql.lit('')).as('name'),
      sql<string | null>`null`.as('path'),
      'persons',
      'added_by',
      'kept_details as details',
      'created_at',
    ])
    .where('list_id', '=', listId)
    .where('kept_name_de', 'is not', null)
    .where((row) => row.not(isOpenTo(db, viewer, row.ref('recipe_id'))))
    .$if(recipeId !== undefined, (query) => query.where('recipe_id', '=', recipeId ?? 0))
    .execute()
}

/** Ingredients of {@link readKeptRecipes}, as they were put on the list. */
export async function readKeptRows(
  db: Kysely<Database>,
  { listId, langId, viewer }: ListReader,
  recipeId?: number,
) {
  const { one, other } = KEPT[langId]
  const rows = await db
    .selectFrom('shopping_kept_rows as kept')
    .innerJoin('all_ingredients as food', 'food.id', 'kept.ingredient_id')
    .innerJoin('all_ingredients as ingredients', (join) => join.on('ingredients.id', '=', boughtAs))
    .innerJoin('all_ingredient_texts as texts', (join) =>
      join.onRef('texts.ingredient_id', '=', 'ingredients.id').on('texts.lang_id', '=', langId),
    )
    .leftJoin('media', 'media.id', 'ingredients.image_media_id')
    .leftJoin('shopping_checks', (join) =>
      join
        .onRef('shopping_checks.ingredient_id', '=', 'ingredients.id')
        .on('shopping_checks.list_id', '=', listId),
    )
    .select((row) => [
      'kept.recipe_id',
      'kept.amount',
      'kept.unit',
      'kept.details',
      'ingredients.id',
      'ingredients.department_id',
      row.fn.coalesce(one, 'texts.name_one').as('name_one'),
      row.fn.coalesce(other, 'texts.name_other').as('name_other'),
      'media.path',
      'shopping_checks.list_id as checked_in',
      'shopping_checks.at_home',
      'shopping_checks.ticked_by',
      'shopping_checks.ticked_at',
    ])
    .where('kept.list_id', '=', listId)
    .where((row) => row.not(isOpenTo(db, viewer, row.ref('kept.recipe_id'))))
    .$if(recipeId !== undefined, (query) => query.where('kept.recipe_id', '=', recipeId ?? 0))
    .orderBy('kept.recipe_id')
    .orderBy('kept.position')
    .execute()
  return rows.map((row) => Object.assign(row, { sort_key: sortKey(row.name_one) }))
}
