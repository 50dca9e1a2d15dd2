import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Versions whose changes are kept: a server that is further behind reads its search index as a whole. */
const VERSIONS_KEPT = 1000
/** Recipes of a version that are noted: with more of them, reading the search index as a whole takes less. */
const NOTED_MAX = 500
/** Recipe of the row that every noted version has. */
const NONE = 0

/** Notes which recipes a version of the catalogue has changed, unless there are too many. */
export async function noteChanges(
  trx: Kysely<Database>,
  version: number,
  recipes: readonly number[],
): Promise<void> {
  const ids = new Set([NONE, ...recipes])
  if (ids.size <= NOTED_MAX)
    await trx
      .insertInto('catalogue_changes')
      .values(Array.from(ids, (recipe_id) => ({ version, recipe_id })))
      .execute()
  await trx
    .deleteFrom('catalogue_changes')
    .where('version', '<=', version - VERSIONS_KEPT)
    .execute()
}

/**
 * Recipes that the catalogue has changed after one version and up to another; undefined where one of the versions
 * between may have changed anything.
 */
export async function readChangedRecipes(
  db: Kysely<Database>,
  after: number,
  upTo: number,
): Promise<ReadonlySet<number> | undefined> {
  const rows = await db
    .selectFrom('catalogue_changes')
    .select(['version', 'recipe_id'])
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .execute()
  const versions = new Set(rows.map(({ version }) => version))
  if (versions.size !== upTo - after) return undefined
  const recipes = new Set(rows.map(({ recipe_id }) => recipe_id))
  recipes.delete(NONE)
  return recipes
}
