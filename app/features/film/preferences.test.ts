import { expect, test } from 'vitest'
import { parsePreferences } from './preferences.ts'

const AT_FIRST = { autoStop: true, music: false, captions: true, sounds: true }

test('at first the film stops at steps and shows captions, without music', () => {
  expect(parsePreferences(null)).toEqual(AT_FIRST)
})

test('a stored preference is used, a missing one is the default', () => {
  expect(parsePreferences('{"music":true}')).toEqual({ ...AT_FIRST, music: true })
})

test('invalid stored preferences are ignored', () => {
  for (const text of ['', 'null', '3', '[]', '{"music":"no"}', '{"autoStop":0,"x":false}']) {
    expect(parsePreferences(text)).toEqual(AT_FIRST)
  }
})
