import { expect, test } from 'vitest'
import type { CookbookSide } from '#contract/cookbooks/publication.ts'
import { inOrder, marksOf } from './marks.ts'

const side = (parts: Partial<CookbookSide>): CookbookSide => ({
  Language: 'en',
  Name: { en: 'Crust' },
  Description: {},
  CoverPath: null,
  HeaderPath: null,
  Tabs: [],
  Loose: [],
  ...parts,
})
const tab = (Key: string, Recipes: number[], en = Key) => ({ Key, Name: { en }, Recipes })

test('BOK-88 only what was carried has moved, not what gave way to it', () => {
  expect(inOrder([1, 2, 3, 4], [4, 1, 2, 3])).toEqual(new Set([1, 2, 3]))
  expect([...inOrder([1, 2, 3], [9, 2, 1, 3])]).toHaveLength(2)
  expect([...inOrder([], [1])]).toEqual([])
})

test('BOK-88 recipes are new, taken out, or moved to another place or tab', () => {
  const Now = side({ Tabs: [tab('bread', [1, 2, 3])], Loose: [4, 5] })
  const Next = side({ Tabs: [tab('bread', [3, 1, 2, 4])], Loose: [6] })
  const { now, next } = marksOf({ Now, Next }, 'en')
  expect([...now.recipes]).toEqual([
    [3, 'moved'],
    [4, 'moved'],
    [5, 'gone'],
  ])
  expect([...next.recipes]).toEqual([
    [3, 'moved'],
    [4, 'moved'],
    [6, 'new'],
  ])
})

test('BOK-88 tabs are new, gone, renamed or moved as readers of the language see them', () => {
  const Now = side({ Tabs: [tab('a', [1]), tab('b', [2]), tab('c', [3]), tab('old', [4])] })
  const Next = side({
    Tabs: [tab('c', [3]), tab('a', [1]), tab('b', [2], 'Breads'), tab('new', [4]), tab('bare', [])],
  })
  const { now, next } = marksOf({ Now, Next }, 'de')
  expect(Object.fromEntries(now.tabs)).toEqual({
    a: [],
    b: ['renamed'],
    c: ['moved'],
    old: ['gone'],
  })
  expect(Object.fromEntries(next.tabs)).toEqual({
    a: [],
    b: ['renamed'],
    c: ['moved'],
    new: ['new'],
  })
  // A tab that stands elsewhere takes its recipes along: they have not moved.
  expect([...next.recipes]).toEqual([[4, 'moved']])
})

test('BOK-88 of a first version nothing is marked', () => {
  const { next } = marksOf({ Now: null, Next: side({ Loose: [1] }) }, 'en')
  expect([...next.recipes]).toEqual([])
})
