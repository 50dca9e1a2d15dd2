import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arrange,
  orderIn,
  recipesIn,
  reorder,
  type Arrangement,
  type BookChange,
} from './arrange.ts'
import { COOKBOOK_RECIPES_MAX, COOKBOOK_TABS_MAX } from './limits.ts'

const BOOK: Arrangement = {
  Tabs: [
    { Key: 'bread', Name: { en: 'Bread' }, Recipes: [1, 2, 3] },
    { Key: 'sweet', Name: { en: 'Sweet', de: 'Süß' }, Recipes: [4] },
  ],
  Loose: [5, 6],
}

/** The order as a line: "bread 1 2 3 | sweet 4 | 5 6". */
const lineOf = (all: Arrangement) =>
  [...all.Tabs.map(({ Key, Recipes }) => [Key, ...Recipes].join(' ')), all.Loose.join(' ')].join(
    ' | ',
  )
const after = (...changes: BookChange[]) => lineOf(changes.reduce(arrange, BOOK))
const move = (Recipe: number, Tab: string | null, After: number | null) =>
  after({ Kind: 'move', Recipe, Tab, After })
const names = (Name: { en?: string; de?: string }) =>
  arrange(BOOK, { Kind: 'name-tab', Tab: 'sweet', Name }).Tabs[1]?.Name

test('a recipe moves within a tab, into another and out of all', () => {
  expect(move(3, 'bread', null)).toBe('bread 3 1 2 | sweet 4 | 5 6')
  expect(move(1, 'bread', 2)).toBe('bread 2 1 3 | sweet 4 | 5 6')
  expect(move(1, 'sweet', 4)).toBe('bread 2 3 | sweet 4 1 | 5 6')
  expect(move(4, null, 5)).toBe('bread 1 2 3 | sweet | 5 4 6')
})

test('what a change is about may have gone, and what it comes after may be elsewhere', () => {
  const out: BookChange = { Kind: 'take-out', Recipe: 2 }
  expect(after(out, { Kind: 'move', Recipe: 2, Tab: 'sweet', After: null })).toBe(after(out))
  expect(after(out, { Kind: 'move', Recipe: 5, Tab: 'bread', After: 2 })).toBe(
    'bread 1 3 5 | sweet 4 | 6',
  )
  expect(
    after(
      { Kind: 'take-out-tab', Tab: 'sweet' },
      { Kind: 'move', Recipe: 1, Tab: 'sweet', After: 4 },
    ),
  ).toBe('bread 2 3 | 5 6 4 1')
  expect(after({ Kind: 'move', Recipe: 1, Tab: 'bread', After: 1 })).toBe(lineOf(BOOK))
})

test('a tab moves with its recipes, and gets a name in each language', () => {
  expect(after({ Kind: 'move-tab', Tab: 'sweet', After: null })).toBe('sweet 4 | bread 1 2 3 | 5 6')
  expect(after({ Kind: 'move-tab', Tab: 'bread', After: 'sweet' })).toBe(
    'sweet 4 | bread 1 2 3 | 5 6',
  )
  expect(names({ de: ' Kuchen ' })).toEqual({ en: 'Sweet', de: 'Kuchen' })
  expect(names({ de: '' })).toEqual({ en: 'Sweet' })
})

test('what has no room is left out', () => {
  let full = BOOK
  for (let id = 100; id < 400; id += 1)
    full = arrange(full, { Kind: 'add', Recipe: id, Tab: 'sweet' })
  expect(recipesIn(full)).toHaveLength(COOKBOOK_RECIPES_MAX)
  for (let tab = 0; tab < 20; tab += 1)
    full = arrange(full, { Kind: 'add-tab', Tab: `t${tab}`, Name: { en: `Tab ${tab}` } })
  expect(full.Tabs).toHaveLength(COOKBOOK_TABS_MAX)
  expect(arrange(BOOK, { Kind: 'add', Recipe: 4, Tab: 'bread' })).toBe(BOOK)
})

const namesOf = ({ Tabs }: Arrangement) => new Map(Tabs.map((one) => [one.Key, one.Name]))
const recipe = fc.integer({ min: 1, max: 9 })
const tab = fc.constantFrom('bread', 'sweet', 'late')
const change: fc.Arbitrary<BookChange> = fc.oneof(
  fc.record({
    Kind: fc.constant('move' as const),
    Recipe: recipe,
    Tab: fc.option(tab),
    After: fc.option(recipe),
  }),
  fc.record({ Kind: fc.constant('add' as const), Recipe: recipe, Tab: fc.option(tab) }),
  fc.record({ Kind: fc.constant('move-tab' as const), Tab: tab, After: fc.option(tab) }),
  fc.record({ Kind: fc.constant('add-tab' as const), Tab: tab, Name: fc.constant({}) }),
  fc.record({ Kind: fc.constant('take-out-tab' as const), Tab: tab }),
)

test('no order of changes loses a recipe or doubles one', () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const end = changes.reduce(arrange, BOOK)
      const added = changes.flatMap((one) => (one.Kind === 'add' ? one.Recipe : []))
      const all = [...new Set([...recipesIn(BOOK), ...added])].sort((a, b) => a - b)
      expect(recipesIn(end).sort((a, b) => a - b)).toEqual(all)
    }),
  )
})

test('another order takes nothing away from what is there, and adds nothing', () => {
  fc.assert(
    fc.property(fc.array(change), fc.array(change), (changes, others) => {
      const end = changes.reduce(arrange, BOOK)
      const other = orderIn(others.reduce(arrange, BOOK))
      const next = reorder(end, other)
      expect(recipesIn(next).sort((a, b) => a - b)).toEqual(recipesIn(end).sort((a, b) => a - b))
      expect(namesOf(next)).toEqual(namesOf(end))
      expect(reorder(next, orderIn(end))).toEqual(reorder(end, orderIn(end)))
      expect(reorder(end, orderIn(end))).toEqual(end)
    }),
  )
})
