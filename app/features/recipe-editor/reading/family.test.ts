import { expect, test } from 'vitest'
import type { DraftLine } from '#contract/own-recipes/draft.ts'
import { familyOf } from './family.ts'
import { foods } from './foods.fixture.ts'
import { understand } from './understand.ts'

const namesFor = (name: string) => familyOf(name, foods)?.foods.map(({ En }) => En[0])
const read = (text: string) => {
  const line: DraftLine = { Key: 'i-1', Text: { en: text } }
  return understand(line, foods, 'en')
}

test('a word for several foods suggests them, in both languages, the shorter names first', () => {
  expect(namesFor('vinegar')).toEqual(['rice vinegar', 'white wine vinegar'])
  expect(namesFor('the good vinegar')).toEqual(['rice vinegar', 'white wine vinegar'])
  expect(namesFor('guter Essig')).toEqual(['rice vinegar', 'white wine vinegar'])
  expect(namesFor('powder')).toEqual(['baking powder'])
})

test('a food of its own belongs to no family', () => {
  expect(familyOf('raspberry vinegar', foods)).toBeUndefined()
  expect(familyOf('tonka', foods)).toBeUndefined()
  // The end of "flour" is no word in English, and too short in German.
  expect(familyOf('our', foods)).toBeUndefined()
  expect(familyOf('er', foods)).toBeUndefined()
  expect(familyOf('the good', foods)).toBeUndefined()
})

test('foods of the member come first', () => {
  const [first] = foods.byId.values()
  if (!first) throw new Error('There are no foods.')
  const own = { ...first, Id: 70, En: ['very old balsamic vinegar'], De: [], IsOwn: true }
  const all = { ...foods, byId: new Map([...foods.byId, [own.Id, own]]) }
  expect(familyOf('vinegar', all)?.foods.map(({ Id }) => Id)).toEqual([70, 11])
})

test('a line with a family asks for the kind, unless its food is known or the cook has said it', () => {
  expect(read('2 tbsp good vinegar')).toMatchObject({
    doubt: 'family',
    family: { word: 'vinegar' },
  })
  expect(read('2 tbsp rice vinegar').doubt).toBeUndefined()
  expect(read('2 tbsp tonka bean').doubt).toBe('unknown')
  const settled = { Key: 'i-1', Text: { en: 'vinegar' }, IsSettled: true as const }
  expect(understand(settled, foods, 'en').doubt).toBeUndefined()
  expect(
    understand({ ...settled, IsSettled: undefined }, { ...foods, isLoaded: false }, 'en').doubt,
  ).toBeUndefined()
})
