import { sql, type Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { SEARCH_INGREDIENTS, SEARCH_RECIPES } from './by-term.ts'
import { isMatch, matchPoints } from './match-sql.ts'
import { memoryIndexOf } from './memory/live-index.ts'
import {
  type Entry,
  type FoundPage,
  type ReasonSource,
  type Reasons,
  reasonsFrom,
} from './reasons-from.ts'
import { vocabularyOf } from './vocabulary.ts'

/** The reasons as the database knows them, with a statement for each asked word and one for the foods. */
function databaseSource(db: Kysely<Database>, langId: LangId): ReasonSource {
  return {
    vocabulary: vocabularyOf(db),
    bestEntries: async (asked, ids) => {
      const { rows } = await sql<Entry & { item_id: number }>`
        select item_id, word, rank from search_postings
        where kind = ${SEARCH_RECIPES} and item_id in (${sql.join(ids)})
        and ${isMatch('search_postings', asked)}
        order by ${matchPoints(asked)} desc, rank desc, word desc`.execute(db)
      return new Map(rows.map(({ item_id, word, rank }) => [item_id, { word, rank }]))
    },
    foodNames: async (wanted) => {
      const rows = await db
        .selectFrom('recipe_ingredients as food')
        .innerJoin('search_postings as posting', 'posting.item_id', 'food.ingredient_id')
        .innerJoin('ingredient_texts as text', 'text.ingredient_id', 'food.ingredient_id')
        .select(['food.recipe_id', 'posting.word', 'text.name_one'])
        .where('food.recipe_id', 'in', [...new Set(wanted.map(([id]) => id))])
        .where('posting.kind', '=', SEARCH_INGREDIENTS)
        .where('posting.word', 'in', [...new Set(wanted.map(([, { word }]) => word))])
        .where('text.lang_id', '=', langId)
        .orderBy('posting.rank', 'desc')
        .orderBy('food.ingredient_id', 'desc')
        .execute()
      return new Map(rows.map((row) => [`${row.recipe_id} ${row.word}`, row.name_one]))
    },
  }
}

/** What {@link readReasons} reads, asked of the database. */
export async function readReasonsInDatabase(
  db: Kysely<Database>,
  langId: LangId,
  found: FoundPage,
): Promise<Reasons> {
  return await reasonsFrom(databaseSource(db, langId), found)
}

/** Why the recipes of a page of results were found whose names and tags do not say it. */
export async function readReasons(
  db: Kysely<Database>,
  langId: LangId,
  found: FoundPage,
): Promise<Reasons> {
  if (found.ids.length === 0) return new Map()
  const index = memoryIndexOf(db)
  return await (index
    ? reasonsFrom(index.reasonSource(langId), found)
    : readReasonsInDatabase(db, langId, found))
}
