import * as fc from 'fast-check'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { FILM_FORMAT, FilmDocument } from '#contract/films/own-film.ts'
import type { StepFilm } from '#contract/step-film/step-film.ts'
import { filmJson } from './film-json.ts'
import { fromStepFilm, type ImportedFilm } from './from-step-film.ts'
import { toStepFilm, type FilmedRecipe } from './to-step-film.ts'
import { readFilmJson } from './read-film-json.ts'

const FACTS = { src: 'film.mp4', width: 1280, height: 720, hasSound: true }

const TRAY_BAKE: FilmedRecipe = {
  Name: { en: 'Lemon chicken tray bake', de: 'Zitronenhähnchen vom Blech' },
  Steps: [
    {
      Key: 'season',
      Text: { en: 'Season {chicken!|the chicken}.', de: '{chicken|Hähnchen} würzen.' },
      Until: { en: 'the skin is dry' },
    },
    { Key: 'zest', Text: { en: 'Zest first, then juice.', de: 'Erst die Schale, dann der Saft.' } },
    { Key: 'bake', Text: { en: '25 minutes at 180 °C.', de: '25 Minuten bei 180 °C.' } },
  ],
}

const FILM: FilmDocument = {
  Format: FILM_FORMAT,
  DurationMs: 20_000,
  Steps: [
    {
      Key: 'season',
      StartsMs: 0,
      Describe: { en: 'Hands over a tray.', de: 'Hände über einem Blech.' },
      Sound: { de: 'Pinsel streicht' },
    },
    { Key: 'zest' },
    { Key: 'bake', StartsMs: 12_000, IsStill: true },
  ],
  Captions: {
    en: [{ StartsMs: 500, StopsMs: 2500, Text: 'Season\nthe chicken.' }],
    de: [{ StartsMs: 500, StopsMs: 2500, Text: 'Würzen.' }],
  },
}

const GERMAN_ONLY: FilmedRecipe = {
  Name: { de: 'Suppe', en: '  ' },
  Steps: [{ Key: 'stir', Text: { de: String.raw`\{Rühren\} \\ {a} “<b>1</b>”`, en: '' } }],
}
const ONE_PART: FilmDocument = {
  Format: FILM_FORMAT,
  DurationMs: 900,
  Steps: [{ Key: 'stir', StartsMs: 0 }],
  Captions: {},
}

const exported = (recipe: FilmedRecipe, document: FilmDocument) =>
  toStepFilm(recipe, document, FACTS) as StepFilm

/** What another site makes of a file: it reads it, and writes it again. */
function passedOn(text: string): ImportedFilm {
  const read = readFilmJson(text)
  if (!('film' in read)) throw new Error(JSON.stringify(read.faults))
  const imported = fromStepFilm(read.film)
  if ('fault' in imported) throw new Error(imported.fault)
  return imported
}

test.for([
  ['a recipe in both languages', TRAY_BAKE, FILM],
  ['a recipe in one language, with signs that mean something', GERMAN_ONLY, ONE_PART],
] as const)(
  'FLM-71 exporting, importing and exporting again gives the same bytes: %s',
  ([, recipe, document]) => {
    const text = filmJson(exported(recipe, document))
    const imported = passedOn(text)
    expect(
      filmJson(toStepFilm(imported.recipe, imported.document, imported.facts) as StepFilm),
    ).toBe(text)
    expect(imported.document).toEqual(document)
    expect(Value.Check(FilmDocument, imported.document)).toBe(true)
    expect(imported.leftOut).toEqual([])
  },
)

const words = fc.constantFrom(
  'salt',
  '{a|b}',
  '{a!|b}',
  '\\',
  '{',
  '}',
  '\\{',
  '<b>',
  'ü',
  '“',
  '  ',
  '\n',
  '%',
)
const text = fc.array(words, { minLength: 1, maxLength: 6 }).map((all) => `x${all.join('')}`)
const both = fc.record({ en: text, de: text }, { requiredKeys: ['en'] })

test('FLM-71 whatever the steps say, the bytes stay', () => {
  const step = fc.record(
    { Text: both, Until: both, Describe: both, Sound: both },
    { requiredKeys: ['Text'] },
  )
  fc.assert(
    fc.property(
      both,
      fc.array(step, { minLength: 1, maxLength: 5 }),
      fc.nat(4),
      (Name, steps, card) => {
        const recipe = {
          Name,
          Steps: steps.map(({ Text, Until }, index) => ({
            Key: `s-${index}`,
            Text,
            ...(Until && { Until }),
          })),
        }
        const document: FilmDocument = {
          Format: FILM_FORMAT,
          DurationMs: 10_000,
          Steps: steps.map(({ Describe, Sound }, index) => ({
            Key: `s-${index}`,
            ...((index === 0 || index !== card) && { StartsMs: index * 1000 }),
            ...(Describe && { Describe }),
            ...(Sound && { Sound }),
          })),
          Captions: {},
        }
        const json = filmJson(exported(recipe, document))
        const again = passedOn(json)
        expect(filmJson(toStepFilm(again.recipe, again.document, again.facts) as StepFilm)).toBe(
          json,
        )
      },
    ),
  )
})

test('a recipe without a name or the text of a step has no film for others', () => {
  expect(toStepFilm({ ...TRAY_BAKE, Name: {} }, FILM, FACTS)).toBeUndefined()
  expect(
    toStepFilm({ ...GERMAN_ONLY, Steps: [{ Key: 'stir', Text: {} }] }, ONE_PART, FACTS),
  ).toBeUndefined()
})

test('FLM-72 regions of English and German are read, other languages are named as left out', () => {
  const film = exported(GERMAN_ONLY, ONE_PART)
  const texts = { 'de-AT': 'Hendl', fr: 'Poulet' }
  const captions = { 'de-CH': [{ startMs: 0, stopMs: 900, text: 'Poulet.' }], fr: [] }
  const step = { key: 'stir', startMs: 0, text: { de: 'Rühren.', 'de-AT': 'Rühr.', fr: 'Remuer.' } }
  const read = fromStepFilm({ ...film, title: texts, steps: [step], captions }) as ImportedFilm
  expect(read.recipe).toEqual({
    Name: { de: 'Hendl' },
    Steps: [{ Key: 'stir', Text: { de: 'Rühren.' } }],
  })
  expect(read.document.Captions.de).toHaveLength(1)
  expect(read.leftOut).toEqual(['fr'])
})

test('FLM-72 what Simmer cannot have is refused', () => {
  const film = exported(TRAY_BAKE, FILM)
  expect(fromStepFilm({ ...film, title: { fr: 'Poulet' } })).toEqual({ fault: 'language' })
  const long = { ...film, film: { ...film.film, durationMs: 3_600_001 } }
  expect(fromStepFilm(long)).toEqual({ fault: 'duration' })
  const wordy = { en: [{ startMs: 0, stopMs: 1, text: 'x'.repeat(201) }] }
  expect(fromStepFilm({ ...film, captions: wordy })).toEqual({ fault: 'caption' })
})
