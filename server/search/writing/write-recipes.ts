import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { tailsWith } from '../compound-parts.ts'
import { searchEntries, type KnownWords } from '../entries.ts'
import { foldWords } from '../fold.ts'
import { writeSearchEntries } from '../index.ts'
import { recipeSearchable, type SearchedRecipe } from './search-recipe.ts'
import {
  readIngredientWords,
  readNeeds,
  readOwnerNames,
  readTagNames,
  type IngredientWords,
} from './search-texts.ts'

/** What the names of all ingredients tell about words. */
export function knownWords(ingredients: Iterable<IngredientWords>): KnownWords {
  const all = [...ingredients]
  const texts = all.flatMap(({ names, synonyms }) => [...names, ...synonyms])
  return {
    tails: tailsWith(all.flatMap(({ names }) => names)),
    phrases: new Set(texts.map((text) => foldWords(text).join(' '))),
  }
}

/**
 * Writes the search index of recipes whose other rows are written.
 * @returns how many were different
 */
export async function writeSearchedRecipes(
  db: Kysely<Database>,
  recipes: readonly SearchedRecipe[],
): Promise<number> {
  const ingredients = await readIngredientWords(db)
  const known = knownWords(ingredients.values())
  const context = {
    ingredients,
    tags: await readTagNames(db),
    needs: await readNeeds(
      db,
      recipes.map(({ id }) => id),
    ),
    ...(await readOwnerNames(db)),
  }
  const entries = recipes.map(
    (recipe) => [recipe.id, searchEntries(recipeSearchable(recipe, context), known)] as const,
  )
  return await writeSearchEntries(db, 0, new Map(entries))
}
