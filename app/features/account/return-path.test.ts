// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { parseAction, useRememberedAction } from './remembered-action.ts'
import { rememberReturnPath, takeReturnPath } from './return-path.ts'

test('the return path is used once', () => {
  rememberReturnPath('/recipes/12?lang=de#comments')
  expect(takeReturnPath()).toBe('/recipes/12?lang=de#comments')
  expect(takeReturnPath()).toBeNull()
})

test('the latest return path is used, by default the current page', () => {
  rememberReturnPath('/recipes/12')
  history.replaceState(null, '', '/cookbooks?page=2#top')
  rememberReturnPath()
  expect(takeReturnPath()).toBe('/cookbooks?page=2#top')
})

test('other sites and the sign-in pages are not stored as return path', () => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'recipes']) {
    rememberReturnPath(path)
  }
  for (const path of ['/auth', '/auth/new', '/auth?x=1', '/auth#code']) rememberReturnPath(path)
  expect(takeReturnPath()).toBeNull()
  rememberReturnPath('/authors')
  expect(takeReturnPath()).toBe('/authors')
})

test('a return path that something else stored is validated, too', () => {
  sessionStorage.setItem('simmer.returnPath', 'https://evil.example')
  expect(takeReturnPath()).toBeNull()
})

const HEART = { kind: 'favouriteRecipe', id: 4, name: 'Soup' } as const

/** What a component would carry out on the page that is open. */
function carriedOut(id?: number) {
  const carryOut = vi.fn()
  renderHook(() => useRememberedAction(['favouriteRecipe'], id, carryOut)).unmount()
  return carryOut.mock.calls.flat()
}

test('AUT-16 an action is carried out once, on the page that sign-in returns to', () => {
  history.replaceState(null, '', '/recipes/4')
  rememberReturnPath('/recipes/4', HEART)
  expect(carriedOut()).toEqual([])
  expect(takeReturnPath()).toBe('/recipes/4')
  expect(carriedOut(5)).toEqual([])
  history.replaceState(null, '', '/recipes')
  expect(carriedOut()).toEqual([])
  history.replaceState(null, '', '/recipes/4')
  expect(carriedOut(4)).toEqual([HEART])
  expect(carriedOut(4)).toEqual([])
})

test('a later way to sign-in without an action forgets the earlier action', () => {
  history.replaceState(null, '', '/recipes/4')
  rememberReturnPath('/recipes/4', HEART)
  rememberReturnPath('/recipes/4')
  takeReturnPath()
  expect(carriedOut()).toEqual([])
})

test.for(['{', '1', '{"kind":"pay","id":1,"name":""}', '{"kind":"rate","id":"1","name":""}'])(
  'something else that was stored (%s) is no action',
  (text) => expect(parseAction(text)).toBeUndefined(),
)
