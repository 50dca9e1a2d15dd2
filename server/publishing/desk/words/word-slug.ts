import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { sortKey } from '#server/search/fold.ts'

/**
 * A slug for a word that the desk adopts, as a folder would have it: what else is known about it comes with an
 * import.
 * @throws {ApiError} `FieldInvalid` for a name that makes none, and for one that the catalogue has
 */
export async function wordSlug(
  db: Kysely<Database>,
  kind: 'ingredient' | 'tag',
  name: string,
): Promise<string> {
  const slug = sortKey(name)
    .split(/[^a-z0-9]/u)
    .filter(Boolean)
    .join('-')
  const known = await db
    .selectFrom('slugs')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (slug === '' || known) throw new ApiError('FieldInvalid', { field: 'Names' })
  return slug
}
