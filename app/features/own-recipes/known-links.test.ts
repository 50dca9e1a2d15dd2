import { expect, test } from 'vitest'
import { keys } from '#app/lib/api/keys.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import { linkKey } from './known-links.ts'
import { ownKeys } from './own-keys.ts'

const ID = OWN_ID_FROM + 7

test('a recipe, its ingredients, its steps and its film are read by the link, with all parameters', () => {
  expect([
    linkKey(keys.recipe(ID, 1), 'to/ken'),
    linkKey(keys.recipeIngredients(ID, 0), 'token'),
    linkKey(keys.howTo(ID, 1), 'token'),
    linkKey(keys.videoActions(ID, 4, 1), 'token'),
    linkKey(keys.videoActions(7, 4, 1), 'token'),
  ]).toEqual([
    '/api/unlisted/to%2Fken?LangId=1',
    '/api/unlisted/token/ingredient?LangId=0',
    '/api/unlisted/token/howto?LangId=1',
    '/api/unlisted/token/action?Persons=4&LangId=1',
    keys.videoActions(7, 4, 1),
  ])
})

test('everything else is read as before', () => {
  for (const key of [keys.recipe(7, 1), keys.me(), ownKeys.draft(ID), ownKeys.list(1, 1, {})]) {
    expect(linkKey(key, 'token')).toBe(key)
  }
})
