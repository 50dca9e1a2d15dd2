import { expect, test } from 'vitest'
import { searchParams } from '#app/lib/api/call.ts'
import { UNUSED_COOKBOOK_FILTER_DEFAULTS } from '#contract/limits.ts'
import { filterOf, isPlain, listQuery, searchOf, selectionQuery } from './cookbook-filter.ts'

const read = (search: string) => filterOf(new URLSearchParams(search))

test('RTE-07 the address of a filtered list restores its filter', () => {
  const address = 'Term=soup&AuthorId=4&OrderBy=rate&OrderAsc=Ascending'
  const filter = { term: 'soup', authorId: 4, sort: 'rate', direction: 'Ascending' } as const
  expect(read(address)).toEqual(filter)
  expect(String(searchOf(filter))).toBe(address)
})

test('the plain list is the newest first and adds nothing to the address', () => {
  expect(read('')).toMatchObject({ sort: 'isPublished', direction: 'Descending' })
  expect(String(searchOf(read('')))).toBe('')
  expect(isPlain(read('OrderBy=isPublished'))).toBe(true)
  expect(isPlain(read('Term=a'))).toBe(false)
})

test('without a direction names ascend and ratings begin with the best', () => {
  expect(read('OrderBy=name').direction).toBe('Ascending')
  expect(read('OrderBy=rate').direction).toBe('Descending')
})

test('invalid parameters of an address are ignored', () => {
  for (const search of [
    'AuthorId=abc',
    'AuthorId=-1',
    'AuthorId=0',
    'OrderBy=views',
    'OrderAsc=up',
  ]) {
    expect(isPlain(read(search))).toBe(true)
  }
})

test('CBL-17 the first page adds no number to the address', () => {
  expect(String(searchOf(read('Term=a'), 1))).toBe('Term=a')
  expect(String(searchOf(read('Term=a'), 2))).toBe('Term=a&page=2')
})

test('CON-10 the unused filter of 80 minutes and 200 kcal is in no address and no call', () => {
  const { time, calories } = UNUSED_COOKBOOK_FILTER_DEFAULTS
  expect([time, calories]).toEqual([80, 200])
  const filter = read('CookTime=01:20:00&maxCalories=200')
  expect(filter).toEqual(read(''))
  expect(String(searchOf(filter))).toBe('')
  expect(String(searchParams(selectionQuery(filter)))).toBe('')
  expect(String(searchParams(listQuery(filter)))).toBe('OrderBy=isPublished&OrderAsc=false')
})
