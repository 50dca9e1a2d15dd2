import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { expect, expectTypeOf, test } from 'vitest'
import { schemaText } from '#content/schema.ts'
import { StepFilm } from '#contract/step-film/step-film.ts'
import { filmJson } from '#cooking/film/step-film/film-json.ts'
import { stepFilmFiles } from '#cooking/film/step-film/film-files.ts'
import { readFilmJson } from '#cooking/film/step-film/read-film-json.ts'
import { readBeginnings } from '#cooking/film/web-vtt/beginnings.ts'
import { readStepFilm, type StepFilmFile } from '#design-system/sequence-player/read-step-film.ts'

const SETS = join(import.meta.dirname, 'sets')
const SCHEMA = '../../docs/step-film.schema.json'

const sets = readdirSync(SETS)
const valid = sets.filter((name) => name.startsWith('valid'))
const invalid = sets.filter((name) => name.startsWith('invalid'))
const textOf = (set: string, file: string) => readFileSync(join(SETS, set, file), 'utf8')
const jsonOf = (set: string, file: string) => JSON.parse(textOf(set, file))

function filmOf(set: string): StepFilm {
  const read = readFilmJson(textOf(set, 'film.json'))
  if (!('film' in read)) throw new Error(`${set}: ${JSON.stringify(read.faults)}`)
  return read.film
}

test('there are twenty sets for whoever implements the form', () => {
  expect([valid.length, invalid.length]).toEqual([10, 10])
})

test.for(valid)('FLM-70 the player reads %s as expected, in each language', (set) => {
  const json = jsonOf(set, 'film.json')
  const { readings } = jsonOf(set, 'expected.json')
  for (const [language, expected] of Object.entries(readings)) {
    const read = readStepFilm(json, language)
    // What the form does not have is empty, and a "<" that would begin markup looks otherwise.
    const own = { ready: [], thumbSrc: null }
    const { steps, ...rest } = expected as { steps: object[] }
    expect(JSON.parse(JSON.stringify(read).replaceAll('‹', '<'))).toEqual({
      ...rest,
      steps: steps.map((step) => Object.assign({}, step, own)),
    })
  }
})

test.for(invalid)('FLM-70 %s is refused with the rule that it breaks and the place', (set) => {
  expect(readFilmJson(textOf(set, 'film.json'))).toEqual(jsonOf(set, 'expected.json'))
})

test.for(valid)(
  'FLM-71 %s is written again byte for byte, with the tracks that come of it',
  (set) => {
    const { 'film.json': json, ...tracks } = stepFilmFiles(filmOf(set))
    const files = readdirSync(join(SETS, set)).filter((file) => file.endsWith('.vtt'))
    expect(tracks).toEqual(Object.fromEntries(files.map((file) => [file, textOf(set, file)])))
    expect(filmJson(JSON.parse(json ?? ''))).toBe(json)
    if (!set.endsWith('unknown-properties')) expect(json).toBe(textOf(set, 'film.json'))
  },
)

test.for(valid)('the film of %s is as long and as large as it says', async (set) => {
  const { film } = filmOf(set)
  const file = new Uint8Array(readFileSync(join(SETS, set, film.src)))
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  const { displayWidth: width, displayHeight: height } = track ?? {}
  expect({ width, height }).toEqual({ width: film.width, height: film.height })
  expect(await input.computeDuration()).toBeCloseTo(film.durationMs / 1000, 1)
  expect((await input.getPrimaryAudioTrack()) !== null).toBe(film.hasSound)
})

test('FLM-71 chapters of a step film set the same beginnings when they are brought along', () => {
  const film = filmOf('valid-02-two-languages')
  const steps = film.steps.map(({ key, text }) => ({ key, text }))
  for (const language of ['en', 'de']) {
    const chapters = textOf('valid-02-two-languages', `chapters.${language}.vtt`)
    const { beginnings, refusals } = readBeginnings(chapters, steps, film.film.durationMs)
    expect(refusals).toEqual([])
    expect(beginnings.map(({ key, atMs }) => [key, atMs])).toEqual(
      film.steps.map(({ key, startMs }) => [key, startMs]),
    )
  }
})

test('a film of a later version, and anything else, is not read by the player', () => {
  for (const json of [jsonOf('invalid-02-later-version', 'film.json'), null, [], 'film', {}])
    expect(readStepFilm(json, 'en')).toBeUndefined()
})

test('the film is found beside its document', () => {
  const json = jsonOf('valid-01-one-step', 'film.json')
  expect(readStepFilm(json, 'en', 'https://example.com/soup/film.json')?.src).toBe(
    'https://example.com/soup/film.mp4',
  )
})

test('the player and the contract agree about the form', () => {
  expectTypeOf<StepFilm>().toExtend<StepFilmFile>()
})

test('FLM-70 the published schema is the one that is checked by', async () => {
  await expect(schemaText(StepFilm)).toMatchFileSnapshot(SCHEMA)
})
