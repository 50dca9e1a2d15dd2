import { beforeEach, expect, test, vi } from 'vitest'
import { filledServers } from '#tests/support/filled-server.ts'
import { memoryCaches } from '#tests/support/memory-caches.ts'
import { forgetFilms, readSavedFilms, rememberFilm, type SavedFilm } from './record.ts'
import { renewFilms } from './renew-films.ts'

const servers = filledServers()
const ORIGIN = 'https://simmer.example'

/** A film of one size, which every address of a film answers: the catalogue of tests has none. */
const FILE = new Uint8Array(1000)

beforeEach(() => forgetFilms())

/** A browser whose calls go to the server of the demo catalogue. */
async function startBrowser() {
  const { app, idOf } = await servers('sqlite')
  const caches = memoryCaches(ORIGIN)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => unknown) => work() },
    storage: { persist: () => Promise.resolve(true) },
  })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (/\.(mp4|m4a)$/.test(url)) return answerFilm(url, init)
    const answer = await app.inject({ url })
    const headers = { 'Content-Type': String(answer.headers['content-type']) }
    return new Response(answer.rawPayload.slice(), { status: answer.statusCode, headers })
  })
  return { caches, idOf }
}

function answerFilm(url: string, init: RequestInit | undefined): Response {
  const headers = {
    'Content-Length': String(FILE.length),
    'Content-Type': 'video/mp4',
    'Cache-Control': url.includes('.old.') ? 'no-cache' : 'immutable',
  }
  if (init?.method === 'HEAD') return new Response(null, { headers })
  return new Response(FILE.slice(), { status: 206, headers })
}

async function keep(caches: CacheStorage, recipeId: number, filmPath: string) {
  const film: SavedFilm = {
    recipeId,
    names: { 0: 'Suppe', 1: 'Soup' },
    filmPath,
    coverPath: null,
    bytes: 10,
    isWhole: true,
  }
  const cache = await caches.open(`simmer.film.${recipeId}`)
  await cache.put(filmPath, new Response('old'))
  rememberFilm(film)
}

test('a changed film is fetched again, and the old one is deleted', async () => {
  const { caches, idOf } = await startBrowser()
  const id = await idOf('recipe', 'oat-cookies')
  await keep(caches, id, '/media/films/oat-cookies.old.mp4')
  await renewFilms()
  const [film] = readSavedFilms()
  expect(film).toMatchObject({ names: { 0: 'Haferkekse', 1: 'Oat cookies' }, isWhole: true })
  expect(film?.filmPath).not.toContain('old')
  expect(film?.bytes).toBe(2 * FILE.length)
  const cache = await caches.open(`simmer.film.${id}`)
  expect(await (await cache.match(film?.filmPath ?? ''))?.bytes()).toEqual(FILE)
  expect(await cache.match('/media/films/oat-cookies.old.mp4')).toBeUndefined()
  for (const langId of [0, 1]) {
    expect(await cache.match(`/api/recipe/${id}/howto?LangId=${langId}`)).toBeDefined()
  }
})

test('an unchanged film is not fetched', async () => {
  const { caches, idOf } = await startBrowser()
  const id = await idOf('recipe', 'oat-cookies')
  await keep(caches, id, '/media/films/oat-cookies.same.mp4')
  await renewFilms()
  expect(readSavedFilms()).toMatchObject([{ filmPath: '/media/films/oat-cookies.same.mp4' }])
})

test('a film is deleted when its recipe was removed from the catalogue', async () => {
  const { caches } = await startBrowser()
  await keep(caches, 99_999, '/media/films/gone.mp4')
  await renewFilms()
  expect(readSavedFilms()).toEqual([])
  expect(await caches.keys()).toEqual([])
})

test('a film that the browser evicted is not fetched again without the cook', async () => {
  const { caches, idOf } = await startBrowser()
  const id = await idOf('recipe', 'oat-cookies')
  await keep(caches, id, '/media/films/oat-cookies.old.mp4')
  await caches.delete(`simmer.film.${id}`)
  await renewFilms()
  expect(readSavedFilms()).toMatchObject([{ filmPath: '/media/films/oat-cookies.old.mp4' }])
})
