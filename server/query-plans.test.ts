import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { FILTER_VALUES_MAX } from '#contract/limits.ts'
import { issueToken } from './accounts/tokens.ts'
import { readAuthor } from './authors/queries.ts'
import { readComments, readPlace } from './comments/queries.ts'
import { readCookbook, readCookbooks } from './cookbooks/queries.ts'
import { readCookbookParts } from './cookbooks/parts.ts'
import { readCookbookOfMonth } from './cookbooks/month.ts'
import { countLog, readBefore, readEntry, readLog, readTimes } from './cooking-log/queries.ts'
import { readYear, readYears } from '#server/cooking-log/years.ts'
import type { EngineName } from './db/engine.ts'
import type { Database } from './db/schema.ts'
import { readVersions } from './events/versions.ts'
import { readNewer, readSessions } from './kitchen/queries.ts'
import { rankByRating } from './recipes/best-rated.ts'
import { readFacets } from './recipes/facets.ts'
import { rankByMissing, readRecipeFoods } from './recipes/have.ts'
import { readHowTo } from './recipes/how-to.ts'
import { readRecipeIngredients } from './recipes/ingredients.ts'
import { readLoosened } from './recipes/loosened.ts'
import { readOne, readPage } from './recipes/pages.ts'
import { readRecipeDocuments, readTagIds } from './recipes/queries.ts'
import type { RecipeSelection } from './recipes/selection.ts'
import { readReasonsInDatabase } from './search/reasons.ts'
import { readPeople } from './membership/people.ts'
import { readLists } from './shopping/access.ts'
import { readHabits } from './shopping/habits.ts'
import { neededFoods } from './shopping/needed.ts'
import { readIngredients, readItems, readRecipes } from './shopping/queries.ts'
import { readStaples } from './shopping/staples.ts'
import { readVideoActions } from './videos/actions.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { planOf, statementsOf } from '#tests/support/query-plans.ts'

const MEMBER = 1
const LIST = 1
const OWN_LIST = { listId: LIST, langId: 1, viewer: MEMBER } as const
const LOG = { userId: MEMBER, langId: 1 } as const
const PAGE = { limit: 20, offset: 40 }
const NEWEST = { by: 'published', direction: 'desc' } as const

const page = (selection: RecipeSelection, viewer: number | null = null) => {
  return (db: Kysely<Database>) => readPage(db, selection, PAGE, viewer)
}

const loosened = (selection: RecipeSelection) => {
  return (db: Kysely<Database>) => readLoosened(db, selection)
}

/** As many ingredients as a filter takes. */
const MANY = Array.from({ length: FILTER_VALUES_MAX }, (_, index) => index + 1)

