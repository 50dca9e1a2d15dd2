import type { Kysely } from 'kysely'
import { FILMS_BYTES_MAX } from '#contract/films/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { filmKey } from '#server/storage/keys.ts'

/** Tables that refer to film files. */
const NAMERS = ['own_films', 'published_films', 'replaced_films', 'submission_films'] as const

/** Files that no row refers to. */
function unnamed(trx: Kysely<Database>) {
  return trx
    .selectFrom('film_files')
    .where((row) =>
      row.and(
        NAMERS.map((table) =>
          row.not(
            row.exists(
              row
                .selectFrom(table)
                .select(`${table}.file_id`)
                .whereRef(`${table}.file_id`, '=', 'film_files.id'),
            ),
          ),
        ),
      ),
    )
}

/** Ids of files that no row refers to, a limited number. */
export async function unnamedFiles(db: Kysely<Database>, limit: number): Promise<number[]> {
  const rows = await unnamed(db).select('film_files.id').orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/**
 * Deletes the rows of files that nothing refers to any more, in the transaction that removed the references.
 * @returns keys of the files
 */
export async function dropFiles(trx: Kysely<Database>, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await unnamed(trx)
    .select(['film_files.id', 'film_files.file'])
    .where('film_files.id', 'in', [...new Set(ids)])
    .execute()
  for (const { id } of gone) await trx.deleteFrom('film_files').where('id', '=', id).execute()
  return gone.map(filmKey)
}

/**
 * Refuses a film that exceeds a member's storage. Unfinished uploads count.
 * @throws {ApiError} `LimitReached`
 */
export async function requireFilmRoom(
  trx: Kysely<Database>,
  userId: number,
  bytes: number,
): Promise<void> {
  const stored = await trx
    .selectFrom('film_files')
    .select((row) => row.fn.sum<number | string | null>('bytes').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const coming = await trx
    .selectFrom('film_uploads')
    .select((row) => row.fn.sum<number | string | null>('bytes').as('sum'))
    .where('user_id', '=', userId)
    .where('film_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(stored.sum ?? 0) + Number(coming.sum ?? 0) + bytes > FILMS_BYTES_MAX)
    throw new ApiError('LimitReached', { limit: 'filmBytes' })
}
