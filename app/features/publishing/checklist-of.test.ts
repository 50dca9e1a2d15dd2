import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import { checklistOf, draftName } from './checklist-of.ts'

const NOTHING = { ingredients: [], steps: [] }
const CAKE: Draft = {
  ...emptyDraft('en'),
  Name: { en: 'Plum cake', de: 'Zwetschgenkuchen' },
  Description: { en: 'For Sundays.' },
  Lines: [
    { Key: 'h', IsHeading: true, Text: { en: 'For the crumble', de: 'Für die Streusel' } },
    { Key: 'flour', Text: { en: '300 g flour' } },
    { Key: 'plums', Text: { en: '1 kg plums' } },
    { Key: 'blank', Text: { en: ' ' } },
  ],
  Steps: [
    { Key: 'mix', Text: { en: 'Mix it.', de: 'Verrühre es.' } },
    { Key: 'bake', Text: { en: 'Bake it.' }, Until: { en: 'it is golden' }, PictureId: 3 },
  ],
}

const food = (Id: number, Name: string, ImperialAmount: number | null) => ({
  Ingredient: { Id, Name, PluralName: Name, ImagePath: null },
  ImperialAmount,
  MetricUnit: 0,
})

test('an empty draft lacks a name, an ingredient and a step', () => {
  expect(checklistOf(emptyDraft('de'), NOTHING)).toMatchObject({
    missing: ['name', 'ingredient', 'step'],
    texts: 0,
    hasPicture: false,
  })
})

test('what is there is counted, blank lines and headings are no ingredients', () => {
  const ingredients = [food(1, 'flour', 75), food(OWN_ID_FROM + 1, 'plums', null)]
  expect(checklistOf(CAKE, { ingredients, steps: [] })).toMatchObject({
    missing: [],
    ingredients: 2,
    noAmount: ['plums'],
    newFoods: ['plums'],
    steps: 2,
    signs: 1,
    stepPictures: 1,
    hasDescription: true,
  })
})

test('texts of the other language are counted among those that there are', () => {
  expect(checklistOf(CAKE, NOTHING)).toMatchObject({ language: 'en', texts: 6, translated: 3 })
})

const needsLicence = (Source: Draft['Source']) =>
  checklistOf({ ...CAKE, Source }, NOTHING).needsLicence

test('a recipe by somebody else needs a licence', () => {
  const foreign = { IsForeign: true as const, Name: 'A blog' }
  expect(needsLicence(foreign)).toBe(true)
  expect(needsLicence({ ...foreign, Licence: ' ' })).toBe(true)
  expect(needsLicence({ ...foreign, Licence: 'CC BY 4.0' })).toBe(false)
  expect(needsLicence({ Name: 'My grandmother' })).toBe(false)
})

test('a name in the other language is better than none', () => {
  expect(draftName(CAKE, 'de')).toBe('Zwetschgenkuchen')
  expect(draftName({ ...CAKE, Name: { en: 'Plum cake', de: ' ' } }, 'de')).toBe('Plum cake')
  expect(draftName(emptyDraft('de'), 'de')).toBe('')
})
