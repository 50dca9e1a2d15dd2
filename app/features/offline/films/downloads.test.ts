// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { REQUEST_INVALID } from '#contract/errors.ts'
import { memoryCaches } from '#tests/support/memory-caches.ts'
import { removeFilm, startDownload } from './downloads.ts'
import { forgetFilms, readSavedFilms } from './record.ts'
import { useFilmState } from './use-film-state.ts'

/** As much of a recipe as keeping its film reads. */
const RECIPE = {
  Id: 1,
  Name: 'Soup',
  CoverPath: null,
  IngredientImagePath: null,
  ToolImagePath: null,
  Author: { ImagePath: null },
  ToolIds: [],
  Videos: { Short: null, Preview: null, Main: { Id: 7, Mp4FilePath: '/media/films/soup.mp4' } },
} as unknown as Recipe

const FILE = new Uint8Array(1000)

const answerRecipe = (url: string) =>
  Response.json(url.startsWith('/api/recipe/1?') ? RECIPE : [], { status: 200 })

function answerFilm(init: RequestInit | undefined): Response {
  const headers = { 'Content-Length': String(FILE.length), 'Content-Type': 'video/mp4' }
  if (init?.method === 'HEAD') return new Response(null, { headers })
  return new Response(FILE.slice(), { status: 206, headers })
}

/** What the network does; each test has another one. */
let network: (url: string, init?: RequestInit) => Response

beforeEach(() => {
  forgetFilms()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', memoryCaches(location.origin))
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => network(url, init))
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => unknown) => work() },
    storage: { persist: () => Promise.resolve(true) },
  })
  network = (url, init) => (url.startsWith('/api/') ? answerRecipe(url) : answerFilm(init))
})

/** The state of the film of {@link RECIPE} as a screen sees it. */
function watchFilm() {
  const { result } = renderHook(() => useFilmState(1))
  return async (is: string) => await waitFor(() => expect(result.current.is).toBe(is))
}

test('a cook downloads a film, and removing it deletes all its files', async () => {
  const expectFilm = watchFilm()
  await expectFilm('elsewhere')
  await act(() => startDownload(1))
  await expectFilm('saved')
  expect(readSavedFilms()).toMatchObject([{ recipeId: 1, bytes: 2 * FILE.length, isWhole: true }])
  await act(() => removeFilm(1))
  await expectFilm('elsewhere')
  expect(await caches.keys()).toEqual([])
})

test('a cook sees that the connection dropped, and the download continues when it is back', async () => {
  const whole = network
  network = (url, init) => {
    if (url.endsWith('.m4a') && init?.method !== 'HEAD') throw new TypeError('network error')
    return whole(url, init)
  }
  const expectFilm = watchFilm()
  await act(() => startDownload(1))
  await expectFilm('partial')
  network = whole
  expect(readSavedFilms()).toMatchObject([{ isWhole: false }])
  act(() => void dispatchEvent(new Event('online')))
  await expectFilm('saved')
})

test('a cook sees that the storage is full, and no partial film stays', async () => {
  const cache = await caches.open('simmer.film.1')
  cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const expectFilm = watchFilm()
  await act(() => startDownload(1))
  await expectFilm('too-large')
  expect(readSavedFilms()).toEqual([])
  expect(await caches.keys()).toEqual([])
})

test('a download of a recipe that was removed from the catalogue leaves nothing', async () => {
  network = () => Response.json({ Message: REQUEST_INVALID }, { status: 404 })
  const expectFilm = watchFilm()
  await act(() => startDownload(1))
  await expectFilm('elsewhere')
  expect(await caches.keys()).toEqual([])
})

test('a cook sees which film the browser evicted', async () => {
  await startDownload(1)
  await caches.delete('simmer.film.1')
  const expectFilm = watchFilm()
  await expectFilm('removed')
  expect(readSavedFilms()).toMatchObject([{ isWhole: true }])
})
