import { expect, test } from 'vitest'
import { parseByEarPreferences } from './preferences.ts'
import { voicesOf } from './speech.ts'
import { voiceSystem } from './voice-system.ts'

const voice = (lang: string, localService = true) => ({
  lang,
  localService,
  name: lang,
  voiceURI: lang,
})

test('only voices of the language are used, those on the device first', () => {
  const all = [voice('de-DE', false), voice('en-GB'), voice('de_AT'), voice('den-XX'), voice('de')]
  expect(voicesOf(all, 'de').map(({ lang }) => lang)).toEqual(['de_AT', 'de', 'de-DE'])
  expect(voicesOf([voice('en-GB')], 'de')).toEqual([])
})

test.each([
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)', 5],
  ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
  ['macos', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
  ['android', 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', 5],
  ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0],
  ['linux', 'Mozilla/5.0 (X11; Linux x86_64)', 0],
])('voices are installed as %s does it', (system, userAgent, maxTouchPoints) => {
  expect(voiceSystem({ userAgent, maxTouchPoints })).toBe(system)
})

test('stored preferences that are missing or invalid get their defaults', () => {
  const defaults = { reader: null, rate: 1, voices: [], describes: true, knocks: true }
  for (const text of [null, '', 'null', '[]', '{"reader":"cat","rate":9,"voices":"x"}'])
    expect(parseByEarPreferences(text)).toEqual(defaults)
  expect(parseByEarPreferences('{"reader":"simmer","rate":1.2,"describes":false}')).toEqual({
    ...defaults,
    reader: 'simmer',
    rate: 1.2,
    describes: false,
  })
})
