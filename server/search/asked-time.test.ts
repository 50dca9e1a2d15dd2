import { expect, test } from 'vitest'
import { askedTime } from './asked-time.ts'

test.for([
  ['quick pasta', 'pasta', 30],
  ['Schnelle Suppe', 'Suppe', 30],
  ['schnelles Abendessen', 'Abendessen', 30],
  ['soup under 20 minutes', 'soup', 20],
  ['Suppe in 45 Min.', 'Suppe  .', 45],
  ['curry in 1 h', 'curry', 60],
  ['Curry unter einer Stunde', 'Curry', 60],
  ['half an hour pasta', 'pasta', 30],
  ['quick', '', 30],
  ['quick meals', '', 30],
  ['30-Minuten-Gerichte', '', 30],
  ['In 30 Minuten fertig', '', 30],
] as const)('"%s" asks for a time in all', ([asked, term, minutes]) => {
  const found = askedTime(asked)
  expect(found?.minutes).toBe(minutes)
  expect(found?.term.replaceAll(/\s+/gu, ' ')).toBe(term.replaceAll(/\s+/gu, ' '))
})

test.for(['tomato', 'breakfast', 'quickbread', '12 eggs', 'Stundenbrot', undefined])(
  '"%s" asks for no time',
  (asked) => {
    expect(askedTime(asked)).toBeUndefined()
  },
)
