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

test('a table and a whole recipe become one item a line, word for word', () => {
  const table = 'Amount\tFood\n2 l\tMilk\n\t\n=SUM(A1)\t<b>Eggs</b>'
  expect(pastedItems(table, 10).items).toEqual(['Amount Food', '2 l Milk', '=SUM(A1) <b>Eggs</b>'])
  const step = `Whisk the eggs, ${'then stir, '.repeat(30)}and serve.`
  const recipe = `Pancakes\n\nIngredients\n• 200 g flour\n• 2 eggs\n\nMethod\n1. ${step}`
  expect(pastedItems(recipe, 10)).toEqual({
    items: ['Pancakes', 'Ingredients', '• 200 g flour', '• 2 eggs', 'Method'],
    tooLong: 1,
    tooMany: 0,
  })
  expect(pastedItems('x'.repeat(10_000), 10)).toEqual({ items: [], tooLong: 1, tooMany: 0 })
})

test('of five thousand lines as many are added as fit', () => {
  const text = Array.from({ length: 5000 }, (_, place) => `item ${place}`).join('\n')
  const { items, tooMany } = pastedItems(text, 480)
  expect([items.length, items[0], tooMany]).toEqual([480, 'item 0', 4520])
  expect(pastedItems(text, -3)).toMatchObject({ items: [], tooMany: 5000 })
})
