import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { EngineName } from '#server/db/engine.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Database } from '#server/db/schema.ts'
import { prepareVisitorsReads, readPage } from '#server/recipes/pages.ts'
import { readTagIds } from '#server/recipes/queries.ts'
import type { RecipeSelection } from '#server/recipes/selection.ts'
import { SEARCH_INGREDIENTS, SEARCH_RECIPES } from '#server/search/by-term.ts'
import { findIds } from '#server/search/find.ts'
import { nearestTerms } from '#server/search/nearest.ts'
import { readReasonsInDatabase } from '#server/search/reasons.ts'
import { suggest } from '#server/search/suggestions.ts'
import { LISTED_TABLES, multiplyRecipes } from '#tests/bench/generate.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { planOf, statementsOf, type Read } from '#tests/support/query-plans.ts'

const RECIPES = 10_000
/** What the reads below reach of a recipe. */
const TABLES = [...LISTED_TABLES, 'all_recipe_texts', 'recipe_partitions'] as const
/** Filling both databases takes longer than a test may. */
const FILLING_MS = 300_000

const page =
  (selection: RecipeSelection, offset = 0): Read =>
  (db) =>
    readPage(db, selection, { limit: 20, offset }, null)

/** What is asked for most in a large catalogue, by the ids of its ingredients. */
const readsWith = (id: (slug: string) => number): Record<string, Read> => ({
  'page 1': page({}),
  'page 100': page({}, 980),
  'page 100 of a dish type': page({ dishTypes: [5] }, 1980),
  'a dish type': page({ dishTypes: [0] }),
  'several dish types': page({ dishTypes: [4, 11] }),
  'page 40 of several dish types': page({ dishTypes: [4, 11] }, 780),
  'at most 200 kcal': page({ maxCalories: 200 }),
  'at most 20 minutes': page({ maxActiveMinutes: 20 }),
  'at most 30 minutes in all': page({ maxTotalMinutes: 30 }),
  'a diet': page({ diets: [1] }),
  'page 20 of several diets': page({ diets: [0, 3, 4] }, 380),
  'free of an allergen': page({ freeOf: { allergens: [6], mayContain: true } }),
  'free of many allergens, perhaps too': page({
    freeOf: { allergens: [0, 2, 3, 4, 5, 6, 7], mayContain: false },
  }),
  'an ingredient': page({ includedIngredients: [id('plum')] }),
  'several ingredients': page({ includedIngredients: [id('garlic'), id('salt'), id('feta')] }),
  'ingredients that never meet': page({
    includedIngredients: [id('salt'), id('plum'), id('feta')],
  }),
  'without ingredients': page({ excludedIngredients: [id('salt'), id('garlic'), id('egg')] }),
  'every filter': page({
    dishTypes: [5, 12],
    includedIngredients: [id('garlic'), id('olive-oil')],
    excludedIngredients: [id('onion')],
    maxCalories: 600,
    maxActiveMinutes: 45,
    maxTotalMinutes: 60,
    diets: [0],
    freeOf: { allergens: [7], mayContain: false },
  }),
  'a tag': page({ tagIds: [1] }),
  'a cookbook': page({ cookbookId: 1 }),
  'a chapter': page({ cookbookId: 1, partitionId: 1 }),
  'what a search found': page({ ids: [1, 50, 5000, 9999] }),
  'a page of results': (db) => prepareVisitorsReads(db).readThese([1, 50, 5000, 9999]),
  'the name of a tag': (db) => readTagIds(db, 'vegan'),
  ...Object.fromEntries(
    [
      'tomato',
      'a',
      'Tomate Feta',
      'vegan salat tomate',
      'Kartoffelsuppe',
      'shakshuca',
      'xyzzy',
    ].map((term) => [
      `search for ${term}`,
      (db: Kysely<Database>) => findIds(db, SEARCH_RECIPES, term),
    ]),
  ),
  'search for an ingredient': (db) => findIds(db, SEARCH_INGREDIENTS, 'Zuchini'),
  suggestions: (db) => suggest(db, 0, 'tom'),
  'nearest terms': (db) => nearestTerms(db, 1, 'tommattos'),
  'what results were found by': (db) =>
    readReasonsInDatabase(db, 1, { term: 'tomato', ids: [1, 50, 5000, 9999] }),
})

/**
 * Reading one of these from its beginning to its end is what an index is there for. So few recipes
 * have alternatives that all of them are a page.
 */
const LARGE = '(recipes|recipe_(?!alternatives)\\w+|search_\\w+)'
const FULL_SCANS: Record<EngineName, RegExp> = {
  // The index by date is read in the order of the list, until the page is full.
  sqlite: new RegExp(`^SCAN ${LARGE}\\b(?! USING COVERING INDEX recipes_published)`),
  postgres: new RegExp(`Seq Scan on ${LARGE}`),
}

test.for(databases)(
  'API-21 API-22 API-24 with 10,000 recipes no list, filter or search reads a whole table (%s)',
  { timeout: FILLING_MS },
  async (engine) => {
    const database = await openTestDatabase(engine, { filled: true })
    const { db } = database
    const filling = await openDatabase(database.config, { longStatements: true })
    await multiplyRecipes(filling, RECIPES, TABLES)
    await filling.close()
    const slugs = await db
      .selectFrom('slugs')
      .selectAll()
      .where('kind', '=', 'ingredient')
      .execute()
    const id = (slug: string) => slugs.find((row) => row.slug === slug)?.id ?? 0
    const scans: string[] = []
    for (const [name, read] of Object.entries(readsWith(id))) {
      for (const statement of await statementsOf(db, read)) {
        const lines = await planOf(db, engine, statement)
        const full = lines.filter((line) => FULL_SCANS[engine].test(line))
        scans.push(...full.map((line) => `${name}: ${line.trim()}`))
      }
    }
    expect(scans).toEqual([])
  },
)
