import { sql, type Expression, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { isOpenTo } from '#server/own-recipes/access.ts'
import { readAlternatives } from '#server/recipes/ingredients.ts'
import { readKeptRecipes, readKeptRows, type ListReader } from './kept.ts'

/** All recipes of the list, or one recipe whether or not it is on the list. */
type Which = 'all' | { recipeId: number }

const idOf = (which: Which) => (which === 'all' ? undefined : which.recipeId)

/** Ids of the recipes that the viewer sees as they are now. */
function openIds(
  db: Kysely<Database>,
  { listId, viewer }: ListReader,
  which: Which,
): Expression<number> {
  if (which !== 'all')
    return db
      .selectFrom('all_recipes')
      .select('id')
      .where('id', '=', which.recipeId)
      .where((row) => isOpenTo(db, viewer, row.ref('id')))
      .$castTo<number>()
  return db
    .selectFrom('shopping_recipes')
    .select('recipe_id')
    .where('list_id', '=', listId)
    .where((row) => isOpenTo(db, viewer, row.ref('recipe_id')))
    .$castTo<number>()
}

/**
 * Recipes with their number of people, in the order in which they were added. `persons` is null for
 * a recipe that is not on the list. What the viewer may not read is as it was put on the list.
 */
export async function readRecipes(db: Kysely<Database>, reader: ListReader, which: Which = 'all') {
  const [open, kept] = await Promise.all([
    readOpenRecipes(db, reader, which),
    readKeptRecipes(db, reader, idOf(which)),
  ])
  return [...open, ...kept].sort((a, b) => (a.created_at ?? 0) - (b.created_at ?? 0) || a.id - b.id)
}

function readOpenRecipes(db: Kysely<Database>, reader: ListReader, which: Which) {
  return db
    .selectFrom('all_recipes as recipes')
    .innerJoin('all_recipe_texts as recipe_texts', (join) =>
      join
        .onRef('recipe_texts.recipe_id', '=', 'recipes.id')
        .on('recipe_texts.lang_id', '=', reader.langId),
    )
    .leftJoin('media', 'media.id', 'recipes.cover_media_id')
    .leftJoin('shopping_recipes', (join) =>
      join
        .onRef('shopping_recipes.recipe_id', '=', 'recipes.id')
        .on('shopping_recipes.list_id', '=', reader.listId),
    )
    .select([
      'recipes.id',
      'recipe_texts.name',
      'media.path',
      'shopping_recipes.persons',
      'shopping_recipes.added_by',
      'recipes.details',
      'shopping_recipes.created_at',
    ])
    .where('recipes.id', 'in', openIds(db, reader, which))
    .execute()
}

/**
 * Ingredients of these recipes in order of use, with their department, the tick and what may
 * replace them.
 */
export async function readIngredients(
  db: Kysely<Database>,
  reader: ListReader,
  which: Which = 'all',
) {
  const [open, kept, others] = await Promise.all([
    readRows(db, reader, which),
    readKeptRows(db, reader, idOf(which)),
    readAlternatives(db, openIds(db, reader, which), reader.langId),
  ])
  const byRow = Map.groupBy(others, (other) => `${other.recipe_id} ${other.ingredient_id}`)
  return together([...open, ...kept]).map((row) =>
    Object.assign(row, { alternatives: byRow.get(`${row.recipe_id} ${row.id}`) ?? [] }),
  )
}

function readRows(db: Kysely<Database>, reader: ListReader, which: Which) {
  const { listId, langId } = reader
  return db
    .selectFrom('all_recipe_ingredients as recipe_ingredients')
    .innerJoin('all_ingredients as named', 'named.id', 'recipe_ingredients.ingredient_id')
    .innerJoin('all_ingredients as ingredients', (join) =>
      // A twin stands for another food.
      join.on('ingredients.id', '=', sql<number>`coalesce(named.same_as, named.id)`),
    )
    .innerJoin('all_ingredient_texts as ingredient_texts', (join) =>
      join
        .onRef('ingredient_texts.ingredient_id', '=', 'ingredients.id')
        .on('ingredient_texts.lang_id', '=', langId),
    )
    .leftJoin('media', 'media.id', 'ingredients.image_media_id')
    .leftJoin('shopping_checks', (join) =>
      join
        .onRef('shopping_checks.ingredient_id', '=', 'ingredients.id')
        .on('shopping_checks.list_id', '=', listId),
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
      'shopping_checks.list_id as checked_in',
      'shopping_checks.at_home',
      'shopping_checks.ticked_by',
      'shopping_checks.ticked_at',
    ])
    .where('recipe_ingredients.recipe_id', 'in', openIds(db, reader, which))
    .where('named.is_written', '=', 0)
    .orderBy('recipe_ingredients.recipe_id')
    .orderBy('recipe_ingredients.position')
    .execute()
}

/** A row of an ingredient, before what may replace it. */
type Row = Awaited<ReturnType<typeof readRows>>[number]

/** Adds up what a recipe needs of one food in several places, in one unit. */
function together(rows: readonly Row[]): Row[] {
  const first = new Map<string, Row>()
  for (const row of rows) {
    const key = `${row.recipe_id} ${row.id} ${row.unit}`
    const known = first.get(key)
    if (known) known.amount = (known.amount ?? 0) + (row.amount ?? 0) || null
    else first.set(key, row)
  }
  return [...first.values()]
}

/** Every department, in the list's own order and then in that of the shop. */
export function readDepartments(
  db: Kysely<Database>,
  { listId, langId }: Pick<ListReader, 'listId' | 'langId'>,
) {
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
        .on('shopping_departments.list_id', '=', listId),
    )
    .select(['departments.id', 'department_texts.name'])
    .orderBy(sql`shopping_departments.position is null`)
    .orderBy('shopping_departments.position')
    .orderBy('departments.position')
    .execute()
}

function itemsOf(db: Kysely<Database>, listId: number) {
  return db
    .selectFrom('shopping_items')
    .select(['id', 'item_key', 'name', 'edits', 'state', 'added_by', 'ticked_by', 'ticked_at'])
    .where('list_id', '=', listId)
    .orderBy('id')
}

/** Items that the member wrote and that are on the list, oldest first. */
export function readItems(db: Kysely<Database>, listId: number) {
  return itemsOf(db, listId).where('removed_at', 'is', null).execute()
}

/** One of them, also after its removal; at most one row. */
export function readItem(db: Kysely<Database>, listId: number, itemId: number) {
  return itemsOf(db, listId).where('id', '=', itemId).execute()
}

/** A recipe of the list. */
export type RecipeRow = Awaited<ReturnType<typeof readRecipes>>[number]
/** An ingredient of a recipe of the list. */
export type IngredientRow = Awaited<ReturnType<typeof readIngredients>>[number]
/** A department. */
export type DepartmentRow = Awaited<ReturnType<typeof readDepartments>>[number]
/** An item that the member wrote. */
export type ItemRow = Awaited<ReturnType<typeof readItems>>[number]
