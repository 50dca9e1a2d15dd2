import { expect, test } from 'vitest'
import { hasField } from '#contract/publishing/field-path.ts'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { changedFields, fieldPaths } from './draft-fields.ts'

const CAKE: Draft = {
  ...emptyDraft('en'),
  Name: { en: 'Plum cake', de: '' },
  PictureId: 7,
  Lines: [
    { Key: 'flour', Text: { en: '500 g flour' } },
    { Key: 'plums', Text: { en: '1.6 kg plums' } },
  ],
  Steps: [{ Key: 'bake', Text: { en: 'Bake.' }, Oven: { Celsius: 200, Fan: true } }],
  Tags: ['autumn'],
  OwnNote: 'For Ada.',
}

test('DSK-60 every field of a draft that has something has a path of the contract', () => {
  const paths = fieldPaths(CAKE)
  expect(paths).toEqual([
    'Name.en',
    'PictureId',
    'Tags',
    'Lines.flour.Text.en',
    'Lines.plums.Text.en',
    'Steps.bake.Text.en',
    'Steps.bake.Oven',
  ])
  expect(paths.filter((path) => !hasField(CAKE, path))).toEqual([])
})

test('DSK-60 fields that differ are found, also what was moved and what is gone', () => {
  const now: Draft = {
    ...CAKE,
    Name: { en: 'Plum sheet cake', de: 'Zwetschgendatschi' },
    Tags: [],
    Lines: [
      { Key: 'plums', Text: { en: '1.4 kg plums' } },
      { Key: 'flour', Text: { en: '500 g flour ' } },
    ],
    // The same oven, written in another order.
    Steps: [{ Key: 'bake', Text: { en: 'Bake.' }, Oven: { Fan: true, Celsius: 200 } }],
    OwnNote: 'For Mia.',
  }
  expect(changedFields(CAKE, CAKE)).toEqual([])
  expect(changedFields(CAKE, now)).toEqual([
    'Name.de',
    'Name.en',
    'Tags',
    'Lines.plums.Text.en',
    'Lines',
  ])
  expect(changedFields(CAKE, { ...CAKE, Lines: CAKE.Lines.slice(1), Steps: [] })).toEqual([
    'Lines.flour.Text.en',
    'Steps.bake.Text.en',
    'Steps.bake.Oven',
  ])
})
