import { expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { durationsIn } from './durations.ts'

function found(text: string) {
  return durationsIn(text).map(({ min, max, words }) => [words, min, max])
}

test.each<[Language, string, string, number, number]>([
  ['en', 'Roast for 25 minutes, then rest.', '25 minutes', 1500, 1500],
  ['en', 'Fry for 5 to 7 minutes.', '5 to 7 minutes', 300, 420],
  ['en', 'Toast 30 seconds', '30 seconds', 30, 30],
  ['en', 'Rise for 2½ hours more', '2½ hours', 9000, 9000],
  ['en', 'Chill half an hour', 'half an hour', 1800, 1800],
  ['en', 'Another ten minutes', 'ten minutes', 600, 600],
  ['en', 'Rest a minute', 'a minute', 60, 60],
  ['en', 'Wait another second', 'another second', 1, 1],
  ['de', 'Brate 5 bis 7 Minuten', '5 bis 7 Minuten', 300, 420],
  ['de', 'Kühle eine halbe Stunde', 'eine halbe Stunde', 1800, 1800],
  ['de', 'Lass anderthalb Stunden gehen', 'anderthalb Stunden', 5400, 5400],
  ['de', 'Backe 1,5 Stunden', '1,5 Stunden', 5400, 5400],
])('a cook reads a duration (%s): %s', (language, text, words, min, max) => {
  expect(found(text)).toEqual([[words, min, max]])
})

test('several durations come in the order of the text, each with its place', () => {
  const text = 'Fry 2 minutes, turn and fry 1 minute.'
  expect(durationsIn(text).map(({ index, words }) => text.slice(index).startsWith(words))).toEqual([
    true,
    true,
  ])
  expect(found(text).map(([words]) => words)).toEqual(['2 minutes', '1 minute'])
})

test.each<[Language, string]>([
  ['en', 'Stir every 5 minutes.'],
  ['en', 'Serve within half an hour.'],
  ['en', 'It takes 5 minutes less.'],
  ['en', 'Add a second egg.'],
  ['en', 'A 25-minute walk'],
  ['de', 'Rühre alle 5 Minuten um.'],
  ['de', 'Hefe, die 2 Stunden alt ist'],
])('an interval, a limit or a count is no duration (%s): %s', (language, text) => {
  expect(found(text)).toEqual([])
})
