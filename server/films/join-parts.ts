import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { FilmTools } from './film-tools.ts'
import { ApiError } from '#server/http/errors.ts'
import { filmPartKey } from '#server/storage/keys.ts'
import { onDisk } from '#server/storage/on-disk.ts'
import { bytesOfPart, partCount, type UploadRow } from './uploads.ts'

/** The parts of an upload in their order. @throws {ApiError} `FieldRequired` when some are missing */
async function readParts({ db }: Pick<FilmTools, 'db'>, upload: UploadRow) {
  const parts = await db
    .selectFrom('film_parts')
    .select(['id', 'number', 'bytes', 'sha256', 'file'])
    .where('upload_id', '=', upload.id)
    .orderBy('number')
    .execute()
  const isWhole =
    parts.length === partCount(upload) &&
    parts.every(({ number, bytes }, at) => number === at && bytes === bytesOfPart(upload, at))
  if (!isWhole) throw new ApiError('FieldRequired', { field: 'Parts' })
  return parts
}

/** The bytes of the parts, each compared with its sum. */
async function* bytesOf(
  { db, storage }: Pick<FilmTools, 'db' | 'storage'>,
  parts: Awaited<ReturnType<typeof readParts>>,
): AsyncGenerator<Buffer> {
  for (const { id, file, sha256 } of parts) {
    const hash = createHash('sha256')
    const stored = await storage.get(filmPartKey({ file }))
    for await (const chunk of (stored?.stream ?? []) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      yield chunk
    }
    if (hash.digest('hex') === sha256) continue
    // It is to be sent again: the store has lost it, or has something else.
    await db.deleteFrom('film_parts').where('id', '=', id).execute()
    throw new ApiError('FieldRequired', { field: 'Parts' })
  }
}

/**
 * Writes the whole file of an upload to a file of this machine.
 * @returns its SHA-256 in hex
 * @throws {ApiError} `FieldRequired` while parts are missing; `FilmRefused` for another file than was announced
 * @throws {StorageUnavailable}
 */
export async function joinParts(
  tools: Pick<FilmTools, 'db' | 'storage'>,
  upload: UploadRow,
  path: string,
): Promise<string> {
  const parts = await readParts(tools, upload)
  const hash = createHash('sha256')
  const joined = pipeline(
    bytesOf(tools, parts),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx' }),
  )
  await onDisk(joined)
  const sha256 = hash.digest('hex')
  if (upload.sha256 !== null && upload.sha256 !== sha256)
    throw new ApiError('FilmRefused', { fault: 'Sum' })
  return sha256
}
