import type { Kysely } from 'kysely'
import type { LogPage, LogQuery, LogRow } from '#contract/desk/log.ts'
import { LOG_ROWS_PER_LOAD } from '#contract/desk/limits.ts'
import { DEFAULT_LANG_ID } from '#contract/languages.ts'
import { fullName } from '#server/accounts/full-name.ts'
import type { Database } from '#server/db/schema.ts'

/** Who is meant by an id; without a name once there is no such account. */
function named(known: ReadonlyMap<number, string>, id: number | null) {
  return id === null ? null : { Id: id, Name: known.get(id) ?? null }
}

/** Rows of the log, the newest first, with the names that accounts and authors have now. */
export async function readLog(
  db: Kysely<Database>,
  { Before, limit = LOG_ROWS_PER_LOAD }: LogQuery,
): Promise<LogPage> {
  const rows = await db
    .selectFrom('desk_log')
    .selectAll()
    .$if(Before !== undefined, (query) => query.where('id', '<', Before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const idsOf = (kind: LogRow['SubjectKind']) =>
    shown.flatMap((row) =>
      row.subject_kind === kind && row.subject_id !== null ? [row.subject_id] : [],
    )
  const actors = shown.flatMap(({ actor_id: id }) => (id === null ? [] : [id]))
  const members = await memberNames(db, [...actors, ...idsOf('member'), ...idsOf('picture')])
  const authors = await authorNames(db, idsOf('author'))
  const recipes = await recipeNames(db, idsOf('recipe'))
  const submissions = await submissionNames(db, idsOf('submission'))
  const foods = await wordNames(db, 'ingredient', idsOf('food'))
  const tags = await wordNames(db, 'tag', idsOf('tag'))
  const namesOf = (kind: LogRow['SubjectKind']) => {
    if (kind === 'author') return authors
    if (kind === 'recipe') return recipes
    if (kind === 'submission') return submissions
    if (kind === 'food') return foods
    if (kind === 'tag') return tags
    // A picture is a member's.
    return kind === 'member' || kind === 'picture' ? members : new Map<number, string>()
  }
  return {
    Rows: shown.map((row) => ({
      Id: row.id,
      Logged: new Date(row.logged_at).toISOString(),
      Source: row.source,
      Actor: named(members, row.actor_id),
      Action: row.action,
      SubjectKind: row.subject_kind,
      Subject: named(namesOf(row.subject_kind), row.subject_id),
      Details: JSON.parse(row.details) as LogRow['Details'],
    })),
    HasMore: rows.length > limit,
  }
}

async function memberNames(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'username'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, fullName(row)]))
}

async function authorNames(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('all_authors')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .where('name', '!=', '')
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Names of published recipes, withdrawn ones too. */
async function recipeNames(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('all_recipe_texts')
    .select(['recipe_id', 'name'])
    .where('recipe_id', 'in', [...new Set(ids)])
    .where('lang_id', '=', DEFAULT_LANG_ID)
    .execute()
  return new Map(rows.map(({ recipe_id, name }) => [recipe_id, name]))
}

/** Names of the recipes that were sent in, as they are called now. */
async function submissionNames(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('own_recipes', 'own_recipes.id', 'submissions.recipe_id')
    .select(['submissions.id', 'name_en', 'name_de'])
    .where('submissions.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name_en, name_de }) => [id, name_en || name_de]))
}

/** Names of foods or tags of the catalogue. */
async function wordNames(
  db: Kysely<Database>,
  kind: 'ingredient' | 'tag',
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows =
    kind === 'tag'
      ? await db
          .selectFrom('tag_texts')
          .select(['tag_id as id', 'name'])
          .where('tag_id', 'in', [...new Set(ids)])
          .where('lang_id', '=', DEFAULT_LANG_ID)
          .execute()
      : await db
          .selectFrom('ingredient_texts')
          .select(['ingredient_id as id', 'name_one as name'])
          .where('ingredient_id', 'in', [...new Set(ids)])
          .where('lang_id', '=', DEFAULT_LANG_ID)
          .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
