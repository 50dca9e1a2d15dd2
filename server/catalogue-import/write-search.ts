import type { Catalogue } from '#content/catalogue-folder.ts'
import { searchEntries, type Searchable } from '#server/search/entries.ts'
import { writeSearchEntries } from '#server/search/index.ts'
import { foodEntries } from '#server/search/writing/food-entries.ts'
import type { SearchedRecipe } from '#server/search/writing/search-recipe.ts'
import { readIngredientWords } from '#server/search/writing/search-texts.ts'
import { knownWords, writeSearchedRecipes } from '#server/search/writing/write-recipes.ts'
import type { ImportContext } from './context.ts'
import type { RecipeWithId } from './write-recipes.ts'

/** A recipe of a folder as the index sees it. */
function searchedOf(recipe: RecipeWithId, ids: ImportContext['ids']): SearchedRecipe {
  return {
    id: recipe.id,
    names: Object.values(recipe.name),
    synonyms: Object.values(recipe.synonyms ?? {}).flat(),
    dishTypes: recipe.dishTypes,
    foods: recipe.ingredients.map(({ ingredient, amount, unit, optional, or = [] }) => ({
      id: ids.of('ingredient', ingredient),
      amount,
      unit,
      optional,
      alternatives: or.map((other) => ids.of('ingredient', other.ingredient)),
    })),
    tags: recipe.tags.map((slug) => ids.of('tag', slug)),
    tools: recipe.tools.map((slug) => ids.of('tool', slug)),
    author: ids.of('author', recipe.author),
    cookbooks: (recipe.books ?? []).map(({ book }) => ids.of('cookbook', book)),
  }
}

/**
 * Writes the search index of a catalogue.
 * @returns how many entries were written
 */
export async function writeSearch(
  { db, ids }: ImportContext,
  { authors, cookbooks, ingredients }: Catalogue,
  recipes: readonly RecipeWithId[],
): Promise<number> {
  const words = await readIngredientWords(db)
  const known = knownWords(words.values())
  const entries = (items: readonly (readonly [number, Searchable])[]) =>
    new Map(items.map(([id, item]) => [id, searchEntries(item, known)]))
  const found = {
    1: entries(
      cookbooks.value.cookbooks.map(({ slug, name }) => [
        ids.of('cookbook', slug),
        { names: Object.values(name) },
      ]),
    ),
    2: entries(authors.value.map(({ slug, name }) => [ids.of('author', slug), { names: [name] }])),
    3: new Map(
      ingredients.value.map(({ slug, name }) => {
        const id = ids.of('ingredient', slug)
        const synonyms = words.get(id)?.synonyms ?? []
        const names = Object.values(name).map(({ one }) => one)
        const plurals = Object.values(name).map(({ other }) => other)
        return [id, foodEntries({ names, plurals, synonyms }, known)]
      }),
    ),
  }
  let written = await writeSearchedRecipes(
    db,
    recipes.map((recipe) => searchedOf(recipe, ids)),
  )
  for (const kind of [1, 2, 3] as const) written += await writeSearchEntries(db, kind, found[kind])
  return written
}
