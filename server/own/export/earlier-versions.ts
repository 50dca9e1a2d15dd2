import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own/draft.ts'
import type { OwnVersion, VersionReason } from '#contract/own/versions.ts'
import type { Database } from '#server/db/schema.ts'
import { instant } from '../states.ts'

/** An earlier version as it is taken along. */
type PackedVersion = Omit<OwnVersion, 'Id'> & { Reason: VersionReason }

/** The earlier versions of a recipe with their words, the latest first. */
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
    Draft: JSON.parse(draft) as Draft,
  }))
}
