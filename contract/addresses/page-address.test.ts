import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

const page = (address: string) => pageAddress(new URL(`https://simmer.example${address}`))
const address = (given: string) => page(given)?.address

test('a parameter that the page reads is part of its address', () => {
  expect(address('/recipes?page=2')).toBe('/recipes?page=2')
  expect(address('/cookbooks?Term=soup&AuthorId=4')).toBe('/cookbooks?Term=soup&AuthorId=4')
  expect(address('/recipes/12?lang=de')).toBe('/recipes/12?lang=de')
})

test('every other parameter is removed', () => {
  expect(address('/?Term=x&page=2&utm_source=letter')).toBe('/')
  expect(address('/recipes/12?page=2')).toBe('/recipes/12')
  expect(address('/recipes?Term=x&PAGE=2')).toBe('/recipes')
  expect(address('/recipes?lang=xx')).toBe('/recipes')
})

test('the order of different parameters is ignored, that of equal names is kept', () => {
  expect(address('/recipes?page=2&DishTypes=1')).toBe(address('/recipes?DishTypes=1&page=2'))
  expect(address('/recipes?DishTypes=2&DishTypes=1')).toBe('/recipes?DishTypes=2&DishTypes=1')
})

test('TAG-01 a tag may have another parameter name', () => {
  expect(address('/tags?utm=1&Term=Vegan')).toBe('/tags?Term=Vegan')
  expect(address('/tags?term=Vegan&utm=1')).toBe('/tags?term=Vegan')
  expect(address('/tags?Term=+&q=Vegan&lang=de')).toBe('/tags?q=Vegan&lang=de')
})

test('a path is known in any case, with or without a final slash', () => {
  for (const path of ['/', '/recipes/', '/Recipes/12', '/blog', '/blog/1', '/settings/language']) {
    expect(address(path)).toBe(path)
  }
})

test('the parameters of a path have names', () => {
  expect(page('/recipes/12/')?.params).toEqual({ id: '12' })
  expect(page('/settings/language')?.params).toEqual({ tab: 'language' })
  expect(page('/settings')?.params).toEqual({ tab: undefined })
  expect(page('/recipes')?.params).toEqual({})
})

test('SHL-03 an unknown path is not a page', () => {
  for (const path of [
    '//',
    '//recipes',
    '/nowhere',
    '/recipes/5/more',
    '/recipes//',
    '/auth/x/y',
  ]) {
    expect(page(path)).toBeUndefined()
  }
})

test('the path written to a log contains no secret', () => {
  expect(page('/AUTH/resetpassword/secret')?.route).toBe('/auth/resetPassword/:token')
  expect(page('/join/secret')?.route).toBe('/join/:token')
  expect(page('/list/secret')?.route).toBe('/list/:token')
})
