import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#tests/support/memory-caches.ts'
import { startTestServer } from '#tests/support/server.ts'
import { fetchMedia, mediaSize, type MediaOrder } from './fetch-media.ts'

afterEach(() => void vi.restoreAllMocks())

/** A film of several pieces on a real server. */
async function serveFilm() {
  const { config, listen } = await startTestServer('sqlite')
  const film = randomBytes(9_000_000)
  await mkdir(join(config.DATA_DIR, 'media/films'), { recursive: true })
  await writeFile(join(config.DATA_DIR, 'media/films/long.mp4'), film)
  const origin = await listen()
  const url = `${origin}/media/films/long.mp4`
  const cache = await memoryCaches(origin).open('film')
  const arrived: number[] = []
  const order: MediaOrder = {
    cache,
    url,
    size: await mediaSize(url),
    onBytes: (bytes) => arrived.push(bytes),
    signal: new AbortController().signal,
  }
  return { film, url, cache, order, arrived }
}

/** Lets every connection drop in the middle of what it brings. */
function dropConnections() {
  const { fetch } = globalThis
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init)
    const half = response.body?.pipeThrough(
      new TransformStream({
        transform: (chunk, stream) => {
          stream.enqueue(chunk)
          stream.error(new TypeError('network error'))
        },
      }),
    )
    return new Response(half ?? null, response)
  })
}

test('a film is fetched in ranges and cached whole under its address', async () => {
  const { film, url, cache, order, arrived } = await serveFilm()
  expect(order.size).toBe(film.length)
  await fetchMedia(order)
  const kept = await cache.match(url)
  expect(kept?.headers.get('Content-Type')).toBe('video/mp4')
  expect(film.equals(await kept!.bytes())).toBe(true)
  expect((await cache.keys()).map((request) => request.url)).toEqual([url])
  expect(arrived.at(-1)).toBe(film.length)
  expect(arrived).toEqual(arrived.toSorted((a, b) => a - b))
})

test('a dropped connection caches no partial film, and a retry resumes', async () => {
  const { film, url, cache, order } = await serveFilm()
  const control = new AbortController()
  const onBytes = (bytes: number) => {
    if (bytes > 5_000_000) control.abort()
  }
  await expect(fetchMedia({ ...order, onBytes, signal: control.signal })).rejects.toThrow()
  const drop = dropConnections()
  await expect(fetchMedia(order)).rejects.toThrow('network error')
  drop.mockRestore()
  expect(await cache.match(url)).toBeUndefined()

  const asked = vi.spyOn(globalThis, 'fetch')
  await fetchMedia(order)
  const ranges = asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('Range'))
  expect(ranges).toEqual(['bytes=4194304-8388607', 'bytes=8388608-8999999'])
  expect(film.equals(await (await cache.match(url))!.bytes())).toBe(true)
})

test('a cached file is not fetched again', async () => {
  const { order } = await serveFilm()
  await fetchMedia(order)
  const asked = vi.spyOn(globalThis, 'fetch')
  await fetchMedia(order)
  expect(asked).not.toHaveBeenCalled()
})

test('a film shorter than announced is not cached', async () => {
  const { cache, order } = await serveFilm()
  await expect(fetchMedia({ ...order, size: order.size + 10 })).rejects.toThrow('instead of')
  expect(await cache.keys()).toEqual([])
})

test('a missing film has no size', async () => {
  const { order } = await serveFilm()
  await expect(mediaSize(`${order.url}x`)).rejects.toMatchObject({ name: 'ApiError' })
})
