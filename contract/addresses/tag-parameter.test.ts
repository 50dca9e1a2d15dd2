import { expect, test } from 'vitest'
import { tagParameter } from './tag-parameter.ts'

const parameter = (query: string) => tagParameter(new URLSearchParams(query))

test('TAG-01 Term names the tag, wherever it is in the query', () => {
  expect(parameter('q=Vegan&lang=de&Term=Soup')).toBe('Term')
})

test('without a Term the first other parameter that is not the language names the tag', () => {
  expect(parameter('lang=de&q=Vegan&tag=Soup')).toBe('q')
  expect(parameter('Term=+&q=Vegan')).toBe('q')
  expect(parameter('Term=&lang=de')).toBeUndefined()
  expect(parameter('')).toBeUndefined()
})
