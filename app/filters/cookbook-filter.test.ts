import { expect, test } from 'vitest'
import { filterOf, isPlain, searchOf } from './cookbook-filter.ts'

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

test('what an address cannot mean is as if it were absent', () => {
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
