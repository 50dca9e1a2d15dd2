import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { PackedVersion } from '#server/reading/pack-texts.ts'
import { instant } from '../states.ts'

/** The earlier versions of a recipe, the latest first. */
export async function readEarlierVersions(
  db: Kysely<Database>,
  recipeId: number,
): Promise<PackedVersion[]> {
  const rows = await db
    .selectFrom('own_versions')
    .select(['written_at', 'reason', 'draft'])
    .where('recipe_id', '=', recipeId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ written_at, reason, draft }) => ({
    Changed: instant(written_at),
    Reason: reason,
    draft,
  }))
}
