import { expect, test } from 'vitest'
import { kitchenNumber, readNumber, writeNumber } from './kitchen-number.ts'

test.each([
  [0.04, '0.04'],
  [0.25, '¼'],
  [0.34, '⅓'],
  [0.5, '½'],
  [0.65, '⅔'],
  [0.75, '¾'],
  [0.9, '0.9'],
  [10 / 11, '1'],
  [0.95, '1'],
  [1.1, '1'],
  [10 / 9, '1'],
  [1.12, '1.1'],
  [1.2, '1¼'],
  [1.5, '1½'],
  [2.25, '2¼'],
  [10.5, '11'],
  [1234.4, '1234'],
  [12_345, '12,345'],
])('D-46 a cook reads %d as %s', (amount, text) => {
  const shown = writeNumber(kitchenNumber(amount), 'en')
  expect(shown).toBe(text)
  expect(Math.abs(readNumber(shown, 'en') - amount)).toBeLessThanOrEqual(amount * 0.1001)
})

test('numbers are read in the notation of each language', () => {
  expect(readNumber('1.234,5', 'de')).toBe(1234.5)
  expect(readNumber('1,234.5', 'en')).toBe(1234.5)
  expect(readNumber('12.345.678', 'de')).toBe(12_345_678)
  expect(readNumber('12,345,678', 'en')).toBe(12_345_678)
  expect(readNumber('2½', 'en')).toBe(2.5)
  expect(readNumber('¾', 'de')).toBe(0.75)
})
