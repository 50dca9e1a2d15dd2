import { sql, type Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { FoundBy } from '#contract/search.ts'
import type { Database } from '#server/db/schema.ts'
import { askedOf } from './asked.ts'
import { askedTime } from './asked-time.ts'
import type { AskedWord } from './asked-words.ts'
import { SEARCH_INGREDIENTS, SEARCH_RECIPES } from './by-term.ts'
import { isMatch } from './match-sql.ts'
import { memoryIndexOf } from './memory/live-index.ts'
import { DISH_MAX, FOODS_MAX } from './points.ts'
import { vocabularyOf } from './vocabulary.ts'

/** An entry of a recipe. */
interface Entry {
  item_id: number
  word: string
  rank: number
}

/** A search and what it found, in the language of the reader. */
export interface Found {
  term: string
  langId: LangId
  recipeIds: readonly number[]
}

/** The entries of recipes that match a word that was asked for, the best of each recipe. */
async function bestEntries(
  db: Kysely<Database>,
  asked: AskedWord,
  ids: readonly number[],
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select item_id, word, rank from search_postings
    where kind = ${SEARCH_RECIPES} and item_id in (${sql.join(ids)})
    and ${isMatch('search_postings', asked)} order by item_id, rank, word`.execute(db)
  return [...Map.groupBy(rows, ({ item_id }) => item_id).values()].flatMap(([best]) => best ?? [])
}

/** Names of the foods of these recipes that are found by these words, by recipe and word. */
async function readFoods(
  db: Kysely<Database>,
  langId: LangId,
  entries: readonly Entry[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('recipe_ingredients')
    .innerJoin('search_postings', 'search_postings.item_id', 'recipe_ingredients.ingredient_id')
    .innerJoin(
      'ingredient_texts',
      'ingredient_texts.ingredient_id',
      'recipe_ingredients.ingredient_id',
    )
    .select(['recipe_id', 'word', 'name_one'])
    .where('recipe_id', 'in', [...new Set(entries.map(({ item_id }) => item_id))])
    .where('kind', '=', SEARCH_INGREDIENTS)
    .where('word', 'in', [...new Set(entries.map(({ word }) => word))])
    .where('lang_id', '=', langId)
    .orderBy('rank', 'desc')
    .orderBy('recipe_ingredients.ingredient_id', 'desc')
    .execute()
  return new Map(rows.map(({ recipe_id, word, name_one }) => [`${recipe_id} ${word}`, name_one]))
}

function kindOf(rank: number): FoundBy['Kind'] {
  if (rank > FOODS_MAX) return 'optional'
  return rank === FOODS_MAX ? 'contains' : 'mainly'
}

/**
 * The foods for which a search found recipes whose names and tags do not say it, in the order of the
 * recipes and of the term.
 */
export async function readReasons(
  db: Kysely<Database>,
  { term, langId, recipeIds }: Found,
): Promise<FoundBy[]> {
  if (recipeIds.length === 0) return []
  const vocabulary = memoryIndexOf(db)?.vocabulary ?? vocabularyOf(db)
  const meant = await askedOf(SEARCH_RECIPES, askedTime(term)?.term ?? term, vocabulary)
  const asked = (meant?.words ?? []).filter(({ isExcluded }) => !isExcluded)
  const best = await Promise.all(asked.map((one) => bestEntries(db, one, recipeIds)))
  const entries = best.flat().filter(({ rank, word }) => rank > DISH_MAX && !word.startsWith('='))
  if (entries.length === 0) return []
  const foods = await readFoods(db, langId, entries)
  return recipeIds.flatMap((id) => {
    const reasons = entries
      .filter(({ item_id }) => item_id === id)
      .flatMap(({ word, rank }): FoundBy[] => {
        const Name = foods.get(`${id} ${word}`)
        return Name === undefined ? [] : [{ RecipeId: id, Kind: kindOf(rank), Name }]
      })
    return [...new Map(reasons.map((reason) => [reason.Name, reason])).values()]
  })
}
