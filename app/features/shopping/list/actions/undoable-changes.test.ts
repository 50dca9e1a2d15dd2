import { expect, test } from 'vitest'
import { applyChange, WORD_FOR_WORD } from '#app/features/shopping/model/overlay.ts'
import type { ChangeOf, ShoppingChange } from '#app/features/shopping/model/operation.ts'
import { EMPTY_LIST, type ShoppingList } from '#app/features/shopping/model/shopping-list.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { adding, bringingBack, movingToList } from './undoable-changes.ts'

const MARKET = 2
const MILK: ShoppingItem = { Id: 7, Key: 'milk', Name: 'milk', Label: 'milk', State: 0 }

/** Both lists after the changes. */
function after(
  [here, market]: readonly [ShoppingList, ShoppingList],
  changes: readonly (ShoppingChange | ChangeOf)[],
): [ShoppingList, ShoppingList] {
  let lists: [ShoppingList, ShoppingList] = [here, market]
  for (const one of changes) {
    lists =
      'change' in one
        ? [lists[0], applyChange(lists[1], one.change)]
        : [applyChange(lists[0], one), lists[1]]
  }
  return lists
}

test('an item goes to another list with its amount, note, department and tick, and comes back as it was', () => {
  const ticked = { ...MILK, Amount: 2, Unit: 7, DepartementId: 3, State: 1 } as const
  const before = [{ ...EMPTY_LIST, items: [ticked] }, EMPTY_LIST] as const
  const { changes, inverse } = movingToList(
    [ticked],
    [{ ...ticked, Note: 'fresh' }],
    MARKET,
    WORD_FOR_WORD,
  )
  const [here, market] = after(before, changes)
  expect(here.items).toEqual([])
  expect(market.items).toMatchObject([
    { Name: 'milk', Amount: 2, Unit: 7, Note: 'fresh', DepartementId: 3, State: 1 },
  ])
  expect(market.items[0]?.Key).not.toBe('milk')
  expect(after([here, market], inverse)).toEqual(before)
})

test('what the reader makes of the words again is not sent', () => {
  const { changes } = movingToList([MILK], [MILK], MARKET, WORD_FOR_WORD)
  expect(changes).toMatchObject([
    { list: MARKET, change: { kind: 'addItem', name: 'milk' } },
    { kind: 'removeItem', item: { Key: 'milk' } },
  ])
})

test('an item that is in the trolley is to buy again when it is added, and goes back when that is undone', () => {
  const ticked = { ...MILK, State: 1 } as const
  const before = [{ ...EMPTY_LIST, items: [ticked] }, EMPTY_LIST] as const
  const { there, added, inverse } = adding('milk', [ticked], WORD_FOR_WORD)
  expect(there).toBe(ticked)
  const [again] = after(before, [added])
  expect(again.items).toEqual([MILK])
  expect(after([again, EMPTY_LIST], inverse)).toEqual(before)
})

test('an item whose amount was changed is there once, too', () => {
  const { there } = adding('milk', [{ ...MILK, Amount: 2 }], WORD_FOR_WORD)
  expect(there).toMatchObject({ Key: 'milk' })
})

test('an item that was removed elsewhere comes back to buy, with what was typed, and leaves again', () => {
  const bought = { ...MILK, State: 1 } as const
  const gone = [EMPTY_LIST, EMPTY_LIST] as const
  const { changes, inverse } = bringingBack([bought], 'milk', { Note: 'fresh' })
  const [back, other] = after(gone, changes)
  expect(back.items).toMatchObject([{ Key: 'milk', Note: 'fresh', State: 0 }])
  expect(after([back, other], inverse)).toEqual(gone)
})
