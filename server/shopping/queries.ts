import { sql, type Expression, type Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { readAlternatives } from '#server/recipes/ingredients.ts'

/** The member and language of a read. */
export interface ListReader {
  userId: number
  langId: LangId
}

/** All recipes of the list, or one recipe whether or not it is on the list. */
type Which = 'all' | { recipeId: number }

function idsOf(db: Kysely<Database>, userId: number, which: Which): Expression<number> {
  if (which !== 'all') return sql<number>`(${which.recipeId})`
  return db
    .selectFrom('shopping_recipes')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .$castTo<number>()
}

/**
 * Recipes with their number of people, in the order in which they were added. `persons` is null for
 * a recipe that is not on the list.
 */
export function readRecipes(
  db: Kysely<Database>,
  { userId, langId }: ListReader,
  which: Which = 'all',
) {
  return db
    .selectFrom('recipes')
    .innerJoin('recipe_texts', (join) =>
      join
        .onRef('recipe_texts.recipe_id', '=', 'recipes.id')
        .on('recipe_texts.lang_id', '=', langId),
    )
    .leftJoin('media', 'media.id', 'recipes.cover_media_id')
    .leftJoin('shopping_recipes', (join) =>
      join
        .onRef('shopping_recipes.recipe_id', '=', 'recipes.id')
        .on('shopping_recipes.user_id', '=', userId),
    )
    .select([
      'recipes.id',
      'recipe_texts.name',
      'media.path',
      'shopping_recipes.persons',
      'recipes.details',
    ])
    .where('recipes.id', 'in', idsOf(db, userId, which))
    .orderBy('shopping_recipes.created_at')
    .orderBy('recipes.id')
    .execute()
}

/**
 * Ingredients of these recipes in order of use, with their department, the member's tick and what may
 * replace them.
 */
export async function readIngredients(
  db: Kysely<Database>,
  reader: ListReader,
  which: Which = 'all',
) {
  const [rows, others] = await Promise.all([
    readRows(db, reader, which),
    readAlternatives(db, idsOf(db, reader.userId, which), reader.langId),
  ])
  const byRow = Map.groupBy(others, (other) => `${other.recipe_id} ${other.ingredient_id}`)
  return rows.map((row) =>
    Object.assign(row, { alternatives: byRow.get(`${row.recipe_id} ${row.id}`) ?? [] }),
  )
}

function readRows(db: Kysely<Database>, { userId, langId }: ListReader, which: Which) {
  return db
    .selectFrom('recipe_ingredients')
    .innerJoin('ingredients', 'ingredients.id', 'recipe_ingredients.ingredient_id')
    .innerJoin('ingredient_texts', (join) =>
      join
        .onRef('ingredient_texts.ingredient_id', '=', 'ingredients.id')
        .on('ingredient_texts.lang_id', '=', langId),
    )
    .leftJoin('media', 'media.id', 'ingredients.image_media_id')
    .leftJoin('shopping_checks', (join) =>
      join
        .onRef('shopping_checks.ingredient_id', '=', 'ingredients.id')
        .on('shopping_checks.user_id', '=', userId),
    )
    .select([
      'recipe_ingredients.recipe_id',
      'recipe_ingredients.amount',
      'recipe_ingredients.unit',
      'recipe_ingredients.details',
      'ingredients.id',
      'ingredients.department_id',
      'ingredient_texts.name_one',
      'ingredient_texts.name_other',
      'ingredient_texts.sort_key',
      'media.path',
      'shopping_checks.user_id as checked_by',
      'shopping_checks.at_home',
    ])
    .where('recipe_ingredients.recipe_id', 'in', idsOf(db, userId, which))
    .orderBy('recipe_ingredients.recipe_id')
    .orderBy('recipe_ingredients.position')
    .execute()
}

/** Every department, in the member's own order and then in that of the shop (D-58). */
export function readDepartments(db: Kysely<Database>, { userId, langId }: ListReader) {
  return db
    .selectFrom('departments')
    .innerJoin('department_texts', (join) =>
      join
        .onRef('department_texts.department_id', '=', 'departments.id')
        .on('department_texts.lang_id', '=', langId),
    )
    .leftJoin('shopping_departments', (join) =>
      join
        .onRef('shopping_departments.department_id', '=', 'departments.id')
        .on('shopping_departments.user_id', '=', userId),
    )
    .select(['departments.id', 'department_texts.name'])
    .orderBy(sql`shopping_departments.position is null`)
    .orderBy('shopping_departments.position')
    .orderBy('departments.position')
    .execute()
}

function itemsOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('shopping_items')
    .select(['id', 'item_key', 'name', 'edits', 'state'])
    .where('user_id', '=', userId)
    .orderBy('id')
}

/** Items that the member wrote and that are on the list, oldest first. */
export function readItems(db: Kysely<Database>, userId: number) {
  return itemsOf(db, userId).where('removed_at', 'is', null).execute()
}

/** One of them, also after its removal; at most one row. */
export function readItem(db: Kysely<Database>, userId: number, itemId: number) {
  return itemsOf(db, userId).where('id', '=', itemId).execute()
}

/** A recipe of the list. */
export type RecipeRow = Awaited<ReturnType<typeof readRecipes>>[number]
/** An ingredient of a recipe of the list. */
export type IngredientRow = Awaited<ReturnType<typeof readIngredients>>[number]
/** A department. */
export type DepartmentRow = Awaited<ReturnType<typeof readDepartments>>[number]
/** An item that the member wrote. */
export type ItemRow = Awaited<ReturnType<typeof readItems>>[number]
