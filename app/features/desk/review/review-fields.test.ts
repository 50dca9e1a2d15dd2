import { expect, test } from 'vitest'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { FieldWords } from './field-texts.ts'
import { differingPaths, isIn, reviewField } from './review-fields.ts'

const ENGLISH: FieldWords = { t: createTranslate(en, 'en'), formatNumber: String, language: 'en' }
const GERMAN: FieldWords = { t: createTranslate(de, 'de'), formatNumber: String, language: 'de' }

const CAKE: Draft = {
  ...emptyDraft('en'),
  Name: { en: 'Plum cake' },
  Lines: [
    { Key: 'top', IsHeading: true, Text: { en: 'For the top', de: 'Für oben' } },
    { Key: 'plums', Text: { en: '1 kg plums', de: '1 kg Zwetschgen' } },
  ],
  Steps: [
    {
      Key: 'bake',
      Text: { en: 'Bake the {plums!|plums}.' },
      Oven: { Celsius: 180, Fan: true },
      Times: [{ Min: 20, Max: 25, Unit: 'min', IsTimer: true }, null],
      Parts: [{ Line: 'plums', Share: 'half' }],
    },
  ],
  Tags: ['autumn'],
}

const of = (path: string, after: Draft, words = ENGLISH, before: Draft | undefined = CAKE) =>
  reviewField({ before, after }, path, words)

test('a field is named by its place and written in words of the language that is read', () => {
  expect(of('Lines.plums.Text.en', CAKE)).toMatchObject({
    label: 'Ingredient 1',
    detail: 'For the top',
    after: '1 kg plums',
  })
  expect(of('Steps.bake.Oven', CAKE, GERMAN)).toMatchObject({
    label: 'Schritt 1',
    detail: 'Ofen',
    after: '180 °C, mit Umluft',
  })
  expect(of('Steps.bake.Times', CAKE).after).toBe('20–25\u00a0min, rings\nas it is read')
  expect(of('Steps.bake.Parts', CAKE).after).toBe('half of 1 kg plums')
  expect(of('Steps.bake.Text.en', CAKE).after).toBe('Bake the plums.')
})

test('a remark about what is gone goes to what it was in', () => {
  const now = { ...CAKE, Lines: CAKE.Lines.slice(0, 1), Tags: [] }
  expect(differingPaths({ before: CAKE, after: now })).toEqual([
    'Tags',
    'Lines.plums.Text.de',
    'Lines.plums.Text.en',
  ])
  expect(of('Lines.plums.Text.en', now)).toMatchObject({
    label: 'Ingredient, gone',
    remark: 'Lines',
    before: '1 kg plums',
    after: '',
  })
  expect(of('Tags', now)).toMatchObject({ remark: 'Tags', before: 'autumn\n', after: '' })
})

test('a step whose words are the same and mean another ingredient says so', () => {
  const [bake] = CAKE.Steps
  if (!bake) throw new Error('There is no step.')
  const now = { ...CAKE, Steps: [{ ...bake, Text: { en: 'Bake the {plums|plums}.' } }] }
  expect(of('Steps.bake.Text.en', now).detail).toBe(
    'Text: the words are the same, what they mean is not',
  )
})

test('a field without a language is shown beside the texts of either', () => {
  const paths = differingPaths({ before: undefined, after: CAKE })
  expect(paths.filter((path) => !isIn(path, 'de'))).toEqual([
    'Name.en',
    'Lines.top.Text.en',
    'Lines.plums.Text.en',
    'Steps.bake.Text.en',
  ])
})
