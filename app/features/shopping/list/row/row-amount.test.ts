import { expect, test } from 'vitest'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { unitCode } from '#contract/units.ts'
import { ownAmount, rowAmount } from './row-amount.ts'

const need = { Id: 1, Recipe: { Id: 1, RecipeName: 'Chana masala', Persons: 2 } }
const item = (parts: Partial<ShoppingItem>) => ({ Id: 4, Key: 'k', Name: '', State: 0, ...parts })

function row(parts: object): ListRow {
  const purchase = { amount: 2, sold: { pack: 'bulb' }, exact: [] }
  return { needs: [need], items: [], purchase, State: 0, ...parts } as unknown as ListRow
}

test('what recipes need is the least that is bought, and more becomes an item', () => {
  const amount = rowAmount(row({}))
  expect(amount).toMatchObject({ of: 'all', amount: 2, unit: unitCode('tuber'), least: 2, step: 1 })
  expect(ownAmount(amount, 3)).toBe(1)
  expect(ownAmount(amount, 2)).toBeNull()
})

test('of needs and an item, only the item changes, until it is gone', () => {
  const own = item({ Amount: 6, Unit: 0 })
  const purchase = { amount: 9, sold: { unit: 'piece' }, exact: [] }
  const amount = rowAmount(row({ purchase, items: [own] }))
  expect(amount).toMatchObject({ of: 'all', amount: 9, least: 3, item: own })
  expect(ownAmount(amount, 10)).toBe(7)
  expect(ownAmount(amount, 3)).toBeNull()
})

test('a note alone adds nothing, and more than recipes need becomes its amount', () => {
  const note = item({ Note: 'unwaxed' })
  const amount = rowAmount(row({ items: [note] }))
  expect(amount).toMatchObject({ of: 'all', amount: 2, least: 2, item: note })
  expect(ownAmount(amount, 2)).toBeNull()
  expect(ownAmount(amount, 3)).toBe(1)
})

test('what is weighed changes by fifty grams', () => {
  const purchase = { amount: 900, sold: { unit: 'g' }, exact: [] }
  expect(rowAmount(row({ purchase }))).toMatchObject({ of: 'all', least: 900, step: 50 })
})

test('what was written is the amount where recipes need none, or measure it otherwise', () => {
  const own = item({ Amount: 2, Unit: unitCode('l') })
  expect(rowAmount(row({ needs: [], items: [own] }))).toMatchObject({
    of: 'own',
    amount: 2,
    unit: 7,
  })
  const other = rowAmount(row({ items: [own] }))
  expect(other).toMatchObject({ of: 'own', amount: 2, unit: 7 })
  expect(ownAmount(other, 3)).toBe(3)
})

test('of what no shop sells by the spoon, more may be bought', () => {
  const purchase = { amount: 2, sold: { unit: 'teaSpoon' }, exact: [] }
  const amount = rowAmount(row({ purchase }))
  expect(amount).toMatchObject({ of: 'more', amount: null, unit: 0, least: 0 })
  expect(ownAmount(amount, 1)).toBe(1)
})
