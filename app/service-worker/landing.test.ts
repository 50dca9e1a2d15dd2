import { expect, test, vi } from 'vitest'
import { memoryCaches } from '#tests/support/memory-caches.ts'
import { landingOf } from './landing.ts'

async function keep(...addresses: string[]) {
  const caches = memoryCaches('https://simmer.example')
  vi.stubGlobal('caches', caches)
  const cache = await caches.open('simmer.answers')
  for (const address of addresses) await cache.put(address, new Response('{}'))
}

test('without a connection a recipe opens that was seen in any language', async () => {
  await keep('/api/recipe/7?LangId=0')
  expect(await landingOf('/recipes/7')).toEqual({ page: '/shell' })
  expect(await landingOf('/recipes/7/')).toEqual({ page: '/shell' })
})

test('another recipe leads to those that open, everything else to the list', async () => {
  await keep('/api/recipe/7?LangId=0')
  expect(await landingOf('/recipes/8')).toEqual({ elsewhere: '/favorites/recipes' })
  expect(await landingOf('/authors/3')).toEqual({ elsewhere: '/shopping' })
  expect(await landingOf('/recipes')).toEqual({ elsewhere: '/shopping' })
})

test('the list and the screens of members open by themselves', async () => {
  await keep()
  expect(await landingOf('/shopping')).toEqual({ page: '/shopping' })
  expect(await landingOf('/favorites/recipes')).toEqual({ page: '/shell' })
  expect(await landingOf('/settings/offline')).toEqual({ page: '/shell' })
})
