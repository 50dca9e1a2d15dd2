import { expect, test } from 'vitest'
import { parseRingPreferences } from './ring-preferences.ts'

const AT_FIRST = { sound: 'bell', says: null, vibrates: true }

test('at first the small bell rings and the phone vibrates', () => {
  expect(parseRingPreferences(null)).toEqual(AT_FIRST)
})

test('invalid stored preferences are ignored', () => {
  for (const text of ['', 'null', '3', '[]', '{"sound":"gong","says":1,"vibrates":null}'])
    expect(parseRingPreferences(text)).toEqual(AT_FIRST)
})

test('what a cook has chosen is read again', () => {
  const chosen = { sound: 'spoon', says: false, vibrates: false }
  expect(parseRingPreferences(JSON.stringify(chosen))).toEqual(chosen)
})
