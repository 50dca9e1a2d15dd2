import { expect, test } from 'vitest'
import { readCharacters, readingBar, readingMs, standingMs, tooQuick } from './reading-time.ts'

const LONG = 'Chicken on top, skin side up, and brush it with the rest of the dressing.'

const at = (Text: string, standsMs: number) =>
  readingBar({ Text, StartsMs: 500, StopsMs: 500 + standsMs })

test('FLM-61 17 characters are read in a second, and a caption stands for one at least', () => {
  expect(readingMs('Spread the potatoes in one layer.')).toBe(1942)
  expect(readingMs(LONG)).toBe(4295)
  expect(readingMs('a'.repeat(17))).toBe(1000)
  expect(standingMs('Serve.')).toBe(1000)
  expect(standingMs(LONG)).toBe(4295)
})

test('what a reader does not see takes no time', () => {
  expect(readCharacters('Kartoffel\u00adspalten,\n 3\u00a0cm  dick.')).toBe(28)
  expect(readCharacters('👩🏽‍🍳')).toBeLessThan(4)
  expect(readingMs('')).toBe(0)
})

test('FLM-61 a caption that is too quick has two ways out', () => {
  expect(tooQuick([LONG], 2900)).toEqual({
    needsMs: 4295,
    standsMs: 2900,
    charactersMax: 49,
    holdMs: 1395,
  })
  expect(tooQuick([LONG], 4295)).toBeUndefined()
  expect(tooQuick(['Stir.', 'Serve.'], 1999)?.holdMs).toBe(1)
})

test('the bar is as long as the longer time, and dashed where the text is not there any more', () => {
  expect(at('Spread the potatoes in one layer.', 2800).full).toBeCloseTo(0.69, 2)
  expect(at('Spread the potatoes in one layer.', 2800).dashed).toBe(0)
  const quick = at(LONG, 2900)
  expect(quick).toMatchObject({ readsMs: 4295, standsMs: 2900 })
  expect(quick.full + quick.dashed).toBe(1)
  expect(quick.dashed).toBeCloseTo(0.32, 2)
  expect(at('', 0)).toMatchObject({ full: 0, dashed: 0 })
})
