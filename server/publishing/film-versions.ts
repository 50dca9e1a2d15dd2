import type { Kysely, Transaction } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { FILM_VERSION_DAYS } from '#contract/films/limits.ts'
import type { FilmDocument } from '#contract/films/own-film.ts'
import type { FilmState, FilmVersion, FilmVersions } from '#contract/films/versions.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { dropFiles } from '#server/films/film-files.ts'
import { filmPath } from '#server/films/own-film.ts'
import {
  readPublishedFilm,
  setFilmWithdrawn,
  type PublishedFilmRow,
} from '#server/films/published-film.ts'
import { takeVersion } from '#server/films/take-version.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { requireOwn, type OwnRef } from '#server/own-recipes/access.ts'
import { instant } from '#server/own-recipes/states.ts'
import { writeRecipeDocuments } from '#server/recipes/documents.ts'
import { type PublishedRun, readRuns, requireRun } from './film-runs.ts'
import { publicationOf } from './own-publication.ts'

function versionToWire({ ids, from, until, film }: PublishedRun, index: number): FilmVersion {
  const { Steps, DurationMs } = JSON.parse(film.document) as FilmDocument
  const shown = Steps.filter(({ StartsMs }) => StartsMs !== undefined)
  const stills = shown.filter(({ IsStill }) => IsStill)
  return {
    Id: ids.at(-1) ?? 0,
    Number: index + 1,
    From: instant(from),
    Until: until === null ? null : instant(until),
    KeptUntil: until === null ? null : instant(until + FILM_VERSION_DAYS * DAY_MS),
    Films: shown.length - stills.length,
    Stills: stills.length,
    Cards: Steps.length - shown.length,
    DurationMs,
    Bytes: film.bytes,
  }
}

function stateOf(film: PublishedFilmRow | undefined): FilmState {
  if (!film) return 'none'
  if (film.hidden_at !== null) return 'hidden'
  return film.withdrawn_at === null ? 'live' : 'withdrawn'
}

/**
 * The films of an own recipe that others see or saw.
 * @throws {ApiError} `RequestInvalid`
 */
export async function readFilmVersions(
  db: Kysely<Database>,
  { id, userId }: OwnRef,
): Promise<FilmVersions> {
  await requireOwn(db, id, userId)
  const publication = await publicationOf(db, id)
  const film = publication && (await readPublishedFilm(db, publication.public_id))
  const own = await db
    .selectFrom('own_films')
    .select(['file_id', 'document'])
    .where('recipe_id', '=', id)
    .executeTakeFirst()
  const { sum } = await db
    .selectFrom('film_files')
    .select((row) => row.fn.sum<number | string | null>('bytes').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    State: stateOf(film),
    Published: film
      ? {
          Document: JSON.parse(film.document) as FilmDocument,
          Path: film.film_id === null ? null : mediaPath(filmPath(film.address)),
          RecipeId: film.recipe_id,
          IsDraft: own?.file_id === film.file_id && own.document === film.document,
        }
      : null,
    Versions: (await readRuns(db, id)).map(versionToWire).toReversed(),
    Used: Number(sum ?? 0),
  }
}

/**
 * Restores the film of a version as that of the draft. The published film stays until the draft is sent in.
 * @throws {ApiError} `RequestInvalid`; `NotFound`; `ChangedMeanwhile` when the recipe has other steps now
 */
export async function restoreFilmVersion(
  db: Kysely<Database>,
  ref: OwnRef,
  { version, now }: { version: number; now: number },
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, ref.userId)
    await requireOwn(trx, ref.id, ref.userId)
    const { film } = await requireRun(trx, ref.id, version)
    await takeVersion(trx, { userId: ref.userId, recipeId: ref.id, now }, film)
  })
}

/**
 * Deletes the film of a version that is no longer published.
 * @returns keys of files that can be removed
 * @throws {ApiError} `RequestInvalid`; `NotFound`, also for the current one
 */
export async function deleteFilmVersion(
  db: Kysely<Database>,
  ref: OwnRef,
  version: number,
): Promise<string[]> {
  return await transact(db, async (trx) => {
    await lockMember(trx, ref.userId)
    await requireOwn(trx, ref.id, ref.userId)
    const { ids, until, film } = await requireRun(trx, ref.id, version)
    if (until === null) throw new ApiError('NotFound')
    await trx.deleteFrom('submission_films').where('submission_id', 'in', ids).execute()
    return await dropFiles(trx, [film.file_id])
  })
}

/**
 * Withdraws the film of a published recipe, or shows it again. The recipe stays, with cards in place of the film.
 * Repeating the call changes nothing.
 * @param withdrawnAt null to show it
 * @throws {ApiError} `RequestInvalid`; `NotFound` without a published film
 */
export async function setOwnFilmWithdrawn(
  db: Kysely<Database>,
  ref: OwnRef,
  { withdrawnAt, now }: { withdrawnAt: number | null; now: number },
): Promise<void> {
  await transact(db, async (trx: Transaction<Database>) => {
    await lockMember(trx, ref.userId)
    await requireOwn(trx, ref.id, ref.userId)
    const publication = await publicationOf(trx, ref.id)
    const film = publication && (await readPublishedFilm(trx, publication.public_id))
    if (!film) throw new ApiError('NotFound')
    await lockCatalogue(trx)
    if (!(await setFilmWithdrawn(trx, film.recipe_id, withdrawnAt))) return
    await writeRecipeDocuments(trx, [film.recipe_id])
    await raiseVersion(trx, now, [])
  })
}
