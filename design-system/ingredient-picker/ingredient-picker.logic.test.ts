import { expect, test } from 'vitest'
import { typedChoice } from '#design-system/ingredient-picker/ingredient-picker.logic.ts'

const tomato = { id: 1, name: 'Tomato' }
const basil = { id: 2, name: 'Basil' }
const known = [tomato, basil]

test('text resolves to the item of exactly this name, trimmed and ignoring case', () => {
  expect(typedChoice('  tOMATO ', known, [])).toEqual({ kind: 'new', item: tomato })
  expect(typedChoice('Tom', known, [])).toEqual({ kind: 'unknown' })
})

test('RCL-18 VAL-18 an item that is already chosen is a duplicate', () => {
  expect(typedChoice('tomato', known, [tomato])).toEqual({ kind: 'duplicate', item: tomato })
  expect(typedChoice('tomato', [], [tomato])).toEqual({ kind: 'duplicate', item: tomato })
  const renamed = { id: 1, name: 'Tomatoes' }
  expect(typedChoice('tomatoes', [renamed], [tomato])).toEqual({ kind: 'duplicate', item: renamed })
})

test('RCL-19 VAL-18 empty text chooses nothing', () => {
  expect(typedChoice('', known, [])).toEqual({ kind: 'empty' })
  expect(typedChoice('   ', known, [])).toEqual({ kind: 'empty' })
})
