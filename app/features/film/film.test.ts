import { IMPERIAL_UNITS, type ImperialUnits } from '#cooking/amounts/imperial-units.ts'
import { expect, test } from 'vitest'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { unitCode } from '#contract/units.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import { filmOf } from './film.ts'

const english = createTranslate(en, 'en')

function action(Type: 0 | 1, StartsAt: string, StopsAt: string, Text: string): VideoAction {
  return { Type, StartsAt, StopsAt, Text, ThumbPath: null, StepNumber: 1 }
}
const ACTIONS: VideoAction[] = [
  {
    ...action(0, '00:00:00', '00:00:06.4', 'Dice <b>2</b> onions.'),
    ThumbPath: '/media/thumbs/chop.webp',
  },
  action(1, '00:00:00', '00:00:03.2', 'Dice the onions.'),
  action(1, '00:00:03.2', '00:00:06.4', 'The finer, the sweeter.'),
]
const HOW_TO: HowToStep[] = [
  {
    Id: 1,
    Key: 'chop',
    StepNumber: 1,
    Text: 'Dice 1 onion.',
    TextParts: ['Dice 1 onion.'],
    ImagePath: null,
    TimerMinutes: null,
    ToolIds: [],
    Ingredients: [
      {
        Ingredient: { Id: 1, Name: 'onion', PluralName: 'onions', ImagePath: null },
        ImperialAmount: 0.5,
        MetricUnit: unitCode('piece'),
      },
      {
        Ingredient: { Id: 2, Name: 'salt', PluralName: 'salt', ImagePath: null },
        ImperialAmount: null,
        MetricUnit: 0,
      },
    ],
  },
]

test('a step has its position, picture and ingredients for the number of people', () => {
  expect(filmOf(ACTIONS, HOW_TO, { persons: 4, language: 'en', t: english }).steps).toEqual([
    {
      number: 1,
      start: 0,
      stop: 6.4,
      text: 'Dice <b>2</b> onions.',
      ready: [{ text: '2\u00a0onions' }, { text: 'salt' }],
      thumbSrc: '/media/thumbs/chop.webp?w=320',
      before: [],
      after: [],
    },
  ])
})

test('a step needs what an earlier one made, and says which kind of an ingredient', () => {
  const step = HOW_TO[0] as HowToStep
  const [onion, salt] = step.Ingredients as [RecipeIngredient, RecipeIngredient]
  const shallots = { ...onion, Ingredient: { ...onion.Ingredient, PluralName: 'shallots' } }
  const howTo: HowToStep[] = [
    {
      ...step,
      Ready: ['chopped parsley'],
      Ingredients: [
        { ...onion, Note: 'red', Alternatives: [{ ...shallots, ImperialAmount: 1 }] },
        { ...salt, Group: { Name: 'To serve', Optional: true } },
      ],
    },
  ]
  const { steps } = filmOf(ACTIONS, howTo, { persons: 4, language: 'en', t: english })
  expect(steps[0]?.ready).toEqual([
    { text: 'chopped parsley' },
    { text: '2\u00a0onions', note: 'red, or 4\u00a0shallots' },
    { group: 'To serve', text: 'salt', note: 'optional' },
  ])
})

test('steps that the film does not show are read before the next one, and after the last', () => {
  const step = HOW_TO[0] as HowToStep
  const howTo = [
    { ...step, StepNumber: 1, TextParts: ['Rinse the lentils.'], Ingredients: [] },
    { ...step, StepNumber: 2 },
    { ...step, StepNumber: 3, TextParts: ['Dice ', { IngredientId: 1, WithAmount: true }, '.'] },
    { ...step, StepNumber: 4, TextParts: ['Serve.'], Ingredients: [] },
  ]
  const actions = ACTIONS.map((it) => ({ ...it, StepNumber: 2 }))
  const { steps } = filmOf(actions, howTo, { persons: 4, language: 'en', t: english })
  expect(steps.map(({ number }) => number)).toEqual([2])
  expect(steps[0]?.before).toEqual([{ number: 1, text: 'Rinse the lentils.' }])
  expect(steps[0]?.after).toEqual([
    { number: 3, text: 'Dice <b>2</b>\u00a0onions.' },
    { number: 4, text: 'Serve.' },
  ])
})

test('subtitles become captions in seconds', () => {
  expect(filmOf(ACTIONS, HOW_TO, { persons: 4, language: 'en', t: english }).captions).toEqual([
    { start: 0, stop: 3.2, text: 'Dice the onions.' },
    { start: 3.2, stop: 6.4, text: 'The finer, the sweeter.' },
  ])
})

test('without a how-to a step lists no ingredients', () => {
  expect(
    filmOf(ACTIONS, undefined, { persons: 4, language: 'en', t: english }).steps[0]?.ready,
  ).toEqual([])
})

test('SET-10 in the imperial system steps and captions add imperial amounts to the metric ones', () => {
  const actions = [
    action(0, '00:00:00', '00:00:06', 'Crush <b>400\u00a0g</b> tomatoes in a 24 cm pan.'),
    action(1, '00:00:00', '00:00:06', 'Crush <b>400\u00a0g</b> tomatoes.'),
  ]
  const textsFor = (imperial: ImperialUnits | undefined, language: 'en' | 'de') => {
    const { steps, captions } = filmOf(actions, HOW_TO, {
      persons: 2,
      language,
      imperial,
      t: english,
    })
    return [...steps, ...captions].map(({ text }) => text.replaceAll('\u00a0', ' '))
  }
  expect(textsFor(IMPERIAL_UNITS, 'en')).toEqual([
    'Crush <b>400 g (≈ 14 oz)</b> tomatoes in a 24 cm (≈ 9 in) pan.',
    'Crush <b>400 g (≈ 14 oz)</b> tomatoes.',
  ])
  expect(textsFor(IMPERIAL_UNITS, 'de')[0]).toContain('24 cm (≈ 9 Zoll)')
  expect(textsFor(undefined, 'en')[1]).toBe('Crush <b>400 g</b> tomatoes.')
})
