import { expect, test } from 'vitest'
import { packOf } from '#app/lib/words/packs.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { CAKE } from '../recipe-editor.fixture.ts'
import { ELSEWHERE, fieldName, placeOf } from './remark-place.ts'

const t = createTranslate(packOf('en').words, 'en')

test.each([
  ['Name.de', 'hero', 'name'],
  ['PictureId', 'hero', 'picture'],
  ['TotalMinutes', 'facts', 'times'],
  ['Lines', 'ingredients', 'ingredients'],
  ['Lines.i-6.Text.en', 'Lines.i-6', 'ingredient 6'],
  ['Lines.i-h2', 'Lines.i-h2', 'group of ingredients'],
  ['Steps.s-3', 'Steps.s-3', 'step 3'],
  ['Steps.s-5.Oven', 'Steps.s-5', 'step 5, oven'],
  ['Source.Licence', 'more', 'source'],
  ['Language', ELSEWHERE, 'the recipe'],
])('PUB-25 a remark on %s stands at %s and is called %s', (field, place, name) => {
  expect(placeOf(field, CAKE)).toBe(place)
  expect(fieldName(field, CAKE, t)).toBe(name)
})

test('PUB-25 a remark on a line or a step that is gone is shown all the same', () => {
  for (const field of ['Lines.i-99', 'Steps.s-99.Oven']) {
    expect(placeOf(field, CAKE)).toBe(ELSEWHERE)
    expect(fieldName(field, CAKE, t)).toContain('gone')
  }
})
