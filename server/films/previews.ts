import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { PREVIEW_CODE_DIGITS, PREVIEW_OPEN_MS, PREVIEW_SILENT_MS } from '#contract/films/limits.ts'
import type {
  FilmPreview,
  FilmPreviewState,
  OpenedPreview,
  OpenPreview,
} from '#contract/films/preview.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { hashToken, newToken } from '#server/accounts/tokens.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import type { FilmOwner } from './film-tools.ts'
import { newFilmAddress, requireDraft } from './own-film.ts'

/** Identifies a preview to its maker. */
export interface PreviewRef {
  readonly id: string
  readonly userId: number
  readonly now: number
}

const NOT_OPENED = { token_hash: null, opened_at: null, step: null, step_at: null }

const instant = (time: number) => new Date(time).toISOString()

function newCode(): string {
  return String(randomInt(10 ** PREVIEW_CODE_DIGITS)).padStart(PREVIEW_CODE_DIGITS, '0')
}

/** The hash of a code as somebody has typed it. */
function hashCode(typed: string): string {
  return hashToken(`preview ${typed.replaceAll(/\D/g, '')}`)
}

/** Previews whose studio is open. */
function live(db: Kysely<Database>, now: number) {
  return db.selectFrom('film_previews').where('watched_at', '>', now - PREVIEW_SILENT_MS)
}

/**
 * Begins a preview of the film of an own recipe. The one before ends: a recipe has one.
 * @throws {ApiError} `RequestInvalid` for the recipe of another member, `NotFound` without a film or without steps
 */
export async function beginPreview(
  db: Kysely<Database>,
  { userId, recipeId, now }: FilmOwner,
): Promise<FilmPreview> {
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await requireDraft(trx, { userId, recipeId })
    await requireCookableFilm(trx, recipeId)
    await trx.deleteFrom('film_previews').where('recipe_id', '=', recipeId).execute()
    const [{ token: id }, { token: Secret, hash: secret_hash }] = [newToken(), newToken()]
    const expires_at = now + PREVIEW_OPEN_MS
    for (;;) {
      const Code = newCode()
      const row = await trx
        .insertInto('film_previews')
        .values({
          ...NOT_OPENED,
          id,
          recipe_id: recipeId,
          user_id: userId,
          code_hash: hashCode(Code),
          secret_hash,
          address: newFilmAddress(),
          expires_at,
          watched_at: now,
        })
        .onConflict((same) => same.column('code_hash').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row) return { Id: id, Code, Secret, Expires: instant(expires_at) }
    }
  })
}

/** @throws {ApiError} `NotFound` for a recipe without a film, and for one that nobody can cook yet */
async function requireCookableFilm(trx: Kysely<Database>, recipeId: number): Promise<void> {
  const film = await trx
    .selectFrom('own_films')
    .innerJoin('own_recipes', 'own_recipes.id', 'own_films.recipe_id')
    .select('own_films.id')
    .where('own_films.recipe_id', '=', recipeId)
    .where('own_recipes.is_cookable', '=', 1)
    .executeTakeFirst()
  if (!film) throw new ApiError('NotFound')
}

/**
 * Where the other device is. The studio is open as long as this is asked.
 * @throws {ApiError} `NotFound` once the preview has ended
 */
export async function watchPreview(
  db: Kysely<Database>,
  { id, userId, now }: PreviewRef,
): Promise<FilmPreviewState> {
  const row = await db
    .updateTable('film_previews')
    .set({ watched_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('watched_at', '>', now - PREVIEW_SILENT_MS)
    .where((when) => when.or([when('opened_at', 'is not', null), when('expires_at', '>', now)]))
    .returning(['opened_at', 'step', 'step_at'])
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  return {
    Opened: row.opened_at === null ? null : instant(row.opened_at),
    Step: row.step,
    ForMs: Math.max(0, now - (row.step_at ?? now)),
  }
}

/** Ends a preview: neither its recipe nor its film can be read any more. */
export async function endPreview(
  db: Kysely<Database>,
  { id, userId }: Pick<PreviewRef, 'id' | 'userId'>,
): Promise<void> {
  await db.deleteFrom('film_previews').where('id', '=', id).where('user_id', '=', userId).execute()
}

/**
 * Opens a preview, once.
 * @throws {ApiError} `PreviewInvalid`
 */
export async function openPreview(
  db: Kysely<Database>,
  { Code, Secret }: OpenPreview,
  now: number,
): Promise<OpenedPreview> {
  if (Code === undefined && Secret === undefined) throw new ApiError('PreviewInvalid')
  const { token, hash } = newToken()
  const opened = db
    .updateTable('film_previews')
    .set({ token_hash: hash, code_hash: null, secret_hash: null, opened_at: now })
    .where('expires_at', '>', now)
    .where('watched_at', '>', now - PREVIEW_SILENT_MS)
  const row = await (
    Secret === undefined
      ? opened.where('code_hash', '=', hashCode(Code ?? ''))
      : opened.where('secret_hash', '=', hashToken(Secret))
  )
    .returning('recipe_id')
    .executeTakeFirst()
  if (!row) throw new ApiError('PreviewInvalid')
  return { RecipeId: row.recipe_id, Token: token }
}

/**
 * Notes at which step the other device is.
 * @throws {ApiError} `PreviewInvalid` once the preview has ended
 */
export async function placePreview(
  db: Kysely<Database>,
  { token, step, now }: { token: string; step: number; now: number },
): Promise<void> {
  const found = await findPreview(db, token, now)
  if (!found) throw new ApiError('PreviewInvalid')
  if (found.step === step) return
  await db
    .updateTable('film_previews')
    .set({ step, step_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/** The preview that a device has opened; undefined once it has ended. */
export async function findPreview(db: Kysely<Database>, token: string, now: number) {
  return await live(db, now)
    .select(['recipe_id', 'address', 'step'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
}

/** Deletes previews whose studio was closed without a word. */
export async function forgetPreviews(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('film_previews')
    .where('watched_at', '<=', now - PREVIEW_SILENT_MS)
    .execute()
}
