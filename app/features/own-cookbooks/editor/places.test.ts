import { expect, test } from 'vitest'
import { arrange, type Arrangement, type BookChange } from '#contract/cookbooks/arrange.ts'
import { changesBetween } from './changes-between.ts'
import { placeOf, stepOf, type Step } from './places.ts'

const BOOK: Arrangement = {
  Tabs: [
    { Key: 'bread', Name: { en: 'Bread', de: 'Brot' }, Recipes: [1, 2] },
    { Key: 'sweet', Name: { en: 'Sweet' }, Recipes: [3] },
  ],
  Loose: [4, 5],
}

const made = (changes: readonly BookChange[], to = BOOK) => changes.reduce(arrange, to)

function stepped(recipe: number, step: Step, from = BOOK) {
  const change = stepOf(from, recipe, step)
  return change && placeOf(arrange(from, change), recipe)
}

test('BOK-70 steps move a recipe by one place, across tabs too, and stop at the ends', () => {
  expect(stepped(2, 'up')).toEqual({ tab: 'bread', index: 0, count: 2 })
  expect(stepped(2, 'down')).toEqual({ tab: 'sweet', index: 0, count: 2 })
  expect(stepped(3, 'up')).toEqual({ tab: 'bread', index: 2, count: 3 })
  expect(stepped(3, 'down')).toEqual({ tab: null, index: 0, count: 3 })
  expect(stepped(1, 'up')).toBeUndefined()
  expect(stepped(5, 'down')).toBeUndefined()
  expect(stepped(1, 'last')).toEqual({ tab: 'bread', index: 1, count: 2 })
  expect(stepped(1, 'first')).toBeUndefined()
  expect(stepped(5, 'tabUp')).toEqual({ tab: 'sweet', index: 1, count: 2 })
  expect(stepped(1, 'tabDown')).toEqual({ tab: 'sweet', index: 0, count: 2 })
})

test('the changes between two arrangements make the second of the first, whatever was done', () => {
  const acts: BookChange[][] = [
    [{ Kind: 'move', Recipe: 5, Tab: 'bread', After: null }],
    [{ Kind: 'take-out', Recipe: 2 }],
    [{ Kind: 'add', Recipe: 9, Tab: 'sweet', After: null }],
    [{ Kind: 'take-out-tab', Tab: 'bread' }],
    [{ Kind: 'add-tab', Tab: 'soup', Name: { de: 'Suppe' } }],
    [{ Kind: 'move-tab', Tab: 'sweet', After: null }],
    [{ Kind: 'name-tab', Tab: 'bread', Name: { de: '' } }],
    [
      { Kind: 'move', Recipe: 1, Tab: null, After: 4 },
      { Kind: 'take-out', Recipe: 3 },
    ],
  ]
  for (const act of acts) {
    const after = made(act)
    expect(made(changesBetween(BOOK, after))).toEqual(after)
    expect(made(changesBetween(after, BOOK), after)).toEqual(BOOK)
  }
})

test('undoing a move moves that recipe alone', () => {
  const after = made([{ Kind: 'move', Recipe: 1, Tab: 'bread', After: 2 }])
  expect(changesBetween(after, BOOK)).toHaveLength(1)
  expect(changesBetween(BOOK, BOOK)).toEqual([])
})
