import { expect, test } from 'vitest'
import type { FilmDocument } from '#contract/films/own-film.ts'
import { filmDifferences } from './film-differences.ts'

const BEFORE: FilmDocument = {
  Format: 1,
  DurationMs: 10_000,
  Steps: [{ Key: 'melt', StartsMs: 0 }, { Key: 'rub' }, { Key: 'bake', StartsMs: 4000 }],
  Captions: { en: [{ StartsMs: 4000, StopsMs: 5000, Text: 'Bake.' }] },
}

test('FLM-132 the same film differs in nothing', () => {
  expect(filmDifferences(BEFORE, structuredClone(BEFORE))).toEqual([])
})

test('FLM-132 steps differ by what shows them, where they begin, how long they are, and their words', () => {
  const after: FilmDocument = {
    ...BEFORE,
    DurationMs: 12_000,
    Steps: [
      { Key: 'melt', StartsMs: 0 },
      { Key: 'rub', StartsMs: 4000, IsStill: true },
      { Key: 'bake', StartsMs: 6000, Describe: { en: 'It browns.' } },
    ],
    Captions: { en: [{ StartsMs: 6000, StopsMs: 7000, Text: 'Bake.' }] },
  }
  expect(filmDifferences(BEFORE, after)).toMatchObject([
    {
      key: 'rub',
      number: 2,
      was: { kind: 'card' },
      now: { kind: 'still', startsMs: 4000, lengthMs: 2000 },
      isWordsAlone: false,
    },
    { key: 'bake', number: 3, was: { startsMs: 4000 }, now: { startsMs: 6000 } },
  ])
})

test('FLM-132 other words alone are said to be that', () => {
  const after = { ...BEFORE, Captions: { en: [{ StartsMs: 4000, StopsMs: 5000, Text: 'Roast.' }] } }
  expect(filmDifferences(BEFORE, after)).toMatchObject([{ key: 'bake', isWordsAlone: true }])
})
