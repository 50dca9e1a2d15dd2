import type { Catalogue } from '#content/catalogue-folder.ts'
import type { SearchRank } from '#server/db/tables/search.ts'
import { tailsWith } from '#server/search/compound-parts.ts'
import { searchEntries, type KnownWords, type Searchable } from '#server/search/entries.ts'
import { foldWords } from '#server/search/fold.ts'
import { writeSearchEntries } from '#server/search/index.ts'
import type { ImportContext } from '../context.ts'
import { recipeSearchable, type RecipeContext } from './search-recipe.ts'
import {
  readIngredientWords,
  readNeeds,
  readOwnerNames,
  readTagNames,
  type IngredientWords,
} from './search-texts.ts'
import type { RecipeWithId } from '../write-recipes.ts'

function knownWords(ingredients: Iterable<IngredientWords>): KnownWords {
  const all = [...ingredients]
  const texts = all.flatMap(({ names, synonyms }) => [...names, ...synonyms])
  return {
    tails: tailsWith(all.flatMap(({ names }) => names)),
    phrases: new Set(texts.map((text) => foldWords(text).join(' '))),
  }
}

/** A name of several words is an entry as a whole, too. */
function wholeNames(names: readonly string[], rank: SearchRank): [string, SearchRank][] {
  const folded = names.map(foldWords).filter((words) => words.length > 1)
  return folded.map((words) => [words.join(' '), rank])
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
  const context: RecipeContext = {
    ids,
    ingredients: words,
    tags: await readTagNames(db),
    needs: await readNeeds(
      db,
      recipes.map(({ id }) => id),
    ),
    ...(await readOwnerNames(db)),
  }
  const found = [
    entries(recipes.map((recipe) => [recipe.id, recipeSearchable(recipe, context)])),
    entries(
      cookbooks.value.cookbooks.map(({ slug, name }) => [
        ids.of('cookbook', slug),
        { names: Object.values(name) },
      ]),
    ),
    entries(authors.value.map(({ slug, name }) => [ids.of('author', slug), { names: [name] }])),
    entries(
      ingredients.value.map(({ slug, name }) => {
        const id = ids.of('ingredient', slug)
        const synonyms = words.get(id)?.synonyms ?? []
        const names = Object.values(name).map(({ one }) => one)
        const plurals = Object.values(name).map(({ other }) => other)
        const marks = new Map([
          ...wholeNames(synonyms, 2),
          ...wholeNames(plurals, 1),
          ...wholeNames(names, 0),
        ])
        return [id, { names, plurals, synonyms, marks }]
      }),
    ),
  ]
  let written = 0
  for (const [kind, items] of found.entries())
    written += await writeSearchEntries(db, kind as 0 | 1 | 2 | 3, items)
  return written
}
