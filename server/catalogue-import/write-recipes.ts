import type { Insertable } from 'kysely'
import type { Catalogue } from '#content/catalogue-folder.ts'
import type { Recipe, RecipeIngredient } from '#content/format.ts'
import { minutesOf } from '#content/step-times.ts'
import { dishTypeCode } from '#contract/recipes/dish-types.ts'
import { unitCode } from '#contract/units.ts'
import type { RecipeTable } from '#server/db/tables/recipes.ts'
import { writeDetails } from '#server/recipes/details.ts'
import { sortKey } from '#server/search/fold.ts'
import { startOfDay, union, type ImportContext } from './context.ts'
import { inBothLanguages, replaceRows, upsertRows } from '#server/db/sync-rows.ts'

/** A recipe of the folder with its id. */
export type RecipeWithId = Recipe & { id: number }

function recipeRow(
  context: ImportContext,
  { family }: Catalogue,
  recipe: RecipeWithId,
): Insertable<RecipeTable> & { id: number } {
  const { id, slug, author, published, nutrition } = recipe
  const { hyphenated, yield: servings, allergens, ahead, keep, holds, warnings } = recipe
  const minutes = minutesOf(recipe)
  const films = family.value[slug]
  return {
    id,
    author_id: context.ids.of('author', author),
    published_at: startOfDay(published),
    prep_minutes: minutes.prep,
    active_minutes: minutes.active,
    total_minutes: minutes.total,
    kcal: nutrition.kcal,
    protein: nutrition.protein,
    fat: nutrition.fat,
    carbohydrates: nutrition.carbohydrates,
    cover_media_id: context.pictureId(`recipes/${slug}/cover.webp`),
    ingredient_media_id: context.pictureId(`recipes/${slug}/ingredients.webp`),
    tool_media_id: context.pictureId(`recipes/${slug}/tools.webp`),
    short_path: context.shortPath(films?.short),
    preview_path: context.shortPath(films?.preview),
    details: writeDetails({ hyphenated, yield: servings, allergens, ahead, keep, holds, warnings }),
  }
}

function textRows({ id, name, description }: RecipeWithId) {
  return inBothLanguages((language, lang_id) => ({
    recipe_id: id,
    lang_id,
    name: name[language],
    sort_key: sortKey(name[language]),
    description: description?.[language] ?? null,
  }))
}

function codeOf(unit: RecipeIngredient['unit']): number | null {
  return unit === undefined ? null : unitCode(unit)
}

/** The ingredients, each with the heading that it stands below. */
function inGroups(ingredients: readonly RecipeIngredient[]): RecipeIngredient[] {
  let group: RecipeIngredient['group']
  return ingredients.map((row) => {
    group = row.group ?? group
    return { ...row, ...(group && { group }) }
  })
}

function rowDetails({ note, optional, pinned, group }: Omit<RecipeIngredient, 'ingredient'>) {
  return writeDetails({
    note,
    optional: optional || undefined,
    pinned: pinned || undefined,
    group,
  })
}

function alternatives(ids: ImportContext['ids'], recipes: readonly RecipeWithId[]) {
  return recipes.flatMap(({ id, ingredients }) =>
    ingredients.flatMap(({ ingredient, or = [] }) =>
      or.map(({ ingredient: other, amount, unit, note }, position) => ({
        recipe_id: id,
        ingredient_id: ids.of('ingredient', ingredient),
        position,
        alternative_id: ids.of('ingredient', other),
        amount: amount ?? null,
        unit: codeOf(unit),
        note: note ? JSON.stringify(note) : null,
      })),
    ),
  )
}

/** Writes the tables that recipes are listed and filtered by. */
async function writeFilters(
  { db, ids }: ImportContext,
  recipes: readonly RecipeWithId[],
): Promise<Set<number>> {
  const owners = recipes.map(({ id }) => id)
  const rows = <T>(make: (recipe: RecipeWithId, published_at: number) => T[]) =>
    recipes.flatMap((recipe) => make(recipe, startOfDay(recipe.published)))
  return union(
    await replaceRows(
      db,
      'recipe_dish_types',
      'recipe_id',
      owners,
      rows(({ id, dishTypes }, published_at) =>
        dishTypes.map((name) => ({ recipe_id: id, dish_type: dishTypeCode(name), published_at })),
      ),
    ),
    await replaceRows(
      db,
      'recipe_tags',
      'recipe_id',
      owners,
      rows(({ id, tags }, published_at) =>
        tags.map((tag, position) => ({
          recipe_id: id,
          tag_id: ids.of('tag', tag),
          position,
          published_at,
        })),
      ),
    ),
    await replaceRows(
      db,
      'all_recipe_ingredients',
      'recipe_id',
      owners,
      rows(({ id, ingredients }, published_at) =>
        inGroups(ingredients).map(({ ingredient, amount, unit, ...row }, position) => ({
          recipe_id: id,
          ingredient_id: ids.of('ingredient', ingredient),
          position,
          amount: amount ?? null,
          unit: codeOf(unit),
          published_at,
          details: rowDetails(row),
        })),
      ),
    ),
    await replaceRows(db, 'recipe_alternatives', 'recipe_id', owners, alternatives(ids, recipes)),
  )
}

/**
 * Writes recipes with everything but their steps and their places in cookbooks.
 * @returns ids of the recipes that were written
 */
export async function writeRecipes(
  context: ImportContext,
  catalogue: Catalogue,
  recipes: readonly RecipeWithId[],
): Promise<Set<number>> {
  const { db, ids } = context
  const owners = recipes.map(({ id }) => id)
  const tools = recipes.flatMap(({ id, tools: slugs }) =>
    slugs.map((slug, position) => ({ recipe_id: id, tool_id: ids.of('tool', slug), position })),
  )
  const hotspots = recipes.flatMap(({ id, slug }) =>
    (catalogue.hotspots.get(slug)?.value ?? []).map(({ ingredient, x, y, width }, position) => ({
      recipe_id: id,
      position,
      ingredient_id: ids.of('ingredient', ingredient),
      x,
      y,
      width,
    })),
  )
  return union(
    await upsertRows(
      db,
      'all_recipes',
      recipes.map((recipe) => recipeRow(context, catalogue, recipe)),
    ),
    await replaceRows(db, 'all_recipe_texts', 'recipe_id', owners, recipes.flatMap(textRows)),
    await writeFilters(context, recipes),
    await replaceRows(db, 'recipe_tools', 'recipe_id', owners, tools),
    await replaceRows(db, 'recipe_hotspots', 'recipe_id', owners, hotspots),
  )
}
