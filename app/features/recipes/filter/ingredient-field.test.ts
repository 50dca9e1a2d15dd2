import { expect, test } from 'vitest'
import { pickerTitle } from './ingredient-field.tsx'

const titleOf = (...names: string[]) => pickerTitle(names.map((name, id) => ({ id, name })))

test('RCL-21 RCL-22 the button shows the ingredient names, joined by commas and cut after 40 characters', () => {
  expect(titleOf('Tomato', 'Basil')).toBe('Tomato, Basil')
  expect(titleOf('a'.repeat(38), '')).toBe(`${'a'.repeat(38)}, `)
  expect(titleOf('Chickpeas', 'Sweet potato', 'Spring onion', 'Feta')).toBe(
    'Chickpeas, Sweet potato, Spring onion...',
  )
})

test('without ingredients the button has its default title', () => {
  expect(titleOf()).toBeUndefined()
})
