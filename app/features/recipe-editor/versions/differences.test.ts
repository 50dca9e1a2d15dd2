import { expect, test } from 'vitest'
import { setFacts, writeName } from '../document/facts.ts'
import { removeLine } from '../document/lines.ts'
import { removeStep, writeStep } from '../document/steps.ts'
import { CAKE } from '../recipe-editor.fixture.ts'
import { differencesOf } from './differences.ts'

test('a version that has the same words differs in nothing', () => {
  expect(differencesOf(CAKE, CAKE, 'en')).toEqual([])
  expect(differencesOf(CAKE, { ...CAKE, PictureId: 9 }, 'en')).toEqual([])
})

test('fields that differ are listed in the order of the recipe, the language that is written first', () => {
  const named = writeName('de', 'Kuchen')(writeName('en', 'Cake')(CAKE))
  const now = setFacts({ TotalMinutes: 60, Tags: [] })(
    writeStep('s-3', 'en', 'Peel {i-6|apples}.')(named),
  )
  expect(differencesOf(CAKE, now, 'en')).toEqual([
    {
      key: 'name en',
      label: 'recipeEditor.name.label',
      number: 0,
      language: 'en',
      before: 'Grandma’s apple crumble cake',
      after: 'Cake',
    },
    {
      key: 'step s-3 en',
      label: 'versions.fields.step',
      number: 3,
      language: 'en',
      before: 'Peel apples and quarter them.',
      after: 'Peel apples.',
    },
    {
      key: 'total',
      label: 'recipeEditor.facts.total',
      number: 0,
      language: 'en',
      before: '2 h 10',
      after: '1 h',
    },
    {
      key: 'tags',
      label: 'recipeEditor.tag.add',
      number: 0,
      language: 'en',
      before: 'autumn, family',
      after: '',
    },
    {
      key: 'name de',
      label: 'recipeEditor.name.label',
      number: 0,
      language: 'de',
      before: 'Omas Apfel-Streuselkuchen',
      after: 'Kuchen',
    },
  ])
})

test('a line that is gone stands in the list of before, a step that is gone comes last', () => {
  const now = removeStep('s-6')(removeLine('i-10')(CAKE))
  const [lines, gone, ...none] = differencesOf(CAKE, now, 'en')
  expect(none).toEqual([])
  expect(lines?.before.split('\n')).toEqual([
    ...(lines?.after.split('\n') ?? []),
    '1½ tsp cinnamon',
  ])
  expect(lines?.before).toContain('For the crumble:')
  expect(gone).toMatchObject({ label: 'versions.fields.stepGone', after: '' })
})
