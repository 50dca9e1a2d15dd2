import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test('a text of several lines becomes one', () => {
  expect(oneLine(' I cook.\n\nAnd\tI bake. ')).toBe('I cook. And I bake.')
})
