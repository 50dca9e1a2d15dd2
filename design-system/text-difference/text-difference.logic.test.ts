import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from './text-difference.logic.ts'

const marked = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ kind, text }) => ({ kept: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('')

test.each([
  ['Bake for 40 minutes.', 'Bake for 45 minutes.', 'Bake for [-40 -][+45 +]minutes.'],
  ['Add salt.', 'Add a pinch of salt.', 'Add [+a pinch of +]salt.'],
  ['one two three', 'three', '[-one two -]three'],
  ['', 'New', '[+New+]'],
  ['Old', '', '[-Old-]'],
  ['Same', 'Same', 'Same'],
])('from "%s" to "%s"', (before, after, runs) => {
  expect(marked(before, after)).toBe(runs)
})

test('the runs hold both versions, letter for letter', () => {
  const word = fc.constantFrom('salt', 'pepper', 'and', ' ', '\n', 'Öl ')
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = differenceOf(before, after)
      const without = (kind: string) =>
        runs.map((run) => (run.kind === kind ? '' : run.text)).join('')
      expect(without('added')).toBe(before)
      expect(without('removed')).toBe(after)
    }),
  )
})

const words = (letter: string) => Array.from({ length: 2_000 }, (_, i) => letter + i).join(' ')

test('texts of thousands of different words are shown as replaced', () => {
  expect(differenceOf(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
