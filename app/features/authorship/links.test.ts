import { expect, test } from 'vitest'
import { linkOf, linksOf } from './links.ts'

test.each([
  ['https://imani.example/', 'https://imani.example/'],
  [' imani.example ', 'https://imani.example'],
  ['imani.example:8080/x', 'https://imani.example:8080/x'],
  ['http://imani.example', 'http://imani.example'],
  ['', ''],
  ['https://', ''],
  ['Leipzig', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:imani@simmer.example', undefined],
  ['https://a b.example', undefined],
  [`https://imani.example/${'x'.repeat(300)}`, undefined],
])('the link %s is %s', (typed, address) => {
  expect(linkOf(typed)).toBe(address)
})

test('links are sent once each, and empty fields not at all', () => {
  expect(linksOf(['imani.example', '', 'https://imani.example'])).toEqual(['https://imani.example'])
})
