import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

const marked = (text: string, term: string) =>
  markedParts(text, term)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

test('words of the term are marked without regard to case and accents', () => {
  expect(marked('In our Oven, 30 minutes', 'oven')).toBe('In our [Oven], 30 minutes')
  expect(marked('Mit Käse für Jürgen', 'JURGEN kase')).toBe('Mit [Käse] für [Jürgen]')
})

test('signs are no words, and nothing is lost beside an emoji', () => {
  expect(marked('50 % less (a.b) 🍲 soup', '% ( .')).toBe('50 % less (a.b) 🍲 soup')
  expect(marked('🍲🍲 soup 🍲', 'soup')).toBe('🍲🍲 [soup] 🍲')
  expect(marked('', 'soup')).toBe('')
})
