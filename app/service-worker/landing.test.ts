import { expect, test, vi } from 'vitest'
import { memoryCaches } from '#tests/support/memory-caches.ts'
import { landingOf } from './landing.ts'

async function cache(...addresses: string[]) {
  const caches = memoryCaches('https://simmer.example')
  vi.stubGlobal('caches', caches)
  const cache = await caches.open('simmer.answers')
  for (const address of addresses) await cache.put(address, new Response('{}'))
}

test('a recipe viewed in any language opens offline', async () => {
  await cache('/api/recipe/7?LangId=0')
  expect(await landingOf('/recipes/7')).toEqual({ page: '/shell' })
  expect(await landingOf('/recipes/7/')).toEqual({ page: '/shell' })
})

test('offline another recipe redirects to the viewed ones, everything else to the list', async () => {
  await cache('/api/recipe/7?LangId=0')
  expect(await landingOf('/recipes/8')).toEqual({ redirect: '/favorites/recipes' })
  expect(await landingOf('/authors/3')).toEqual({ redirect: '/shopping' })
  expect(await landingOf('/recipes')).toEqual({ redirect: '/shopping' })
})

test('the list and member screens open offline', async () => {
  await cache()
  expect(await landingOf('/shopping')).toEqual({ page: '/shopping' })
  expect(await landingOf('/shopping/12')).toEqual({ page: '/shopping' })
  expect(await landingOf('/favorites/recipes')).toEqual({ page: '/shell' })
  expect(await landingOf('/my/cooked')).toEqual({ page: '/shell' })
  expect(await landingOf('/household')).toEqual({ page: '/shell' })
  expect(await landingOf('/week')).toEqual({ page: '/shell' })
  expect(await landingOf('/settings/offline')).toEqual({ page: '/shell' })
})
