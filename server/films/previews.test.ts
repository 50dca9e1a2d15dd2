import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { PREVIEW_CODES_MAX, PREVIEW_OPEN_MS, PREVIEW_SILENT_MS } from '#contract/films/limits.ts'
import type { FilmPreview, FilmPreviewState, OpenedPreview } from '#contract/films/preview.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import type { Limits } from '#server/http/limits/rate-limits.ts'
import { databases } from '#tests/support/database.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addFilm, madeFilm, otherFilm } from '#tests/support/films.ts'
import { addOwn, call, startOwn, type Headers } from '#tests/support/own-recipes.ts'

const begin = async (app: App, who: Headers, recipe: number) =>
  await call<FilmPreview>(app, 'POST', `/my/recipes/${recipe}/film/preview`, who)
const open = async (app: App, body: { Code?: string; Secret?: string }) =>
  await call<OpenedPreview>(app, 'POST', '/film-preview', {}, body)
const watch = async (app: App, who: Headers, { Id }: FilmPreview) =>
  await call<FilmPreviewState>(app, 'POST', `/my/film-previews/${Id}/watch`, who)
const place = async (app: App, { Token }: OpenedPreview, Step: number) =>
  await call(app, 'POST', `/film-preview/${Token}/place`, {}, { Step })
const read = async (app: App, { Token }: OpenedPreview) =>
  await call<Recipe>(app, 'GET', `/unlisted/${Token}?LangId=1`)

/** A member with a recipe and its film, and a clock. */
async function startPreviews(engine: EngineName, limits: Partial<Limits> = {}) {
  const clock = { time: Date.now() }
  const server = await startOwn(engine, {
    now: () => new Date(clock.time),
    limits,
  })
  const [, { Id }] = await addOwn(server.app, server.ada)
  const film = await addFilm(server.app, server.ada, Id)
  return { ...server, clock, recipe: Id, film }
}

test.skipIf(!HAS_FFMPEG).for(databases)(
  'FLM-124 a preview is opened once, by its code or its secret, and reads the draft with its film (%s)',
  async (engine) => {
    const { app, ada, ben, recipe, film, clock } = await startPreviews(engine)
    expect((await begin(app, ben, recipe))[0]).toBe(404)
    const [status, first] = await begin(app, ada, recipe)
    expect([status, first]).toMatchObject([201, { Code: expect.stringMatching(/^\d{6}$/) }])
    expect(await watch(app, ada, first)).toEqual([200, { Opened: null, Step: null, ForMs: 0 }])
    expect((await watch(app, ben, first))[0]).toBe(404)

    const typed = `${first.Code.slice(0, 3)} ${first.Code.slice(3)}`
    const [, phone] = await open(app, { Code: typed })
    expect(phone.RecipeId).toBe(recipe)
    for (const again of [{ Code: first.Code }, { Secret: first.Secret }, {}])
      expect(await open(app, again)).toMatchObject([404, { Code: 'PreviewInvalid' }])

    const [, shown] = await read(app, phone)
    const { Main } = shown.Videos
    expect(Main?.Id).toBe(film.Id)
    expect(Main?.Mp4FilePath).not.toBe(film.Path)
    const served = await app.inject({ url: Main?.Mp4FilePath ?? '' })
    expect(served.rawPayload.equals(madeFilm())).toBe(true)
    expect(served.headers['cache-control']).toBe('private, no-cache')
    const actions = `/unlisted/${phone.Token}/action?LangId=1`
    expect(await call<VideoAction[]>(app, 'GET', actions)).toMatchObject([200, { length: 4 }])
    const steps = `/unlisted/${phone.Token}/howto?LangId=1`
    expect((await call<HowToStep[]>(app, 'GET', steps))[1]).toMatchObject([
      { Describe: 'Butter foams over xylanderian plums.' },
      {},
      {},
    ])

    await place(app, phone, 2)
    clock.time += 20_000
    await place(app, phone, 2)
    expect((await watch(app, ada, first))[1]).toMatchObject({ Step: 2, ForMs: 20_000 })

    // Another film of the same recipe takes its place on the phone.
    await addFilm(app, ada, recipe, { film: otherFilm() })
    const newer = await app.inject({
      url: Main?.Mp4FilePath ?? '',
      headers: { 'if-none-match': String(served.headers.etag) },
    })
    expect(newer.statusCode).toBe(200)

    const [, second] = await begin(app, ada, recipe)
    expect((await read(app, phone))[0]).toBe(404)
    expect((await open(app, { Secret: second.Secret }))[0]).toBe(200)
  },
)

