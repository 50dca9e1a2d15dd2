import { expect, test } from 'vitest'
import { parsePreferences } from './preferences.ts'

const ALL_ON = { autoStop: true, music: true, captions: true }

test('at first the film stops at steps, plays music and shows captions', () => {
  expect(parsePreferences(null)).toEqual(ALL_ON)
})

test('a stored choice counts, a missing one stays as at first', () => {
  expect(parsePreferences('{"music":false}')).toEqual({ ...ALL_ON, music: false })
})

test('nonsense in storage chooses nothing', () => {
  for (const text of ['', 'null', '3', '[]', '{"music":"no"}', '{"autoStop":0,"x":false}']) {
    expect(parsePreferences(text)).toEqual(ALL_ON)
  }
})
