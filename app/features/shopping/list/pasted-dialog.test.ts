import { expect, test } from 'vitest'
import { pastedItems } from './pasted-dialog.tsx'

test('pasted lines are items: none empty, none too long', () => {
  const text = `2 l milk\r\n\r\n   \n• Brot\t2\n${'🥕'.repeat(201)}\n${'🥕'.repeat(200)}`
  expect(pastedItems(text, 10)).toEqual({
    items: ['2 l milk', '• Brot 2', '🥕'.repeat(200)],
    tooLong: 1,
    tooMany: 0,
  })
})

test('of five thousand lines as many are added as fit', () => {
  const text = Array.from({ length: 5000 }, (_, place) => `item ${place}`).join('\n')
  const { items, tooMany } = pastedItems(text, 480)
  expect([items.length, items[0], tooMany]).toEqual([480, 'item 0', 4520])
  expect(pastedItems(text, -3)).toMatchObject({ items: [], tooMany: 5000 })
})
