// @vitest-environment happy-dom
import { expect, test } from 'vitest'
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
