import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

/** A page whose making is counted and can be held up. */
function countedPage(html: string) {
  let times = 0
  return {
    times: () => times,
    render: async () => {
      times++
      await Promise.resolve()
      return { html }
    },
  }
}

test('a page asked for by many at the same time is rendered once', async () => {
  const cache = createPageCache<{ html: string }>(() => true)
  const page = countedPage('recipes')
  const answers = await Promise.all([1, 2, 3].map(() => cache.get('/recipes', page.render)))
  expect(answers).toEqual([{ html: 'recipes' }, { html: 'recipes' }, { html: 'recipes' }])
  expect(page.times()).toBe(1)
  await cache.get('/recipes', page.render)
  expect(page.times()).toBe(1)
})

test('a page that is not worth keeping is rendered again', async () => {
  const cache = createPageCache<{ html: string }>((page) => page.html !== 'broken')
  const page = countedPage('broken')
  await cache.get('/', page.render)
  await cache.get('/', page.render)
  expect(page.times()).toBe(2)
})

test('a failing page is not remembered as failing', async () => {
  const cache = createPageCache<{ html: string }>(() => true)
  await expect(cache.get('/', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
  expect(await cache.get('/', countedPage('fine').render)).toEqual({ html: 'fine' })
})

test('a page begun before the catalogue changed does not outlive the change', async () => {
  const cache = createPageCache<{ html: string }>(() => true)
  const old = Promise.withResolvers<{ html: string }>()
  const waiting = cache.get('/', () => old.promise)
  cache.clear()
  old.resolve({ html: 'old' })
  await waiting
  expect(await cache.get('/', countedPage('new').render)).toEqual({ html: 'new' })
})
