import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { findingsIn } from './draft.ts'

const draft = (more: Partial<Draft>): Draft => ({ ...emptyDraft('en'), ...more })
const step = (en: string, de?: string): Draft['Steps'][number] => ({
  Key: 'bake',
  Text: { en, ...(de !== undefined && { de }) },
})
const bake = [step('Bake at 180 °C for 40 minutes.', 'Bei 180 °C 40 Minuten backen.')]

test.for<[string, Partial<Draft>, unknown[]]>([
  ['nothing is stated', {}, []],
  ['all fits', { PrepMinutes: 10, ActiveMinutes: 20, TotalMinutes: 60, Steps: bake }, []],
  ['preparing takes longer than working', { PrepMinutes: 30, ActiveMinutes: 20 }, ['prep']],
  ['preparing takes longer than all', { PrepMinutes: 30, TotalMinutes: 20 }, ['prep']],
  ['working takes longer than all', { ActiveMinutes: 30, TotalMinutes: 20 }, ['active']],
  ['the timers take longer than all', { TotalMinutes: 34, Steps: bake }, ['waits']],
  ['the timers take a little longer', { TotalMinutes: 35, Steps: bake }, []],
  [
    'the energy does not fit',
    { Nutrition: { Calorie: 500, Protein: 10, Fat: 10, Carbohydrate: 40 } },
    ['energy'],
  ],
  ['the energy fits', { Nutrition: { Calorie: 300, Protein: 10, Fat: 10, Carbohydrate: 40 } }, []],
  ['a nutrient is missing', { Nutrition: { Calorie: 500, Protein: 10 } }, []],
  ['one language is missing', { Steps: [step('Bake at 180 °C for 40 minutes.')] }, []],
  [
    'the languages state different degrees and times',
    { Steps: [step('Bake at 180 °C for 40 minutes.', 'Bei 200 °C 45 Minuten backen.')] },
    ['degrees', 'durations'],
  ],
])('%s', ([, more, kinds]) => {
  expect(findingsIn(draft(more)).map(({ kind }) => kind)).toEqual(kinds)
})
