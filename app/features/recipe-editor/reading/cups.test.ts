import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { measureCups } from './cups.ts'
import { foods, readingOf } from './foods.fixture.ts'

const draftOf = (...lines: string[]): Draft => ({
  ...emptyDraft('en'),
  Lines: lines.map((en, index) => ({ Key: `i-${index}`, Text: { en } })),
})
const doubts = (draft: Draft) => [...readingOf(draft, 'en').values()].map(({ doubt }) => doubt)

test('a cook is asked for the size of the cup once, and not where something beside it is measured', () => {
  const draft = draftOf('2 cups (250 g) flour', '1 cup milk', '200 g sugar', '½ cup sugar')
  expect(doubts(draft)).toEqual([undefined, 'cup', undefined, 'sameCup'])
})

test('the answer measures all cups that are open, and keeps what was written as a note', () => {
  const draft = draftOf('2 cups (250 g) flour', '1 cup cold milk', '1-2 cups sugar', '1 cup zobo')
  const measured = measureCups(readingOf(draft, 'en'), 230)(draft)
  expect(measured.Lines.map(({ Correction }) => Correction)).toEqual([
    undefined,
    { Amount: 230, Unit: 'ml', FoodId: 10, Name: 'Milk', Note: 'cold, 1 cup' },
    { Amount: 230, MaxAmount: 460, Unit: 'ml', FoodId: 2, Name: 'Sugar', Note: '1–2 cups' },
    { Amount: 230, Unit: 'ml', FoodId: null, Name: 'Zobo', Note: '1 cup' },
  ])
  expect(doubts(measured)).toEqual([undefined, undefined, undefined, undefined])
  expect(foods.byId.get(10)?.En).toContain('milk')
})
