import { ApiError } from '#app/lib/api/api-error.ts'
import { callApi } from '#app/lib/api/api-client.ts'
import { callUrl } from '#app/lib/api/call.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import type { Id } from '#contract/common.ts'
import type { FilmDocument, FilmUpload, OwnFilm } from '#contract/films/own-film.ts'

/** A film that is sent. */
export interface SendFilm {
  readonly recipe: Id
  readonly file: Blob
  /** Its words as they are once all of it has arrived. */
  readonly document: () => FilmDocument
  /** Its pictures are those of a camera. */
  readonly isUntouched: boolean
  /** Id of the upload that was begun. */
  readonly upload: string | undefined
  /** Called with the id of an upload that is begun, to be kept. */
  readonly begin: (upload: string) => void
  /** Called with the bytes that have arrived. */
  readonly report: (bytes: number) => void
  readonly signal: AbortSignal
}

/** What a call gives; undefined where it finds nothing. */
async function orNothing<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/**
 * Cancels an upload that nobody goes on with: it takes room, and of uploads there are few. One that is gone is no
 * error.
 */
export async function cancelUpload(upload: string): Promise<void> {
  await orNothing(send('DELETE /my/film-uploads/:id', { params: { id: upload } }))
}

async function known(upload: string | undefined, size: number): Promise<FilmUpload | undefined> {
  if (upload === undefined) return undefined
  const url = callUrl('/my/film-uploads/:id', { id: upload })
  const found = (await orNothing(callApi(url))) as FilmUpload | undefined
  if (!found || found.Bytes === size) return found
  await cancelUpload(upload)
  return undefined
}

async function sumOf(part: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await part.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function sendPart(upload: FilmUpload, number: number, part: Blob, signal: AbortSignal) {
  const url = callUrl('/my/film-uploads/:id/parts/:number', { id: upload.Id, number })
  const headers = {
    'Content-Type': 'application/octet-stream',
    'X-Part-Sha256': await sumOf(part),
  }
  await callApi(url, { method: 'POST', body: part, headers, signal })
}

/**
 * Sends a film in parts, those alone that have not arrived. It is called again after a failure, and goes on
 * where it was.
 *
 * @throws {ApiError} when a call fails, and with status 0 when it is stopped
 */
export async function sendFilm(film: SendFilm): Promise<OwnFilm> {
  const { recipe, file, document, report, signal } = film
  let upload = await known(film.upload, file.size)
  if (!upload) {
    upload = await sendJson('POST /my/recipes/:id/film/uploads', {
      params: { id: recipe },
      fields: { Bytes: file.size },
    })
    film.begin(upload.Id)
  }
  const { Id, PartBytes, Parts } = upload
  const there = new Set(Parts)
  const sizeOf = (number: number) => Math.min(PartBytes, file.size - number * PartBytes)
  const arrived = () => [...there].reduce((sum, number) => sum + sizeOf(number), 0)
  report(arrived())
  for (let number = 0; number * PartBytes < file.size; number += 1) {
    if (there.has(number)) continue
    signal.throwIfAborted()
    const part = file.slice(number * PartBytes, (number + 1) * PartBytes)
    await sendPart(upload, number, part, signal)
    there.add(number)
    report(arrived())
  }
  return await sendJson('POST /my/film-uploads/:id/finish', {
    params: { id: Id },
    fields: { Document: document(), ...(film.isUntouched && { IsUntouched: true }) },
  })
}
