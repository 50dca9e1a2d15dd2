import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { createPageCache } from './page-cache.ts'

/** A cache of a minute and 10,000 bytes, and a clock that the test turns. */
function newCache() {
  let time = 1
  const cache = createPageCache<{ html: string; bytes: number }>({
    bytes: 10_000,
    entryBytes: 5000,
    freshMs: MINUTE_MS,
    now: () => time,
  })
  return { ...cache, wait: (ms: number) => (time += ms) }
}

/** A page whose making is counted. */
function countedPage(html: string, bytes = 1000) {
  let times = 0
  return {
    times: () => times,
    make: async () => {
      times += 1
      await Promise.resolve()
      return { html, bytes }
    },
  }
}

const failing = () => Promise.reject(new Error('no database'))

test('concurrent requests for a page render it once', async () => {
  const cache = newCache()
  const page = countedPage('recipes')
  const answers = await Promise.all([1, 2, 3].map(() => cache.get('/recipes', page.make)))
  expect(answers.map((answer) => answer?.html)).toEqual(['recipes', 'recipes', 'recipes'])
  await cache.get('/recipes', page.make)
  expect(page.times()).toBe(1)
})

test('a page is rendered again after a minute', async () => {
  const cache = newCache()
  const page = countedPage('recipes')
  await cache.get('/recipes', page.make)
  cache.wait(MINUTE_MS + 1)
  await cache.get('/recipes', page.make)
  expect(page.times()).toBe(2)
})

test('an expired page is rendered again, another is not', async () => {
  const cache = newCache()
  const [one, other] = [countedPage('one'), countedPage('other')]
  await cache.get('/recipes/1', one.make)
  await cache.get('/recipes/2', other.make)
  cache.wait(1000)
  cache.expire(({ html }) => html === 'one')
  await cache.get('/recipes/1', one.make)
  await cache.get('/recipes/2', other.make)
  expect([one.times(), other.times()]).toEqual([2, 1])
})

test('a page that was being rendered while something changed is rendered again', async () => {
  const cache = newCache()
  const page = countedPage('recipes')
  const first = cache.get('/recipes', page.make)
  cache.expire(() => false)
  expect(await first).toMatchObject({ html: 'recipes' })
  cache.wait(1000)
  await cache.get('/recipes', page.make)
  expect(page.times()).toBe(2)
})

test('an expired page is served while rendering fails', async () => {
  const cache = newCache()
  await cache.get('/', countedPage('old').make)
  cache.wait(1000)
  cache.expire(() => true)
  expect(await cache.get('/', failing)).toMatchObject({ html: 'old' })
})

test('an error is not cached', async () => {
  const cache = newCache()
  const both = await Promise.all([cache.get('/', failing), cache.get('/', failing)])
  expect(both).toEqual([undefined, undefined])
  expect(await cache.get('/', countedPage('fine').make)).toMatchObject({ html: 'fine' })
})

test('a stale page is served while rendering fails, for six hours at most', async () => {
  const cache = newCache()
  await cache.get('/', countedPage('old').make)
  cache.wait(HOUR_MS)
  expect(await cache.get('/', failing)).toMatchObject({ html: 'old' })
  expect(await cache.get('/', failing)).toMatchObject({ html: 'old' })
  cache.wait(6 * HOUR_MS)
  expect(await cache.get('/', failing)).toBeUndefined()
})

test('a stale page is not served once rendering works again', async () => {
  const cache = newCache()
  await cache.get('/', countedPage('old').make)
  cache.wait(HOUR_MS)
  await cache.get('/', failing)
  expect(await cache.get('/', countedPage('new').make)).toMatchObject({ html: 'new' })
})

test('a page begun before the catalogue changed does not outlive the change', async () => {
  const cache = newCache()
  const old = Promise.withResolvers<{ html: string; bytes: number }>()
  const waiting = cache.get('/', () => old.promise)
  cache.clear()
  expect(await cache.get('/other', countedPage('other').make)).toMatchObject({ html: 'other' })
  old.resolve({ html: 'old', bytes: 1 })
  expect(await waiting).toMatchObject({ html: 'old' })
  expect(await cache.get('/', countedPage('new').make)).toMatchObject({ html: 'new' })
})

test('after a change of the catalogue no stale page is served, even if rendering fails', async () => {
  const cache = newCache()
  await cache.get('/', countedPage('old').make)
  cache.clear()
  expect(await cache.get('/', failing)).toBeUndefined()
})

test('the cache is limited by bytes, keys included', async () => {
  const cache = newCache()
  const pages = Array.from({ length: 20 }, (_, index) => countedPage(`page ${index}`))
  for (const [index, page] of pages.entries()) await cache.get(`/${index}`, page.make)
  for (const [index, page] of [...pages.entries()].toReversed()) {
    await cache.get(`/${index}`, page.make)
  }
  const cached = pages.filter((page) => page.times() === 1)
  expect(cached.length).toBeGreaterThan(3)
  expect(cached.length).toBeLessThan(10)

  const long = countedPage('long address', 1)
  const address = `/${'a'.repeat(3000)}`
  await cache.get(address, long.make)
  await cache.get(address, long.make)
  expect(long.times()).toBe(2)
})

test('a page that is too large for the cache is served but not cached', async () => {
  const cache = newCache()
  const page = countedPage('huge', 6000)
  expect(await cache.get('/', page.make)).toMatchObject({ html: 'huge' })
  await cache.get('/', page.make)
  expect(page.times()).toBe(2)
})
