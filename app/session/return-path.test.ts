// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { rememberReturnPath, takeReturnPath } from './return-path.ts'

test('the path before signing in comes back once', () => {
  rememberReturnPath('/recipes/12?lang=de#comments')
  expect(takeReturnPath()).toBe('/recipes/12?lang=de#comments')
  expect(takeReturnPath()).toBeNull()
})

test('the last way to signing in counts, without a path it is the page on screen', () => {
  rememberReturnPath('/recipes/12')
  history.replaceState(null, '', '/cookbooks?page=2#top')
  rememberReturnPath()
  expect(takeReturnPath()).toBe('/cookbooks?page=2#top')
})

test('neither another site nor the sign-in pages are remembered', () => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'recipes']) {
    rememberReturnPath(path)
  }
  for (const path of ['/auth', '/auth/new', '/auth?x=1', '/auth#code']) rememberReturnPath(path)
  expect(takeReturnPath()).toBeNull()
  rememberReturnPath('/authors')
  expect(takeReturnPath()).toBe('/authors')
})

test('a path that somebody else stored is checked as well', () => {
  sessionStorage.setItem('simmer.returnPath', 'https://evil.example')
  expect(takeReturnPath()).toBeNull()
})
