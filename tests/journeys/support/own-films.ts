import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { FilmDocument, FilmUpload, OwnFilm } from '#contract/films/own-film.ts'
import { ffmpeg, H264, PICTURE, TONE } from '#tests/support/ffmpeg.ts'
import type { Member } from './member.ts'
import { expect } from './test.ts'

/** A film of six seconds for the recipe of `addRecipe`, whose second step has no film. */
export const PLUM_FILM: FilmDocument = {
  Format: 1,
  DurationMs: 6000,
  Steps: [
    { Key: 'halve', StartsMs: 0, Describe: { en: 'A knife goes round a plum.' } },
    { Key: 'rub' },
    { Key: 'bake', StartsMs: 4000 },
  ],
  Captions: { en: [{ StartsMs: 0, StopsMs: 2000, Text: 'Halve the plums.' }] },
}

/** The bytes of a film of six seconds. */
const sixSeconds = () => ffmpeg(`${PICTURE(6)} ${TONE(6)} ${H264} -c:a aac`)

/** Gives a recipe a film of one part, as the studio does. */
export async function sendFilm(
  request: APIRequestContext,
  { headers }: Member,
  recipe: number,
  { film = sixSeconds(), document = PLUM_FILM } = {},
): Promise<OwnFilm> {
  const begun = await request.post(`/api/my/recipes/${recipe}/film/uploads`, {
    headers,
    data: { Bytes: film.length },
  })
  const { Id } = (await begun.json()) as FilmUpload
  const sum = createHash('sha256').update(film).digest('hex')
  const part = await request.post(`/api/my/film-uploads/${Id}/parts/0`, {
    headers: { ...headers, 'content-type': 'application/octet-stream', 'x-part-sha256': sum },
    data: film,
  })
  expect(part.status()).toBe(200)
  const finished = await request.post(`/api/my/film-uploads/${Id}/finish`, {
    headers,
    data: { Document: document },
  })
  expect(finished.status()).toBe(200)
  return (await finished.json()) as OwnFilm
}
