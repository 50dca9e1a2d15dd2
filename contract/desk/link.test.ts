import { expect, test } from 'vitest'
import { linkOf, linksByKind, nameOfNetwork } from './link.ts'

test.each([
  ['https://imani.example/', 'https://imani.example/'],
  [' imani.example ', 'https://imani.example'],
  ['imani.example:8080/x', 'https://imani.example:8080/x'],
  ['https://küche.example/', 'https://küche.example/'],
  ['', ''],
  ['https://', ''],
  ['http://imani.example', undefined],
  ['https://imani:secret@imani.example', undefined],
  ['https://imani@imani.example', undefined],
  ['https://192.168.0.1/', undefined],
  ['https://[::1]/', undefined],
  ['https://localhost/', undefined],
  ['https://imani..example', undefined],
  ['Leipzig', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:imani@simmer.example', undefined],
  ['https://a b.example', undefined],
  [`https://imani.example/${'x'.repeat(300)}`, undefined],
])('FOL-93 the link %s is %s', (typed, address) => {
  expect(linkOf(typed)).toBe(address)
})

test('a page at a social network is called after it, and any other after its host', () => {
  expect(nameOfNetwork('https://www.instagram.com/imani')).toBe('Instagram')
  expect(nameOfNetwork('https://www.kueche.example/@imani')).toBe('kueche.example')
  expect(nameOfNetwork('https://example.org/facebook/lena-hartmann')).toBe('Facebook')
})

test('of several links the first website and the first social network are kept', () => {
  const links = ['https://a.example/', 'https://www.facebook.com/a', 'https://b.example/']
  expect(linksByKind(links)).toEqual({
    website: 'https://a.example/',
    social: 'https://www.facebook.com/a',
  })
  expect(linksByKind([])).toEqual({ website: null, social: null })
})
