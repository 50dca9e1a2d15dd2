import type { Kysely } from 'kysely'
import type { Catalogue } from '#content/catalogue-folder.ts'
import type { Database } from '#server/db/schema.ts'
import { tailsWith } from '#server/search/compound-parts.ts'
import { DISH_TYPE_WORDS } from '#server/search/dish-type-words.ts'
import { searchEntries, type Searchable } from '#server/search/entries.ts'
import { foldWords } from '#server/search/fold.ts'
import { writeSearchEntries } from '#server/search/index.ts'
import type { ImportContext } from './context.ts'
import type { RecipeWithId } from './write-recipes.ts'

/** Shortest word of an ingredient that is looked for inside a word of a recipe's name. */
const PART_MIN = 4

/** Names and synonyms of an ingredient. */
interface IngredientWords {
  readonly names: readonly string[]
  readonly synonyms: readonly string[]
}

async function readIngredientWords(db: Kysely<Database>): Promise<Map<number, IngredientWords>> {
  const texts = await db
    .selectFrom('ingredient_texts')
    .select(['ingredient_id', 'name_one', 'name_other'])
    .execute()
  const synonyms = await db
    .selectFrom('ingredient_synonyms')
    .select(['ingredient_id', 'name'])
    .execute()
  const synonymsById = Map.groupBy(synonyms, ({ ingredient_id }) => ingredient_id)
  return new Map(
    [...Map.groupBy(texts, ({ ingredient_id }) => ingredient_id)].map(([id, rows]) => [
      id,
      {
        names: rows.flatMap(({ name_one, name_other }) => [name_one, name_other]),
        synonyms: (synonymsById.get(id) ?? []).map(({ name }) => name),
      },
    ]),
  )
}

async function readTagNames(db: Kysely<Database>): Promise<Map<number, string[]>> {
  const texts = await db.selectFrom('tag_texts').select(['tag_id', 'name']).execute()
  return new Map(
    [...Map.groupBy(texts, ({ tag_id }) => tag_id)].map(([id, rows]) => [
      id,
      rows.map(({ name }) => name),
    ]),
  )
}

/** Whether a recipe's name has an ingredient in it: "Kartoffelrösti" has "Kartoffel". */
function isNamed(words: readonly string[], ingredient: IngredientWords): boolean {
  const parts = ingredient.names.flatMap(foldWords).filter((part) => part.length >= PART_MIN)
  return parts.some((part) => words.some((word) => word.startsWith(part) || word.endsWith(part)))
}

/** The head noun of a synonym: "cheese" of "feta cheese", "tomato" of "cocktail tomato". */
function nounOf(synonym: string): string {
  return synonym.split(' ').at(-1) ?? synonym
}

/** Search terms of recipes besides their names. */
interface RecipeContext {
  readonly ids: ImportContext['ids']
  readonly ingredients: ReadonlyMap<number, IngredientWords>
  /** Names of the tags. */
  readonly tags: ReadonlyMap<number, readonly string[]>
}

function recipeSearchable(
  { name, ingredients, tags, dishTypes }: RecipeWithId,
  context: RecipeContext,
): Searchable {
  const names = [name.en, name.de]
  const nameWords = names.flatMap(foldWords)
  const named = ingredients
    .flatMap(
      ({ ingredient }) => context.ingredients.get(context.ids.of('ingredient', ingredient)) ?? [],
    )
    .filter((ingredient) => isNamed(nameWords, ingredient))
  return {
    names,
    synonyms: named.flatMap(({ synonyms }) => synonyms.map(nounOf)),
    filedUnder: [
      ...tags.flatMap((slug) => context.tags.get(context.ids.of('tag', slug)) ?? []),
      ...dishTypes.flatMap((type) => DISH_TYPE_WORDS[type]),
    ],
  }
}

/**
 * Writes the search index of a catalogue.
 * @returns how many entries were written
 */
export async function writeSearch(
  context: ImportContext,
  { authors, cookbooks, ingredients }: Catalogue,
  recipes: readonly RecipeWithId[],
): Promise<number> {
  const { db, ids } = context
  const words = await readIngredientWords(db)
  const tails = tailsWith([...words.values()].flatMap(({ names }) => names))
  const entries = (items: readonly (readonly [number, Searchable])[]) =>
    new Map(items.map(([id, item]) => [id, searchEntries(item, tails)]))
  const recipeContext = { ids, ingredients: words, tags: await readTagNames(db) }
  const found = [
    entries(recipes.map((recipe) => [recipe.id, recipeSearchable(recipe, recipeContext)])),
    entries(
      cookbooks.value.cookbooks.map(({ slug, name }) => [
        ids.of('cookbook', slug),
        { names: [name.en, name.de] },
      ]),
    ),
    entries(authors.value.map(({ slug, name }) => [ids.of('author', slug), { names: [name] }])),
    entries(
      ingredients.value.map(({ slug, name, synonyms }) => [
        ids.of('ingredient', slug),
        {
          names: [name.en.one, name.de.one],
          plurals: [name.en.other, name.de.other],
          synonyms: [...(synonyms?.en ?? []), ...(synonyms?.de ?? [])],
        },
      ]),
    ),
  ]
  let written = 0
  for (const [kind, items] of found.entries())
    written += await writeSearchEntries(db, kind as 0 | 1 | 2 | 3, items)
  return written
}
