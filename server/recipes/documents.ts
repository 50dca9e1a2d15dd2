import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { minutesToTime } from '#contract/text/time.ts'
import { authorRef } from '#server/catalogue/author-ref.ts'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { readDetails, type RecipeDetails } from './details.ts'
import { recipeDetailsToWire } from './details-to-wire.ts'
import { foodFactsToWire, readFoodNames } from './food-facts-to-wire.ts'
import { readFoodFacts } from './foods.ts'
import {
  readAuthorLinks,
  readRecipes,
  readTags,
  readHotspots,
  readTools,
  readDishTypes,
  readStepCounts,
} from './document-rows.ts'

/**
 * The part of a recipe that only an import changes: everything except counters and the caller's
 * flags.
 */
export type RecipeDocument = Omit<Recipe, 'Views' | 'TimesCooked' | 'IsFavorized' | 'Rating'>

/** Recipes in a batch; keeps every statement below the parameter limits of both engines. */
const BATCH_SIZE = 200

/**
 * Rebuilds the documents of these recipes in both languages. An import calls it last, in its
 * transaction, for every recipe with visible changes.
 */
export async function writeRecipeDocuments(
  db: Kysely<Database>,
  recipeIds: readonly number[],
): Promise<void> {
  for (const batch of batches(recipeIds, BATCH_SIZE)) {
    const rows = await readDocuments(db, batch)
    if (rows.length === 0) continue
    await db
      .insertInto('recipe_documents')
      .values(
        rows.map(({ langId, document }) => ({
          recipe_id: document.Id,
          lang_id: langId,
          document: JSON.stringify(document),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['recipe_id', 'lang_id'])
          .doUpdateSet((update) => ({ document: update.ref('excluded.document') })),
      )
      .execute()
  }
}

/** Documents of recipes in both languages. */
export async function readDocuments(db: Kysely<Database>, ids: readonly number[]) {
  const recipes = await readRecipes(db, ids)
  const foods = await readFoodFacts(db, ids)
  const nameOf = await readFoodNames(db, foods.values())
  const tags = Map.groupBy(await readTags(db, ids), keyOf)
  const hotspots = Map.groupBy(await readHotspots(db, ids), keyOf)
  const links = Map.groupBy(
    await readAuthorLinks(
      db,
      recipes.map(({ author_id }) => author_id),
    ),
    ({ author_id }) => author_id,
  )
  const tools = Map.groupBy(await readTools(db, ids), ({ recipe_id }) => recipe_id)
  const dishTypes = Map.groupBy(await readDishTypes(db, ids), ({ recipe_id }) => recipe_id)
  const steps = new Map(
    (await readStepCounts(db, ids)).map(({ recipe_id, count }) => [recipe_id, count]),
  )
  return recipes.map((row): { langId: LangId; document: RecipeDocument } => ({
    langId: row.lang_id,
    document: {
      Id: row.recipe_id,
      Name: row.name,
      CoverPath: mediaPath(row.cover_path),
      IngredientImagePath: mediaPath(row.ingredient_path),
      ToolImagePath: mediaPath(row.tool_path),
      PrepTime: timeOf(row.prep_minutes),
      CookTime: timeOf(row.active_minutes),
      TotalTime: timeOf(row.total_minutes),
      Description: row.description,
      Videos: {
        Short: row.short_path === null ? null : { Mp4FilePath: mediaPath(row.short_path) },
        Preview: row.preview_path === null ? null : { Mp4FilePath: mediaPath(row.preview_path) },
        Main:
          row.film_id === null || row.film_path === null
            ? null
            : { Mp4FilePath: mediaPath(row.film_path), Id: row.film_id },
      },
      Author: authorToWire(row, links.get(row.author_id)),
      Nutrition: {
        Calorie: row.kcal,
        Protein: row.protein,
        Fat: row.fat,
        Carbohydrate: row.carbohydrates,
      },
      RecipeTags: (tags.get(keyOf(row)) ?? []).map(tagToWire),
      Ingredients: (hotspots.get(keyOf(row)) ?? []).map((hotspot) => ({
        IngredientId: hotspot.ingredient_id,
        Name: hotspot.name_one,
        X: hotspot.x,
        Y: hotspot.y,
        Width: hotspot.width,
      })),
      ToolIds: (tools.get(row.recipe_id) ?? []).map(({ tool_id }) => tool_id),
      DishTypes: (dishTypes.get(row.recipe_id) ?? []).map(({ dish_type }) => dish_type),
      PublishedAt: new Date(row.published_at).toISOString(),
      StepCount: steps.get(row.recipe_id) ?? 0,
      CoverColour: row.cover_colour || null,
      ...recipeDetailsToWire(readDetails<RecipeDetails>(row.details), row.lang_id),
      ...foodFactsToWire(foods.get(row.recipe_id), (id) => nameOf(id, row.lang_id)),
    },
  }))
}

/** Groups rows of one recipe in one language. */
function keyOf(row: { recipe_id: number; lang_id: LangId }): string {
  return `${row.recipe_id}/${row.lang_id}`
}

function authorToWire(
  row: Awaited<ReturnType<typeof readRecipes>>[number],
  links: readonly { address: string }[] = [],
): Recipe['Author'] {
  const author = authorRef(row, row.lang_id)
  if (author.IsFormer || links.length === 0) return author
  return { ...author, SameAs: links.map(({ address }) => address) }
}

function tagToWire({ name, kind }: Awaited<ReturnType<typeof readTags>>[number]) {
  return { Name: name, ...(kind && { Kind: kind }) }
}

function timeOf(minutes: number | null): string | null {
  return minutes === null ? null : minutesToTime(minutes)
}
