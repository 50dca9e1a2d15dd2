import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { breadcrumbs, foods, readingOf } from './foods.fixture.ts'
import { missingIn, questionsOf } from './questions.ts'

const draft: Draft = {
  ...emptyDraft('en'),
  Name: { en: 'Cake' },
  Lines: [
    { Key: 'i-1', Text: { en: '300 g flour' } },
    { Key: 'i-2', Text: { en: '1 tsp grated tonka bean' } },
  ],
  Steps: [
    { Key: 's-1', Text: { en: 'Scatter 2 tbsp breadcrumbs over 300 g flour.' } },
    { Key: 's-2', Text: { en: 'Bake for 45 minutes, until the crumble is golden brown.' } },
  ],
}
const ask = (given: Draft, dismissed: string[] = []) =>
  questionsOf(given, readingOf(given, 'en'), foods, 'en', dismissed)

test('a cook is asked about an unknown food, a food missing from the list and a sign, in the order of the recipe', () => {
  expect(ask(draft)).toMatchObject([
    { kind: 'unknown', key: 'i-2' },
    { kind: 'lost', key: 's-1', lost: { words: '2 tbsp breadcrumbs', amount: '2 tbsp' } },
    { kind: 'sign', key: 's-2', text: 'the crumble is golden brown' },
  ])
})

test('what is answered or not wanted is not asked again', () => {
  const [unknown, lost] = ask(draft)
  expect(ask(draft, [unknown?.id ?? '', lost?.id ?? '']).map(({ kind }) => kind)).toEqual(['sign'])
  const answered: Draft = {
    ...draft,
    Lines: [
      { Key: 'i-1', Text: { en: '300 g flour' } },
      { Key: 'i-2', Text: { en: '1 tsp grated tonka bean' }, IsSettled: true },
      { Key: 'i-3', Text: { en: '2 tbsp breadcrumbs' } },
    ],
    Steps: draft.Steps.map(({ Key, Text }) => ({ Key, Text, Until: { en: 'brown' } })),
  }
  expect(breadcrumbs.IsOwn).toBe(false)
  expect(ask(answered)).toEqual([])
})

test('a name, an ingredient and a step are enough to cook', () => {
  expect(missingIn(emptyDraft('de'))).toEqual(['name', 'ingredient', 'step'])
  expect(missingIn(draft)).toEqual([])
  const heading: Draft = {
    ...draft,
    Lines: [{ Key: 'i-1', IsHeading: true, Text: { en: 'Crumble' } }],
  }
  expect(missingIn(heading)).toEqual(['ingredient'])
})
