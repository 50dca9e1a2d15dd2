import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { filmPartKey, newFilmPartFile } from '#server/storage/keys.ts'
import { onDisk } from '#server/storage/on-disk.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import type { FilmTools } from './film-tools.ts'
import { bytesOfPart, type UploadRow } from './uploads.ts'

/** Folder of parts and films on their way to the store. */
export const ARRIVING = 'arriving-films'

/** A part as it arrives. */
export interface ArrivingPart {
  readonly number: number
  /** In hex, as the sender has counted it. */
  readonly sha256: string
  readonly body: Readable
}

/** Passes bytes on, counted. @throws {ApiError} `FileTooLarge` as soon as there are too many */
async function* counted(body: AsyncIterable<Buffer>, most: number, sum: (bytes: Buffer) => void) {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) throw new ApiError('FileTooLarge')
    sum(chunk)
    yield chunk
  }
  if (size < most) throw new ApiError('FieldInvalid', { field: 'Part' })
}

/** Writes a part to a file of this machine. @throws {ApiError} for another one than was announced */
async function writePart(path: string, part: ArrivingPart, bytes: number): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(
    part.body,
    (body: AsyncIterable<Buffer>) => counted(body, bytes, (chunk) => hash.update(chunk)),
    createWriteStream(path, { flags: 'wx' }),
  )
  if (hash.digest('hex') !== part.sha256) throw new ApiError('FilmRefused', { fault: 'Sum' })
}

/** Names the file of a part. @returns the file that it had before */
async function nameFile(
  db: Kysely<Database>,
  { id, user_id }: UploadRow,
  part: { number: number; bytes: number; sha256: string; file: string },
  now: number,
): Promise<{ file: string } | undefined> {
  return await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('film_uploads')
      .set({ touched_at: now })
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .where('film_id', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ApiError('NotFound')
    const before = await trx
      .deleteFrom('film_parts')
      .where('upload_id', '=', id)
      .where('number', '=', part.number)
      .returning('file')
      .executeTakeFirst()
    await trx
      .insertInto('film_parts')
      .values({ upload_id: id, ...part })
      .execute()
    return before
  })
}

/**
 * Stores a part of an upload, whole or not at all. The same part again takes the place of the first.
 * @param stillMay called once the part has arrived, which may take a minute
 * @throws {ApiError} `NotFound` for a part that the upload does not have, and once it is finished;
 * `FileTooLarge`, `FieldInvalid` and `FilmRefused` for another part than was announced
 * @throws {StorageUnavailable}
 */
export async function receivePart(
  { db, storage, dataDir, log }: FilmTools,
  upload: UploadRow,
  part: ArrivingPart,
  { now, stillMay }: { now: number; stillMay: () => Promise<void> },
): Promise<void> {
  const { number, sha256 } = part
  const bytes = bytesOfPart(upload, number)
  if (bytes === 0 || upload.film_id !== null) throw new ApiError('NotFound')
  const folder = join(dataDir, ARRIVING)
  const path = join(folder, `${randomUUID()}.part`)
  const file = newFilmPartFile()
  const key = filmPartKey({ file })
  try {
    await onDisk(mkdir(folder, { recursive: true }))
    await onDisk(writePart(path, part, bytes))
    await stillMay()
    await storage.put(key, { file: path, mayMove: true })
  } finally {
    await rm(path, { force: true })
  }
  try {
    const before = await nameFile(db, upload, { number, bytes, sha256, file }, now)
    if (before) await removeFiles(storage, [filmPartKey(before)], log)
  } catch (error) {
    // Of other failures nobody knows whether the row was added.
    if (error instanceof ApiError) await removeFiles(storage, [key], log)
    throw error
  }
}
