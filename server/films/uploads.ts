import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { FILM_BYTES_MAX, FILM_UPLOAD_PART, FILM_UPLOADS_MAX } from '#contract/films/limits.ts'
import type { FilmUpload, NewFilmUpload } from '#contract/films/own-film.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { FilmUploadTable } from '#server/db/tables/films.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { filmPartKey } from '#server/storage/keys.ts'
import { requireFilmRoom } from './film-files.ts'
import type { FilmOwner } from './film-tools.ts'
import { requireDraft } from './own-film.ts'

/** Bytes of chance in the name of an upload. */
const NAME_BYTES = 24

/** A row of `film_uploads`. */
export type UploadRow = Selectable<FilmUploadTable>

/** How many parts an upload has. */
export function partCount({ bytes, part_bytes }: Pick<UploadRow, 'bytes' | 'part_bytes'>): number {
  return Math.ceil(bytes / part_bytes)
}

/** Size of a part of an upload; 0 for one that it does not have. */
export function bytesOfPart(
  { bytes, part_bytes }: Pick<UploadRow, 'bytes' | 'part_bytes'>,
  number: number,
): number {
  return Math.max(0, Math.min(part_bytes, bytes - number * part_bytes))
}

/**
 * Begins an upload.
 * @returns its id
 * @throws {ApiError} `RequestInvalid`, `FileTooLarge`, `LimitReached`
 */
export async function beginUpload(
  db: Kysely<Database>,
  owner: FilmOwner,
  { Bytes, Sha256 }: NewFilmUpload,
): Promise<string> {
  const { userId, recipeId, now } = owner
  if (Bytes > FILM_BYTES_MAX) throw new ApiError('FileTooLarge')
  const id = randomBytes(NAME_BYTES).toString('base64url')
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await requireDraft(trx, owner)
    const open = await trx
      .selectFrom('film_uploads')
      .select('id')
      .where('user_id', '=', userId)
      .where('film_id', 'is', null)
      .execute()
    if (open.length >= FILM_UPLOADS_MAX)
      throw new ApiError('LimitReached', { limit: 'filmUploads' })
    await requireFilmRoom(trx, userId, Bytes)
    await trx
      .insertInto('film_uploads')
      .values({
        id,
        user_id: userId,
        recipe_id: recipeId,
        bytes: Bytes,
        part_bytes: FILM_UPLOAD_PART,
        sha256: Sha256 ?? null,
        film_id: null,
        touched_at: now,
      })
      .execute()
  })
  return id
}

/**
 * An upload of a member.
 * @throws {ApiError} `NotFound` for any other
 */
export async function requireUpload(
  db: Kysely<Database>,
  id: string,
  userId: number,
): Promise<UploadRow> {
  const row = await db
    .selectFrom('film_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  return row
}

/** An upload with the numbers of the parts that have arrived; a finished one has all. */
export async function uploadToWire(db: Kysely<Database>, upload: UploadRow): Promise<FilmUpload> {
  const rows = await db
    .selectFrom('film_parts')
    .select('number')
    .where('upload_id', '=', upload.id)
    .orderBy('number')
    .execute()
  const all = Array.from({ length: partCount(upload) }, (_, number) => number)
  return {
    Id: upload.id,
    Bytes: upload.bytes,
    PartBytes: upload.part_bytes,
    Parts: upload.film_id === null ? rows.map(({ number }) => number) : all,
  }
}

/**
 * Deletes the rows of an upload.
 * @returns keys of its parts
 */
export async function deleteUpload(trx: Kysely<Database>, id: string): Promise<string[]> {
  const parts = await deleteParts(trx, id)
  await trx.deleteFrom('film_uploads').where('id', '=', id).execute()
  return parts
}

/** Deletes the rows of the parts of an upload. @returns keys of the parts */
export async function deleteParts(trx: Kysely<Database>, id: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('film_parts')
    .where('upload_id', '=', id)
    .returning('file')
    .execute()
  return rows.map(filmPartKey)
}