/** What a request runs on tables that grow with the catalogue or with its members. */
const HOT_READS: Record<string, (db: Kysely<Database>) => Promise<unknown>> = {
  'all recipes': page({}),
  'all recipes for a member': page({}, MEMBER),
  'recipes of a dish type': page({ dishTypes: [5] }),
  'recipes of several dish types': page({ dishTypes: [5, 6] }),
  'recipes with and without ingredients': page({
    includedIngredients: [1, 2],
    excludedIngredients: [3],
  }),
  'recipes without many ingredients': page({ excludedIngredients: MANY }),
  'recipes with many ingredients': page({ includedIngredients: MANY }),
  'parts to leave out of limits': loosened({ dishTypes: [5], maxCalories: 0, maxActiveMinutes: 5 }),
  'parts to leave out of many ingredients': loosened({
    includedIngredients: MANY,
    excludedIngredients: MANY,
  }),
  'parts to leave out of one ingredient': loosened({ includedIngredients: [1] }),
  'the best rated recipes': (db) => rankByRating(db, {}, { limit: 3 }),
  'the best rated recipes of a diet': (db) => rankByRating(db, { diets: [1] }, { limit: 3 }),
  'what results were found by': (db) => readReasonsInDatabase(db, 1, { term: 'salt', ids: MANY }),
  'what can be cooked from a chapter': (db) =>
    rankByMissing(db, { named: [1, 2], all: [1, 2] }, { cookbookId: 1, partitionId: 1 }, PAGE),
  'recipes within limits': page({ maxCalories: 300, maxActiveMinutes: 45, maxTotalMinutes: 60 }),
  'recipes of diets': page({ diets: [1, 3] }),
  'recipes free of allergens': page({ freeOf: { allergens: [0, 6], mayContain: false } }),
  'parts to leave out of diets': loosened({
    diets: [1, 3],
    freeOf: { allergens: [0], mayContain: true },
    maxTotalMinutes: 30,
  }),
  'recipes of a tag': page({ tagIds: [1] }),
  'recipes of cuisines and a season': page({ cuisine: [1, 2], season: [3] }),
  'counts of filters': (db) =>
    readFacets(db, { maxTotalMinutes: 45, diets: [1], cuisine: [1, 2], season: [3] }, 1),
  'recipes by what is missing': (db) =>
    rankByMissing(db, { named: MANY, all: MANY }, { dishTypes: [5] }, PAGE),
  'what recipes lack': (db) => readRecipeFoods(db, { named: [1], all: MANY }, [1, 2, 3], 1),
  'recipes of a cookbook': page({ cookbookId: 1 }),
  'recipes of a chapter': page({ cookbookId: 1, partitionId: 1 }),
  'recipes found by a term': page({ ids: [1, 2, 3] }),
  'favourites of a member': page({ favouritesOf: MEMBER }, MEMBER),
  'one recipe': (db) => readOne(db, 1, null),
  'one recipe for a member': (db) => readOne(db, 1, MEMBER),
  'documents of recipes': (db) => readRecipeDocuments(db, 1, [1, 2, 3]),
  'ingredients of a recipe': (db) => readRecipeIngredients(db, 1, 1),
  'how-to of a recipe': (db) => readHowTo(db, 1, 1),
  'comments of a recipe': (db) => readComments(db, 1, MEMBER),
  'older comments of a recipe': (db) =>
    readComments(db, 1, MEMBER, { before: { created_at: 1.75e12, id: 5 } }),
  'place of a comment': (db) => readPlace(db, 1, 5),
  'actions of a film': (db) => readVideoActions(db, { filmId: 1, langId: 1, persons: 2 }),
  'one cookbook': (db) => readCookbook(db, 1, MEMBER),
  'parts of cookbooks': (db) => readCookbookParts(db, 1, [1, 2]),
  'cookbook of the month': (db) => readCookbookOfMonth(db, 1, '2026-01'),
  'recipes on a shopping list': (db) => readRecipes(db, OWN_LIST),
  'one recipe for a shopping list': (db) => readRecipes(db, OWN_LIST, { recipeId: 1 }),
  'ingredients on a shopping list': (db) => readIngredients(db, OWN_LIST),
  'a shopping list for whoever has its link': (db) =>
    readIngredients(db, { ...OWN_LIST, viewer: null }),
  'what lists need': (db) => neededFoods(db, [LIST], MEMBER).execute(),
  'items on a shopping list': (db) => readItems(db, LIST),
  'lists of a member': (db) => readLists(db, MEMBER),
  'people of a household': (db) => readPeople(db, MEMBER),
  'what a member wrote before': (db) => readHabits(db, MEMBER),
  'staples of a member': (db) => readStaples(db, MEMBER),
  'versions for open streams': (db) => readVersions(db, [1, 2, 3]),
  'news of a kitchen': (db) => readNewer(db, MEMBER, { since: 5, now: 1.75e12 }),
  'sessions of a kitchen': (db) => readSessions(db, MEMBER, ['a', 'b']),
  'a cooking log': (db) => readLog(db, LOG, { words: [], limit: 50, offset: 50 }),
  'a search in a cooking log': (db) => readLog(db, LOG, { words: ['oven'], limit: 50, offset: 0 }),
  'numbers of a cooking log': (db) => countLog(db, MEMBER, ['oven']),
  'an entry of a cooking log': (db) => readEntry(db, LOG, 1),
  'earlier entries of a cooking log': (db) =>
    readBefore(db, MEMBER, { id: 5, day: '2026-01-01', recipe_id: 1 }),
  'a year of a cooking log': (db) => readYear(db, LOG, 2026),
  'years of a cooking log': (db) => readYears(db, MEMBER),
  'how often a recipe was cooked': (db) => readTimes(db, MEMBER, 1),
  'one author': (db) => readAuthor(db, { langId: 1, viewer: MEMBER }, 1),
}

