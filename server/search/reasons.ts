import { sql, type Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { SEARCH_INGREDIENTS, SEARCH_RECIPES } from './by-term.ts'
import { wordsInDatabase } from './find.ts'
import { matchingEntries } from './match-sql.ts'
import { memoryIndexOf } from './memory/live-index.ts'
import {
  type Entry,
  type FoundPage,
  type ReasonSource,
  type Reasons,
  reasonsFrom,
} from './reasons-from.ts'

/** A food of a recipe and a word by which it is found. */
interface FoodRow {
  recipe_id: number
  word: string
  name_one: string
  /** 1 for what may replace an ingredient. */
  instead: number
}

/** The reasons as the database knows them, with a statement for each asked word and one for the foods. */
function databaseSource(db: Kysely<Database>, langId: LangId): ReasonSource {
  return {
    wordsOf: (term) => wordsInDatabase(db, SEARCH_RECIPES, term),
    bestEntries: async (asked, ids, above = -1) => {
      const { rows } = await sql<Entry & { item_id: number }>`
        select item_id, word, rank
        from ${matchingEntries(SEARCH_RECIPES, sql`item_id in (${sql.join(ids)})`, asked)} as matching
        where rank > ${sql.lit(above)}
        order by points desc, rank desc, word desc`.execute(db)
      return new Map(rows.map(({ item_id, word, rank }) => [item_id, { word, rank }]))
    },
    foodsBy: async (wanted) => {
      const ids = [...new Set(wanted.map(([id]) => id))]
      const words = [...new Set(wanted.map(([, { word }]) => word))]
      const { rows } = await sql<FoodRow>`
        with food as materialized (
          select recipe_id, ingredient_id as id, 0 as instead from recipe_ingredients
          where recipe_id in (${sql.join(ids)})
          union all select recipe_id, alternative_id, 1 from recipe_alternatives
          where recipe_id in (${sql.join(ids)})
        )
        select food.recipe_id, posting.word, text.name_one, food.instead
        from food
        inner join search_postings as posting on posting.item_id = food.id
        inner join ingredient_texts as text on text.ingredient_id = food.id
        where posting.kind = ${SEARCH_INGREDIENTS} and posting.word in (${sql.join(words)})
        and text.lang_id = ${langId}
        order by food.instead desc, posting.rank desc, food.id desc`.execute(db)
      return new Map(
        rows.map(({ recipe_id, word, name_one, instead }) => [
          `${recipe_id} ${word}`,
          { name: name_one, isInstead: instead === 1 },
        ]),
      )
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
