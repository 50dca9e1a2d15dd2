import { expect, test } from 'vitest'
import { FILM_FORMAT, type FilmDocument } from '#contract/films/own-film.ts'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { AdvisedFilm } from './advice.ts'
import { adviseOn } from './advise.ts'

const KEYS = ['season', 'cut', 'bake']

const caption = (StartsMs: number, StopsMs: number, Text: string) => ({ StartsMs, StopsMs, Text })

const FILM: FilmDocument = {
  Format: FILM_FORMAT,
  DurationMs: 60_000,
  Steps: KEYS.map((Key, index) => ({
    Key,
    StartsMs: index * 20_000,
    Describe: { en: 'Two hands and a pan.' },
  })),
  Captions: {
    en: KEYS.map((_, index) => caption(index * 20_000, index * 20_000 + 4000, 'Season the meat.')),
    de: KEYS.map((_, index) => caption(index * 20_000, index * 20_000 + 4000, 'Fleisch würzen.')),
  },
}

const RECIPE: Draft = {
  ...emptyDraft('en'),
  Lines: [
    { Key: 'for-the-pan', IsHeading: true, Text: { en: 'For the pan' } },
    { Key: 'meat', Text: { en: '1 kg meat', de: '1 kg Fleisch' } },
    { Key: 'parsley', Text: { en: '1 bunch of parsley', de: '1 Bund Petersilie' } },
  ],
  Steps: [
    { Key: 'season', Text: { en: 'Season the {meat!|meat}.' } },
    { Key: 'cut', Text: { en: 'Chop the parsley.' } },
    { Key: 'bake', Text: { en: 'Bake.' } },
  ],
}

const foods = new Map([
  ['meat', ['meat', 'Fleisch']],
  ['parsley', ['parsley', 'Petersilie']],
])
const GOOD: AdvisedFilm = { film: FILM, recipe: RECIPE, foods, loudness: -17.4 }

const advise = (change: Partial<AdvisedFilm>) => adviseOn({ ...GOOD, ...change }, 'en')
const withSteps = (starts: readonly (number | undefined)[], more: Partial<FilmDocument> = {}) => ({
  film: {
    ...FILM,
    ...more,
    Steps: FILM.Steps.map(({ Key, Describe }, index) => {
      const StartsMs = starts[index]
      return { Key, Describe: Describe ?? {}, ...(StartsMs !== undefined && { StartsMs }) }
    }),
  },
})
const kinds = ({ needed, better, question }: ReturnType<typeof adviseOn>) => ({
  needed: needed.map(({ kind }) => kind),
  better: better.map(({ kind }) => kind),
  question: question.map(({ kind }) => kind),
})

test('FLM-65 a film about which nothing is to be said is praised', () => {
  const page = advise({})
  expect(kinds(page)).toEqual({ needed: [], better: [], question: [] })
  expect(page.good).toEqual([
    { kind: 'rightWayUp' },
    { kind: 'placed', count: 3, cards: 0 },
    { kind: 'apart' },
    { kind: 'long', durationMs: 60_000 },
    { kind: 'described' },
    { kind: 'languages' },
    { kind: 'readable' },
    { kind: 'used' },
    { kind: 'loudness', lufs: -17.4 },
  ])
})

test('FLM-65 words in both languages are needed, and a draft of them is a press away', () => {
  const de = FILM.Captions.de?.slice(0, 1) ?? []
  const { needed, good } = advise({ film: { ...FILM, Captions: { ...FILM.Captions, de } } })
  expect(needed).toEqual([
    {
      kind: 'language',
      group: 'needed',
      number: 2,
      step: 'cut',
      language: 'de',
      count: 2,
      mend: { kind: 'readDraft', step: 'cut', language: 'de' },
    },
  ])
  expect(good.map(({ kind }) => kind)).not.toContain('languages')
})

test('FLM-65 a card needs no words', () => {
  const { Captions } = FILM
  const spoken = (all = Captions.en) => all?.filter(({ StartsMs }) => StartsMs !== 20_000) ?? []
  const page = advise(
    withSteps([0, undefined, 40_000], {
      Captions: { en: spoken(Captions.en), de: spoken(Captions.de) },
    }),
  )
  expect(kinds(page)).toEqual({ needed: [], better: [], question: [] })
  expect(page.good).toContainEqual({ kind: 'placed', count: 3, cards: 1 })
})

test('FLM-66 the caption that lacks most time is advised to be shortened, with its numbers', () => {
  const text = 'Chicken on top, skin side up, and brush it with the rest of the dressing.'
  const en = [
    ...(FILM.Captions.en?.slice(0, 2) ?? []),
    caption(40_000, 40_900, 'Bake it for 25 minutes.'),
    caption(50_000, 52_900, text),
  ]
  expect(advise({ film: { ...FILM, Captions: { ...FILM.Captions, en } } }).better).toEqual([
    {
      kind: 'quick',
      group: 'better',
      number: 3,
      step: 'bake',
      language: 'en',
      text,
      atMs: 50_000,
      readsMs: 4295,
      standsMs: 2900,
      mend: { kind: 'shorten', step: 'bake', language: 'en', charactersMax: 49 },
    },
  ])
})

