import { WebVTTParser } from 'webvtt-parser'
import { expect, test } from 'vitest'
import { createTranslate } from '#app/lib/words/translate.ts'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { calls } from '#contract/calls/calls.ts'
import { filledServers } from '#tests/support/filled-server.ts'
import { filmOf } from './film.ts'
import { filmText } from './film-text.ts'

const serverOf = filledServers()

test.each([
  ['de', 0, createTranslate(de, 'de')],
  ['en', 1, createTranslate(en, 'en')],
] as const)(
  'every film of the catalogue has valid tracks in %s',
  async (language, LangId, t) => {
    // The first one fills the database.
    const { read } = await serverOf('sqlite')
    const recipes = await read(calls.recipes, { query: { LangId, limit: 100 } })
    const filmed = recipes.filter(({ Videos }) => Videos.Main !== null)
    expect(filmed).toHaveLength(60)
    let heard = 0
    for (const { Id, Name, Videos } of filmed) {
      const film = Videos.Main?.Id ?? 0
      const [actions, howTo] = await Promise.all([
        read(calls.videoActions, { id: film, query: { LangId, Persons: 2 } }),
        read(calls.howTo, { id: Id, query: { LangId } }),
      ])
      const shown = filmOf(actions, howTo, { persons: 2, language, t })
      const text = filmText(shown, howTo)
      const sounds = howTo.flatMap(({ Sound }) => Sound ?? [])
      heard += sounds.length > 0 ? 1 : 0
      for (const [kind, file, count] of [
        ['captions', text.captions, shown.captions.length + sounds.length],
        ['descriptions', text.descriptions, shown.steps.length],
      ] as const) {
        const { cues, errors } = new WebVTTParser().parse(file, kind)
        expect({ Name, kind, errors }).toEqual({ Name, kind, errors: [] })
        expect({ Name, kind, cues: cues.length }).toEqual({ Name, kind, cues: count })
      }
      const lines = text.steps.flatMap((step) => step.lines)
      expect({ Name, lines: lines.length }).toEqual({
        Name,
        lines: shown.captions.length + sounds.length,
      })
      const inBrackets = lines.filter(({ isSound }) => isSound).map((line) => line.text)
      expect({ Name, inBrackets }).toEqual({
        Name,
        inBrackets: sounds.map((sound) => `[${sound}]`),
      })
    }
    // Oats that soak overnight make no sound.
    expect(heard).toBe(59)
  },
  120_000,
)

test('the parser finds what is wrong with a track', () => {
  const wrong = 'WEBVTT\n\n00:00:02.000 --> 00:00:01.000\nBackwards'
  expect(new WebVTTParser().parse(wrong, 'captions').errors).not.toEqual([])
})
