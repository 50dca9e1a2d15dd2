import { expect, test } from 'vitest'
import { filmParts, filmProblem } from './film-rules.ts'
import type { FilmDocument } from './own-film.ts'

const KEYS = ['melt', 'rub', 'bake']

/** A film of ten seconds whose second step has no part. */
const film = (changes: Partial<FilmDocument> = {}): FilmDocument => ({
  Format: 1,
  DurationMs: 10_000,
  Steps: [{ Key: 'melt', StartsMs: 0 }, { Key: 'rub' }, { Key: 'bake', StartsMs: 4000 }],
  Captions: { en: [{ StartsMs: 0, StopsMs: 2000, Text: 'Melt the butter.' }] },
  ...changes,
})
const starting = (...starts: number[]) =>
  film({ Steps: KEYS.map((Key, index) => ({ Key, StartsMs: starts[index] ?? 0 })) })
const captioned = (...times: [number, number][]) =>
  film({ Captions: { de: times.map(([StartsMs, StopsMs]) => ({ StartsMs, StopsMs, Text: 'A' })) } })

test('FLM-100 a part ends where the next one begins, and the last one with the film', () => {
  expect(filmProblem(film(), KEYS)).toBeUndefined()
  expect(filmParts(film()).map(({ Key, StartsMs, StopsMs }) => [Key, StartsMs, StopsMs])).toEqual([
    ['melt', 0, 4000],
    ['bake', 4000, 10_000],
  ])
})

test('FLM-100 a document has every step of the recipe once, in its order', () => {
  for (const keys of [['melt', 'rub'], ['melt', 'bake', 'rub'], [...KEYS, 'serve'], []])
    expect(filmProblem(film(), keys)).toBe('Steps')
})

test.for([
  ['First', [100, 4000, 6000]],
  ['Order', [0, 4000, 4000]],
  ['Order', [0, 6000, 4000]],
  ['Short', [0, 4000, 4199]],
  ['Short', [0, 4000, 9801]],
  ['End', [0, 4000, 10_000]],
  [undefined, [0, 4000, 9800]],
] as const)('FLM-100 parts follow each other: %s for %s', ([problem, starts]) => {
  expect(filmProblem(starting(...starts), KEYS)).toBe(problem)
})

test.for([
  [
    'overlap',
    [
      [0, 1000],
      [999, 2000],
    ],
  ],
  [
    'go back',
    [
      [2000, 3000],
      [0, 1000],
    ],
  ],
  ['take no time', [[500, 500]]],
  ['end behind the film', [[9000, 10_001]]],
] satisfies [string, [number, number][]][])('FLM-100 captions do not %s', ([, times]) => {
  expect(filmProblem(captioned(...times), KEYS)).toBe('Captions')
})

test('FLM-100 captions may follow each other without a gap, up to the end', () => {
  expect(filmProblem(captioned([0, 1000], [1000, 10_000]), KEYS)).toBeUndefined()
})

test('a recipe without any part has cards alone', () => {
  expect(filmProblem(film({ Steps: KEYS.map((Key) => ({ Key })) }), KEYS)).toBeUndefined()
})