test('FLM-66 an ingredient that no step uses is to be named in the last one', () => {
  const Steps = RECIPE.Steps.map((step) =>
    step.Key === 'cut' ? { Key: 'cut', Text: { en: 'Chop it.' } } : step,
  )
  expect(advise({ recipe: { ...RECIPE, Steps } }).better).toEqual([
    {
      kind: 'unused',
      group: 'better',
      number: 3,
      step: 'bake',
      line: 'parsley',
      name: { en: '1 bunch of parsley', de: '1 Bund Petersilie' },
      mend: { kind: 'nameIn', step: 'bake', line: 'parsley' },
    },
  ])
  const Parts = [{ Line: 'parsley', Share: 'half' as const }]
  const parted = Steps.map((step) => Object.assign({}, step, step.Key === 'bake' && { Parts }))
  expect(advise({ recipe: { ...RECIPE, Steps: parted } }).better).toEqual([])
})

test('FLM-66 beginnings nearer than 3 s are moved apart where there is room', () => {
  const { better } = advise(withSteps([0, 19_000, 20_000]))
  expect(better.filter(({ kind }) => kind === 'close')).toEqual([
    {
      kind: 'close',
      group: 'better',
      number: 3,
      step: 'bake',
      before: 2,
      apartMs: 1000,
      mend: { kind: 'move', step: 'bake', toMs: 22_000 },
    },
  ])
  const narrow = advise(withSteps([0, 20_000, 21_000], { DurationMs: 25_000 }))
  expect(narrow.better.find(({ kind }) => kind === 'close')?.mend).toEqual({
    kind: 'look',
    step: 'bake',
    atMs: 21_000,
  })
  const still = { ...FILM, Steps: FILM.Steps.map((step) => Object.assign({}, step)) }
  still.Steps[0] = { Key: 'season', StartsMs: 0, IsStill: true }
  still.Steps[1] = { Key: 'cut', StartsMs: 1000 }
  expect(kinds(advise({ film: still })).better).not.toContain('close')
  expect(kinds(advise(withSteps([0, 3000, 40_000]))).better).not.toContain('close')
})

test('FLM-66 a film under half a minute is said to be short', () => {
  const short = advise({ film: { ...FILM, DurationMs: 29_999 } })
  expect(short.better).toContainEqual({
    kind: 'short',
    group: 'better',
    durationMs: 29_999,
    mend: { kind: 'longerFilm' },
  })
  expect(kinds(advise({ film: { ...FILM, DurationMs: 30_000 } })).better).not.toContain('short')
})

test('FLM-66 a sound more than 3 LU from −16 LUFS is lifted or lowered', () => {
  expect(advise({ loudness: -27.04 }).better).toEqual([
    { kind: 'quiet', group: 'better', lufs: -27.04, mend: { kind: 'gain', dB: 11 } },
  ])
  expect(advise({ loudness: -9 }).better[0]).toMatchObject({ kind: 'loud', mend: { dB: -7 } })
  for (const loudness of [-19, -13, undefined, -Infinity])
    expect(advise({ loudness }).better).toEqual([])
})

test('FLM-66 what seems to stand on its head is a question', () => {
  const page = advise({ isUpsideDown: true })
  expect(page.question).toEqual([{ kind: 'upsideDown', group: 'question', mend: { kind: 'turn' } }])
  expect(page.good.map(({ kind }) => kind)).not.toContain('rightWayUp')
})

test('FLM-65 a description for those who do not see it is asked for once', () => {
  const Steps = FILM.Steps.map(({ Key, StartsMs }) => ({
    Key,
    ...(StartsMs !== undefined && { StartsMs }),
  }))
  expect(advise({ film: { ...FILM, Steps } }).better).toEqual([
    {
      kind: 'describe',
      group: 'better',
      number: 1,
      step: 'season',
      language: 'en',
      count: 3,
      mend: { kind: 'describe', step: 'season', language: 'en' },
    },
  ])
})

test('advice is in the order of the steps, and what is about the whole film comes last', () => {
  const page = advise({
    ...withSteps([0, 2000, 40_000]),
    loudness: -30,
    recipe: { ...RECIPE, Steps: [] },
  })
  expect(page.better.map(({ number = 99 }) => number)).toEqual([2, 3, 3, 99])
  expect(advise({ film: { ...FILM, Steps: [] } }).good).toEqual([])
})

test('FLM-38 whether a child is in the picture is asked until somebody has said that it is fine', () => {
  expect(advise({ isAgreed: false }).question).toEqual([
    { kind: 'child', group: 'question', mend: { kind: 'agree' } },
  ])
  expect(advise({ isAgreed: true }).question).toEqual([])
  expect(advise({ isAgreed: false, ...withSteps([]) }).question).toEqual([])
})
