import { randomBytes, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { filmProblem } from '#contract/films/film-rules.ts'
import type { FilmDocument, OwnFilm } from '#contract/films/own-film.ts'
import { ID_MAX } from '#contract/limits.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import type { FilmOwner } from './film-tools.ts'

/** Bytes of the secret in an address. */
const SECRET_BYTES = 16

/** An address that nobody knows yet. */
export function newFilmAddress(): string {
  return randomBytes(SECRET_BYTES).toString('hex')
}

/** Path of an address below `/media`, as `films.path` has it. */
export function filmPath(address: string): string {
  return `film/${address}.mp4`
}

/** An id for a film of a member that no other has, and that tells nobody how many there are. */
export async function newFilmId(trx: Kysely<Database>): Promise<number> {
  for (;;) {
    const id = randomInt(OWN_ID_FROM + 1, ID_MAX)
    const known = await trx
      .selectFrom('own_films')
      .select('id')
      .where('id', '=', id)
      .union(trx.selectFrom('replaced_films').select('film_id as id').where('film_id', '=', id))
      .executeTakeFirst()
    if (!known) return id
  }
}

/**
 * The draft of a member's recipe.
 * @throws {ApiError} `RequestInvalid` for any other recipe, as if it did not exist
 */
export async function requireDraft(
  db: Kysely<Database>,
  { userId, recipeId }: Pick<FilmOwner, 'userId' | 'recipeId'>,
): Promise<Draft> {
  const row = await db
    .selectFrom('own_recipes')
    .select('draft')
    .where('id', '=', recipeId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new ApiError('RequestInvalid')
  return JSON.parse(row.draft) as Draft
}

/**
 * Checks a document against the recipe as it is now.
 * @throws {ApiError} `ChangedMeanwhile` when the recipe has other steps, `FieldInvalid` for what breaks a rule
 */
export function requireFitting(document: FilmDocument, { Steps }: Draft): void {
  const keys = Steps.map(({ Key }) => Key)
  const problem = filmProblem(document, keys)
  if (problem === 'Steps') throw new ApiError('ChangedMeanwhile')
  if (problem) throw new ApiError('FieldInvalid', { field: 'Document' })
}

/** The film of an own recipe with its file. */
export async function readOwnFilm(db: Kysely<Database>, recipeId: number) {
  return await db
    .selectFrom('own_films')
    .innerJoin('film_files', 'film_files.id', 'own_films.file_id')
    .select([
      'own_films.id',
      'own_films.user_id',
      'own_films.recipe_id',
      'own_films.file_id',
      'own_films.address',
      'own_films.version',
      'own_films.document',
      'film_files.bytes',
      'film_files.width',
      'film_files.height',
      'film_files.has_sound',
      'film_files.made_at',
    ])
    .where('own_films.recipe_id', '=', recipeId)
    .executeTakeFirst()
}

/** @see {@link readOwnFilm} */
export type OwnFilmRow = NonNullable<Awaited<ReturnType<typeof readOwnFilm>>>

/** A film as its maker opens it. */
export function filmToWire(row: OwnFilmRow): OwnFilm {
  return {
    Id: row.id,
    Version: row.version,
    Document: JSON.parse(row.document) as FilmDocument,
    Path: mediaPath(filmPath(row.address)),
    Bytes: row.bytes,
    Width: row.width,
    Height: row.height,
    HasSound: row.has_sound === 1,
    MadeAt: new Date(row.made_at).toISOString(),
  }
}
