import { expect, test } from 'vitest'
import { tagAddress, tagOf, withoutTag } from './tag-address.ts'

const tag = (search: string) => tagOf(new URLSearchParams(search))
const onward = (search: string) => withoutTag(new URLSearchParams(search))

test('TAG-01 the tag is the decoded text after the equals sign', () => {
  expect(tag('?Term=vegan')).toBe('vegan')
  expect(tag('?Term=S%C3%BC%C3%9Fes%20Fr%C3%BChst%C3%BCck&utm=1')).toBe('Süßes Frühstück')
  expect(tag('?utm=1&Term=Salz+%26+Pfeffer')).toBe('Salz & Pfeffer')
  expect(tag('?Term=%E0%A4%A')).not.toBe('')
})

test('an address that names a tag is read back as it was written', () => {
  for (const name of ['Frühstück', 'Salz & Pfeffer', '100 %', 'a+b=c', '#1']) {
    expect(tag(tagAddress(name).replace('/tags', ''))).toBe(name)
  }
})

test('TAG-01 a tag under another parameter name is found, and the language is not a tag', () => {
  expect(onward('?term=vegan')).toBe('/tags?Term=vegan')
  expect(onward('?=vegan&lang=de')).toBe('/tags?Term=vegan')
})

test('TAG-06 without a tag the route redirects to /404', () => {
  for (const search of ['', '?Term=', '?Term=%20', '?lang=de', '?vegan']) {
    expect([tag(search), onward(search)]).toEqual(['', '/404'])
  }
})
