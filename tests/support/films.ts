import { createHash } from 'node:crypto'
import type { FilmDocument, FilmUpload, OwnFilm } from '#contract/films/own-film.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { newFilmAddress, newFilmId } from '#server/films/own-film.ts'
import type { App } from '#server/http/app-type.ts'
import { ffmpeg, H264, PICTURE, TONE } from './ffmpeg.ts'
import { call, type Headers } from './own-recipes.ts'

/** A film of six seconds with sound, as the studio makes it. */
export function madeFilm(): Buffer {
  return ffmpeg(`${PICTURE(6)} ${TONE(6)} ${H264} -c:a aac`)
}

/** A film of six seconds that is sent in several parts. */
export function largeFilm(): Buffer {
  const noise = '-f lavfi -i color=gray:s=320x240:r=30:d=6 -vf noise=alls=60:allf=t'
  return ffmpeg(`${noise} ${H264} -qp 24`)
}

/** Another film of six seconds, without sound. */
export function otherFilm(): Buffer {
  return ffmpeg(`${PICTURE(6, '180x320')} ${H264}`)
}

/** What {@link madeFilm} shows of the crumble: its second step has no film. */
export const CRUMBLE_FILM: FilmDocument = {
  Format: 1,
  DurationMs: 6000,
  Steps: [
    {
      Key: 'melt',
      StartsMs: 0,
      Describe: { en: 'Butter foams over xylanderian plums.' },
      Sound: { en: 'it hisses', de: 'es zischt' },
    },
    { Key: 'rub' },
    { Key: 'bake', StartsMs: 4000, IsStill: true },
  ],
  Captions: {
    en: [
      { StartsMs: 0, StopsMs: 2000, Text: 'Melt the xylanderian butter.' },
      { StartsMs: 4000, StopsMs: 6000, Text: 'Bake.' },
    ],
    de: [{ StartsMs: 500, StopsMs: 2000, Text: 'Butter schmelzen.' }],
  },
}

/** SHA-256 in hex. */
export const sumOfBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The bytes of a part of an upload. */
export const partOf = (film: Buffer, { PartBytes }: FilmUpload, number: number) =>
  film.subarray(number * PartBytes, (number + 1) * PartBytes)

/** Sends a part of an upload, or something in its place. */
export async function sendPart(
  app: App,
  who: Headers,
  {
    id,
    number,
    bytes,
    sum = sumOfBytes(bytes),
  }: {
    id: string
    number: number
    bytes: Buffer
    sum?: string
  },
) {
  return await app.inject({
    method: 'POST',
    url: `/api/my/film-uploads/${id}/parts/${number}`,
    headers: { ...who, 'content-type': 'application/octet-stream', 'x-part-sha256': sum },
    payload: bytes,
  })
}

/** Begins an upload. */
export async function beginFilm(app: App, who: Headers, recipe: number, film: Buffer) {
  const body = { Bytes: film.length, Sha256: sumOfBytes(film) }
  const path = `/my/recipes/${recipe}/film/uploads`
  const [, upload] = await call<FilmUpload>(app, 'POST', path, who, body)
  return upload
}

/** Sends the parts of an upload that have not arrived. */
export async function sendParts(app: App, who: Headers, upload: FilmUpload, film: Buffer) {
  const count = Math.ceil(film.length / upload.PartBytes)
  for (let number = 0; number < count; number += 1) {
    if (upload.Parts.includes(number)) continue
    const bytes = partOf(film, upload, number)
    const answer = await sendPart(app, who, { id: upload.Id, number, bytes })
    if (answer.statusCode !== 200) throw new Error(`part ${number}: ${answer.body}`)
  }
}

/** What finishing an upload answers. */
export async function finishFilm(app: App, who: Headers, id: string, body: object = {}) {
  const path = `/my/film-uploads/${id}/finish`
  return await call<OwnFilm & { Fault?: string }>(app, 'POST', path, who, {
    Document: CRUMBLE_FILM,
    ...body,
  })
}

/** Gives a recipe a film. */
export async function addFilm(
  app: App,
  who: Headers,
  recipe: number,
  { film = madeFilm(), document = CRUMBLE_FILM }: { film?: Buffer; document?: FilmDocument } = {},
): Promise<OwnFilm> {
  const upload = await beginFilm(app, who, recipe, film)
  await sendParts(app, who, upload, film)
  const [status, answer] = await finishFilm(app, who, upload.Id, { Document: document })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(answer)}`)
  return answer
}

/** Gives a recipe a film of which no bytes are stored, where no test asks for them. */
export async function giveFilm(db: Kysely<Database>, recipeId: number): Promise<void> {
  const { user_id } = await db
    .selectFrom('own_recipes')
    .select('user_id')
    .where('id', '=', recipeId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('film_files')
    .values({
      user_id,
      file: `${recipeId}.film`,
      sha256: sumOfBytes(Buffer.from(String(recipeId))),
      bytes: 1_000_000,
      width: 320,
      height: 180,
      has_sound: 1,
      duration_ms: CRUMBLE_FILM.DurationMs,
      made_at: Date.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('own_films')
    .values({
      id: await newFilmId(db),
      recipe_id: recipeId,
      user_id,
      file_id: id,
      address: newFilmAddress(),
      version: 1,
      document: JSON.stringify(CRUMBLE_FILM),
    })
    .execute()
}
