import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { filmParts } from '#contract/films/film-rules.ts'
import type { FinishFilm } from '#contract/films/own-film.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { filmKey, newFilmFile } from '#server/storage/keys.ts'
import { onDisk } from '#server/storage/on-disk.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import type { CheckedFilm } from './check/check-film.ts'
import type { FilmTools } from './film-tools.ts'
import { joinParts } from './join-parts.ts'
import { readOwnFilm, requireDraft, requireFitting } from './own-film.ts'
import { ARRIVING } from './receive-part.ts'
import { putOwnFilm } from './replace-film.ts'
import { deleteParts, requireUpload, type UploadRow } from './uploads.ts'

/** A film whose file is stored. */
interface StoredFilm extends CheckedFilm {
  readonly file: string
  readonly sha256: string
  readonly document: FinishFilm['Document']
}

const ownerOf = ({ user_id, recipe_id }: UploadRow) => ({ userId: user_id, recipeId: recipe_id })

/** Joins the parts, checks the film and stores it. */
async function storeFilm(
  { db, storage, dataDir, checker }: FilmTools,
  upload: UploadRow,
  { Document, IsUntouched = false }: FinishFilm,
): Promise<StoredFilm> {
  const folder = join(dataDir, ARRIVING)
  const path = join(folder, `${randomUUID()}.mp4`)
  try {
    await onDisk(mkdir(folder, { recursive: true }))
    const sha256 = await joinParts({ db, storage }, upload, path)
    const checked = await checker.check({
      file: path,
      durationMs: Document.DurationMs,
      starts: filmParts(Document).map(({ StartsMs }) => StartsMs),
      isUntouched: IsUntouched,
    })
    const file = newFilmFile(sha256)
    await storage.put(filmKey({ file }), { file: path, mayMove: true })
    return { ...checked, file, sha256, document: Document }
  } finally {
    await rm(path, { force: true })
  }
}

/** Attaches a stored film to its recipe. @returns keys of the parts, which can be removed */
async function takeFilm(
  trx: Transaction<Database>,
  upload: UploadRow,
  film: StoredFilm,
  now: number,
): Promise<string[]> {
  const { document, width, height, hasSound, file, sha256 } = film
  const before = await readOwnFilm(trx, upload.recipe_id)
  const { id: file_id } = await trx
    .insertInto('film_files')
    .values({
      user_id: upload.user_id,
      file,
      sha256,
      bytes: upload.bytes,
      width,
      height,
      has_sound: hasSound ? 1 : 0,
      duration_ms: document.DurationMs,
      made_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = { userId: upload.user_id, recipeId: upload.recipe_id, now }
  const id = await putOwnFilm(trx, owner, { before, file_id, document: JSON.stringify(document) })
  await trx
    .updateTable('film_uploads')
    .set({ film_id: id, touched_at: now })
    .where('id', '=', upload.id)
    .execute()
  return await deleteParts(trx, upload.id)
}

/**
 * Finishes an upload: the film that was sent becomes that of its recipe. Repeating the call changes nothing.
 * @throws {ApiError} `NotFound`; `RequestInvalid` when the recipe is gone; `ChangedMeanwhile` when it has other
 * steps; `FieldInvalid`; `FieldRequired` while parts are missing; `FilmRefused`
 * @throws {StorageUnavailable}
 */
export async function finishUpload(
  tools: FilmTools,
  { id, userId, now }: { id: string; userId: number; now: number },
  finish: FinishFilm,
): Promise<void> {
  const { db, storage, log } = tools
  const upload = await requireUpload(db, id, userId)
  const draft = await requireDraft(db, ownerOf(upload))
  if (upload.film_id !== null) return
  requireFitting(finish.Document, draft)
  const film = await storeFilm(tools, upload, finish)
  const key = filmKey(film)
  try {
    const parts = await transact(db, async (trx) => {
      await lockMember(trx, userId)
      requireFitting(finish.Document, await requireDraft(trx, ownerOf(upload)))
      const { film_id } = await requireUpload(trx, id, userId)
      return film_id === null ? await takeFilm(trx, upload, film, now) : undefined
    })
    // Another process has finished it meanwhile.
    await removeFiles(storage, parts ?? [key], log)
  } catch (error) {
    // After any other error it is unknown whether the film was stored.
    if (error instanceof ApiError) await removeFiles(storage, [key], log)
    throw error
  }
}
