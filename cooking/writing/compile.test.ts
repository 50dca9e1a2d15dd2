import { expect, test } from 'vitest'
import { compileDraft } from './compile.ts'
import { emptyDraft, type BothLanguages, type Draft } from '#contract/own-recipes/draft.ts'

const cake = (Form?: BothLanguages): Draft => ({
  ...emptyDraft('en'),
  Name: { en: 'Cake' },
  Yield: { Servings: 12, Of: { en: 'slices' }, ...(Form && { Form }) },
  Lines: [{ Key: 'i-1', Text: { en: 'flour' } }],
  Steps: [{ Key: 's-1', Text: { en: 'Bake.' } }],
})
const formOf = (form?: BothLanguages) =>
  compileDraft(cake(form), (name) => ({ name, note: '', isHeading: false }))?.form

test('a tin has the measures that either language states', () => {
  expect(formOf({ en: '26 cm tin' })).toEqual({ en: '26 cm tin', de: '26 cm tin', diameter: 26 })
  expect(formOf({ en: 'springform tin', de: '24-cm-Springform' })).toMatchObject({ diameter: 24 })
  expect(formOf({ de: 'Blech von 30x40 cm' })).toMatchObject({
    en: 'Blech von 30 × 40 cm',
    sides: [30, 40],
  })
  expect(formOf({ en: '12-hole muffin tin' })).toEqual({
    en: '12-hole muffin tin',
    de: '12-hole muffin tin',
  })
})

test('words that do not name a tin are ignored', () => {
  expect(formOf({ en: 'as a main course' })).toBeUndefined()
  expect(formOf()).toBeUndefined()
})
