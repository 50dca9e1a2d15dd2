import { expect, expectTypeOf, test } from 'vitest'
import { DISH_TYPES } from '#contract/recipes/dish-types.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { createTranslate } from './translate.ts'

const english = createTranslate(en, 'en')
const german = createTranslate(de, 'de')

/** Every text of a dictionary by its dotted key; a plural has two. */
function texts(node: unknown, key = ''): [string, string][] {
  if (typeof node === 'string') return [[key, node]]
  return Object.entries(node as object).flatMap(([name, child]) => texts(child, `${key}.${name}`))
}

/** The placeholders of every text by its dotted key. */
const placeholders = (dictionary: unknown) =>
  texts(dictionary).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].map(String).sort()])

test('SHL-39 both languages have the same keys, and no text is empty', () => {
  expect(texts(de).map(([key]) => key)).toEqual(texts(en).map(([key]) => key))
  expect([...texts(en), ...texts(de)].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('both languages fill the same placeholders', () => {
  expect(placeholders(de)).toEqual(placeholders(en))
})

test('ENT-22 every dish type has its words under app.categories in both languages', () => {
  expect(Object.keys(en.app.categories)).toEqual(['All', ...DISH_TYPES])
  for (const name of DISH_TYPES) {
    expect(english(`app.categories.${name}`)).toBe(en.app.categories[name])
    expect(german(`app.categories.${name}`)).toBe(de.app.categories[name])
  }
})

test('a placeholder shows a text as it is and a number in the notation of the language', () => {
  expect(english('common.removeItem', { name: 'Salt & {pepper}' })).toBe('Remove: Salt & {pepper}')
  expect(english('common.views', { count: 12_345 })).toBe('12,345 views')
  expect(german('common.views', { count: 12_345 })).toBe('12.345 Aufrufe')
})

test('the count selects singular or plural', () => {
  expect(english('common.recipes', { count: 0 })).toBe('0 recipes')
  expect(english('common.recipes', { count: 1 })).toBe('1 recipe')
  expect(german('common.recipes', { count: 1 })).toBe('1 Rezept')
  expect(german('common.recipes', { count: 2 })).toBe('2 Rezepte')
})

test('the compiler rejects an unknown key and a missing, misspelt or extra value', () => {
  type Values<Key extends Parameters<typeof english>[0]> = Parameters<typeof english<Key>>[1]
  expectTypeOf<Values<'common.removeItem'>>().toEqualTypeOf<{ readonly name: string | number }>()
  expectTypeOf<Values<'common.recipes'>>().toEqualTypeOf<{ readonly count: number }>()
  expectTypeOf<Parameters<typeof english<'common.apply'>>>().toEqualTypeOf<[key: 'common.apply']>()
  expectTypeOf<'common.applied'>().not.toExtend<Parameters<typeof english>[0]>()
})