/** Lines of the plan that read a table from its beginning to its end. */
const SCANS: Record<EngineName, RegExp> = {
  // A covering index that is read in its own order until the page is full is what a list should do;
  // what a statement itself selects is bounded by its limits. There are few tags.
  sqlite:
    /^SCAN (?!(?:page|candidates|newest|checked|counted|failed|named|matching|found|counts|used|replacing|kept)\b|recipes USING COVERING INDEX recipes_published|tag_texts USING INDEX tag_texts_folded)/,
  postgres: /Seq Scan on (?!catalogue_state\b)/,
}

const scansOf = async (db: Kysely<Database>, engine: EngineName, statement: CompiledQuery) =>
  await db.transaction().execute(async (trx) => {
    // A table of the test fits into one page; only then is reading all of it cheaper than an index.
    if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx)
    const lines = await planOf(trx, engine, statement)
    return lines.filter((line) => SCANS[engine].test(line))
  })

test.for(databases)('every hot read goes through an index (%s)', async (engine) => {
  const { db } = await openTestDatabase(engine, { filled: true })
  for (const [name, read] of Object.entries(HOT_READS)) {
    const statements = await statementsOf(db, read)
    expect(statements).not.toHaveLength(0)
    for (const statement of statements) {
      expect({ name, scans: await scansOf(db, engine, statement) }).toEqual({ name, scans: [] })
    }
  }
})

test.for(databases)('a list of any length is at most two statements (%s)', async (engine) => {
  const { db } = await openTestDatabase(engine, { filled: true })
  const page = await statementsOf(db, (recording) => readPage(recording, {}, {}, null))
  const documents = await statementsOf(db, (recording) => readRecipeDocuments(recording, 1, [1, 2]))
  const cookbooks = await statementsOf(db, (recording) =>
    readCookbooks(recording, {}, NEWEST, { langId: 1, viewer: null }),
  )
  expect(page.length + documents.length).toBe(2)
  expect(cookbooks).toHaveLength(1)
})

test.for(databases)('finding a tag goes through an index (%s)', async (engine) => {
  const { db } = await openTestDatabase(engine, { filled: true })
  const [statement] = await statementsOf(db, (recording) => readTagIds(recording, 'vegan'))
  expect(statement && (await scansOf(db, engine, statement))).toEqual([])
})

test('comments are read in the order of their index, not sorted', async () => {
  const { db } = await openTestDatabase('sqlite', { filled: true })
  for (const before of [undefined, { created_at: 1.75e12, id: 5 }]) {
    const [statement] = await statementsOf(db, (it) => readComments(it, 1, MEMBER, { before }))
    const [first, ...rest] = statement ? await planOf(db, 'sqlite', statement) : []
    expect(first).toContain('SEARCH comments USING INDEX comments_recipe')
    expect(rest).not.toContain('USE TEMP B-TREE FOR ORDER BY')
  }
})

test.for(databases)('signing in goes through indexes, expired tokens too (%s)', async (engine) => {
  const { db } = await openTestDatabase(engine, { filled: true })
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const proved = { id, password_hash: null }
  const statements = await statementsOf(db, (recording) => issueToken(recording, proved, 1))
  const looks = statements.filter(({ sql: text }) => !text.startsWith('insert'))
  expect(looks).not.toHaveLength(0)
  for (const statement of looks) {
    const scans = await scansOf(db, engine, statement)
    expect({ sql: statement.sql, scans }).toEqual({ sql: statement.sql, scans: [] })
  }
})

test('lists are read in the order of an index, not sorted', async () => {
  const { db } = await openTestDatabase('sqlite', { filled: true })
  const selections: RecipeSelection[] = [
    {},
    { dishTypes: [5] },
    { dishTypes: [5, 6], maxCalories: 300, excludedIngredients: [3] },
    { includedIngredients: [1, 2] },
    { tagIds: [1] },
    { cookbookId: 1 },
  ]
  for (const selection of selections) {
    const [statement] = await statementsOf(db, page(selection))
    const plan = statement ? await planOf(db, 'sqlite', statement) : []
    const sorts = plan.filter((line) => line === 'USE TEMP B-TREE FOR ORDER BY')
    expect({ selection, sorts }).toEqual({ selection, sorts: [] })
  }
})
