import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { differences } from './differences.ts'

const HUMMUS: Draft = {
  ...emptyDraft('en'),
  Name: { en: 'Hummus' },
  Lines: [{ Key: 'peas', Text: { en: '400 g chickpeas' } }],
  Steps: [{ Key: 'blend', Text: { en: 'Blend the {peas|chickpeas}.' } }],
}
const words = { t: ((key: string) => key) as never, language: 'en' } as const

test('two recipes with the same texts have no differences', () => {
  const copy = { ...HUMMUS, Steps: [{ Key: 'mix', Text: { en: 'Blend the chickpeas.' } }] }
  expect(differences(HUMMUS, copy, words)).toEqual([])
})

test('a changed line and an added step differ, and a missing name falls back to German', () => {
  const theirs: Draft = {
    ...HUMMUS,
    Name: { de: 'Hummus' },
    Lines: [{ Key: 'peas', Text: { en: '200 g chickpeas' } }],
    Steps: [...HUMMUS.Steps, { Key: 'serve', Text: { en: 'Serve.' } }],
  }
  const found = differences(HUMMUS, theirs, words)
  expect(found.map(({ key, before, after }) => [key, before, after])).toEqual([
    ['ingredients', '400 g chickpeas', '200 g chickpeas'],
    ['step-1', '', 'Serve.'],
  ])
})
