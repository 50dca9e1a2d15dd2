import { expect, test } from 'vitest'
import { ownRecipesPath, ownFilterOf } from './use-own-filter.ts'

const read = (search: string) => ownFilterOf(new URLSearchParams(search))

test('a filter reads back from its address', () => {
  for (const filter of [
    {},
    { State: 'bin' },
    { FolderId: 3 },
    { FolderId: 3, State: 'draft' },
  ] as const) {
    expect(read(new URL(ownRecipesPath(filter), 'http://simmer.test').search)).toEqual(filter)
  }
  expect(ownRecipesPath()).toBe('/my/recipes')
})

test('what an address says wrongly is left out', () => {
  expect(read('?state=shared&folder=abc')).toEqual({})
  expect(read('?folder=-1&state=')).toEqual({})
})
