import { expect, test } from 'vitest'
import { pageLanguage } from './language.ts'

const language = (search: string, cookie?: string) =>
  pageLanguage(new URLSearchParams(search), cookie)

test('SHL-42 without a stored choice a page is English', () => {
  expect(language('')).toBe('en')
  expect(language('?lang=fr', 'other=de')).toBe('en')
})

test('the address decides before the cookie, and the cookie before the default', () => {
  expect(language('?lang=de', 'lang=en')).toBe('de')
  expect(language('?lang=en', 'a=1; lang=de')).toBe('en')
  expect(language('?page=2', 'a=1; lang=de')).toBe('de')
  expect(language('?lang=xx', 'lang=de')).toBe('de')
})
