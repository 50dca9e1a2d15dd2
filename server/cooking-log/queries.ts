import { sql, type Kysely, type SqlBool } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { COOKED_BEFORE_MAX } from '#contract/cooking-log/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { mayUse } from '#server/own-recipes/access.ts'

/** Whose log is read, and the language of the names of recipes. */
export interface LogReader {
  userId: number
  langId: LangId
}

/** Which entries of a log are read. */
export interface LogPart {
  /** Folded words that all have to occur in an entry. */
  words: readonly string[]
  limit: number
  offset: number
}

/** The entries of a member's log. */
export function logOf(db: Kysely<Database>, userId: number) {
  return db.selectFrom('cooked').where('user_id', '=', userId).where('deleted_at', 'is', null)
}

/** Whether these letters occur in a folded word of an entry. */
function contains(word: string) {
  // Folded words are letters and digits, so they contain no wildcards.
  return sql<SqlBool>`cooked.folded like ${`%${word}%`}`
}

/** Entries of a log with what is shown of their recipes. */
export function selectEntries(db: Kysely<Database>, { userId, langId }: LogReader) {
  return db
    .selectFrom('cooked')
    .leftJoin('all_recipes as recipes', (join) =>
      join
        .onRef('recipes.id', '=', 'cooked.recipe_id')
        // What others have shared is called as it was then.
        .on((row) =>
          row.or([row('recipes.owner_id', 'is', null), row('recipes.owner_id', '=', userId)]),
        ),
    )
    .leftJoin('all_recipe_texts as recipe_texts', (join) =>
      join
        .onRef('recipe_texts.recipe_id', '=', 'recipes.id')
        .on('recipe_texts.lang_id', '=', langId),
    )
    .leftJoin('media', 'media.id', 'recipes.cover_media_id')
    .leftJoin('cooked_photos', 'cooked_photos.cooked_id', 'cooked.id')
    .leftJoin('ratings', (join) =>
      join
        .onRef('ratings.recipe_id', '=', 'cooked.recipe_id')
        .onRef('ratings.user_id', '=', 'cooked.user_id'),
    )
    .select([
      'cooked.id',
      'cooked.day',
      'cooked.people',
      'cooked.minutes',
      'cooked.note',
      'cooked.changes',
      'cooked.lang_id',
      'cooked.recipe_id',
      'cooked.recipe_name',
      'recipes.details',
      'recipe_texts.name',
      'media.path as cover',
      'cooked_photos.secret',
      'ratings.vote',
    ])
    .where('cooked.user_id', '=', userId)
    .where('cooked.deleted_at', 'is', null)
}

/** An entry as it is read. */
export type CookingLogRow = Awaited<ReturnType<typeof readLog>>[number]

/** Entries of a log, the latest day first. */
export async function readLog(
  db: Kysely<Database>,
  reader: LogReader,
  { words, limit, offset }: LogPart,
) {
  return await selectEntries(db, reader)
    .where((row) => row.and(words.map(contains)))
    .orderBy('cooked.day', 'desc')
    .orderBy('cooked.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many entries a log has, how many of them are found, and the day of the first meal. */
export async function countLog(db: Kysely<Database>, userId: number, words: readonly string[]) {
  const all = await logOf(db, userId)
    .select((row) => [row.fn.countAll<number>().as('total'), row.fn.min('day').as('since')])
    .executeTakeFirstOrThrow()
  const total = all.total
  if (words.length === 0) return { total, found: total, since: all.since }
  const some = await logOf(db, userId)
    .where((row) => row.and(words.map(contains)))
    .select((row) => row.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return { total, found: some.found, since: all.since }
}

/** An entry of the reader; undefined when their log has no such entry. */
export async function readEntry(
  db: Kysely<Database>,
  reader: LogReader,
  id: number,
): Promise<CookingLogRow | undefined> {
  return await selectEntries(db, reader).where('cooked.id', '=', id).executeTakeFirst()
}

/** Earlier entries of a log about the recipe of an entry. */
export async function readBefore(
  db: Kysely<Database>,
  userId: number,
  { id, day, recipe_id }: Pick<CookingLogRow, 'id' | 'day' | 'recipe_id'>,
) {
  if (recipe_id === null) return { times: 0, days: [] }
  const before = logOf(db, userId)
    .where('recipe_id', '=', recipe_id)
    .where((row) =>
      row.or([row('day', '<', day), row.and([row('day', '=', day), row('id', '<', id)])]),
    )
  const { times } = await before
    .select((row) => row.fn.countAll<number>().as('times'))
    .executeTakeFirstOrThrow()
  const days = await before
    .select(['id', 'day'])
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(COOKED_BEFORE_MAX)
    .execute()
  return { times, days }
}

/** How often all members, and one of them, have cooked a recipe; undefined for an unknown recipe. */
export async function readTimes(db: Kysely<Database>, userId: number, recipeId: number) {
  if (!(await mayUse(db, recipeId, userId))) return undefined
  const recipe = await db
    .selectFrom('all_recipes')
    .select('cooked_count')
    .where('id', '=', recipeId)
    .executeTakeFirst()
  if (!recipe) return undefined
  const own = logOf(db, userId).where('recipe_id', '=', recipeId)
  const { times } = await own
    .select((row) => row.fn.countAll<number>().as('times'))
    .executeTakeFirstOrThrow()
  const last = await own
    .select(['id', 'day'])
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { all: recipe.cooked_count, own: times, last }
}

/** The names of a recipe by language; empty for one that the member cannot cook. */
export async function readRecipeNames(
  db: Kysely<Database>,
  userId: number,
  recipeId: number,
): Promise<Map<LangId, string>> {
  if (!(await mayUse(db, recipeId, userId))) return new Map()
  const rows = await db
    .selectFrom('all_recipe_texts')
    .select(['lang_id', 'name'])
    .where('recipe_id', '=', recipeId)
    .execute()
  return new Map(rows.map(({ lang_id, name }) => [lang_id, name]))
}