test.skipIf(!HAS_FFMPEG).for(databases)(
  'FLM-124 a preview that nobody has opened within ten minutes is over (%s)',
  async (engine) => {
    const { app, ada, recipe, clock } = await startPreviews(engine)
    const [, preview] = await begin(app, ada, recipe)
    clock.time += PREVIEW_OPEN_MS - 1
    expect((await watch(app, ada, preview))[0]).toBe(200)
    clock.time += 1
    expect((await open(app, { Code: preview.Code }))[0]).toBe(404)
    expect((await watch(app, ada, preview))[0]).toBe(404)
  },
)

test.skipIf(!HAS_FFMPEG).for(databases)(
  'FLM-125 with the studio a preview ends, and so does the address of its film (%s)',
  async (engine) => {
    const { app, ada, ben, recipe, clock } = await startPreviews(engine)
    const opened = async () => {
      const [, preview] = await begin(app, ada, recipe)
      const [, phone] = await open(app, { Code: preview.Code })
      const [, { Videos }] = await read(app, phone)
      return { preview, phone, path: Videos.Main?.Mp4FilePath ?? '' }
    }
    const isOver = async ({ phone, path }: Awaited<ReturnType<typeof opened>>) => {
      expect((await app.inject({ url: path })).statusCode).toBe(404)
      expect((await read(app, phone))[0]).toBe(404)
      expect(await place(app, phone, 1)).toMatchObject([404, { Code: 'PreviewInvalid' }])
    }
    const ended = await opened()
    await call(app, 'DELETE', `/my/film-previews/${ended.preview.Id}`, ben)
    expect((await read(app, ended.phone))[0]).toBe(200)
    await call(app, 'DELETE', `/my/film-previews/${ended.preview.Id}`, ada)
    await isOver(ended)

    // As long as the studio is open, and not longer.
    const silent = await opened()
    for (let minute = 0; minute < 30; minute += 1) {
      clock.time += MINUTE_MS
      expect((await watch(app, ada, silent.preview))[0]).toBe(200)
    }
    expect((await read(app, silent.phone))[0]).toBe(200)
    clock.time += PREVIEW_SILENT_MS
    await isOver(silent)
    expect((await watch(app, ada, silent.preview))[0]).toBe(404)

    const withFilm = await opened()
    await call(app, 'DELETE', `/my/recipes/${recipe}/film`, ada)
    expect((await app.inject({ url: withFilm.path })).statusCode).toBe(404)
    expect((await begin(app, ada, recipe))[0]).toBe(404)
    await addFilm(app, ada, recipe)
    const withRecipe = await opened()
    await call(app, 'DELETE', `/my/recipes/${recipe}`, ada)
    expect((await app.inject({ url: withRecipe.path })).statusCode).toBe(404)
    expect((await read(app, withRecipe.phone))[0]).toBe(404)
  },
)

test.skipIf(!HAS_FFMPEG).for(databases)(
  'FLM-126 codes are not guessed: ten a minute from an address, and few from all together (%s)',
  async (engine) => {
    const { app, ada, recipe } = await startPreviews(engine, { signIns: 10 })
    const [, { Code, Secret }] = await begin(app, ada, recipe)
    const wrong = Code === '000000' ? '111111' : '000000'
    const guess = async (address: number, payload: object) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/film-preview',
        remoteAddress: `192.0.2.${address}`,
        payload,
      })
      return answer.statusCode
    }
    for (let one = 0; one < 10; one += 1) expect(await guess(1, { Code: wrong })).toBe(404)
    expect(await guess(1, { Code })).toBe(429)
    for (let one = 10; one < PREVIEW_CODES_MAX; one += 1)
      expect(await guess(2 + Math.floor(one / 10), { Code: wrong })).toBe(404)
    expect(await guess(100, { Code })).toBe(429)
    expect(await guess(101, { Secret })).toBe(200)
  },
)
