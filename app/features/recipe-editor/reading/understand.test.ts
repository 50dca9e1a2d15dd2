import { expect, test } from 'vitest'
import { emptyDraft, type Draft, type DraftLine } from '#contract/own-recipes/draft.ts'
import { amountsOf, firstSteps, namedLines } from './amounts.ts'
import { foods, readingOf } from './foods.fixture.ts'
import { juiceOf } from './juice.ts'
import { understand } from './understand.ts'

const line = (en: string, more: Partial<DraftLine> = {}): DraftLine => ({
  Key: 'i-1',
  Text: { en },
  ...more,
})
const read = (given: DraftLine, language: 'en' | 'de' = 'en') => {
  const { kind, amountText, name, note, doubt } = understand(given, foods, language)
  return [kind, amountText, name, note, doubt]
}

test('a line is understood in the language of the page', () => {
  const butter = line('180 g butter, cold, diced')
  expect(read(butter)).toEqual(['food', '180\u00a0g', 'Butter', 'cold, diced', undefined])
  expect(read(line('300 g flour'), 'de')).toEqual(['food', '300\u00a0g', 'Mehl', '', undefined])
  expect(read(line('2-3 tbsp brown sugar'))[1]).toBe('2–3\u00a0tbsp')
})

test('what the cook says counts more than the words', () => {
  const Correction = { Amount: 2, FoodId: 7, Name: 'lemons', Note: 'juice' }
  expect(read(line('the juice of lemons', { Correction }))).toEqual([
    'food',
    '2',
    'Lemons',
    'juice',
    undefined,
  ])
  expect(read(line('sauce', { IsAsWritten: true }))[0]).toBe('written')
  expect(read(line('For the base', { IsHeading: true }))[0]).toBe('heading')
  expect(read(line(' '))[0]).toBe('empty')
})

test('a heading is one without being told, and is never an unknown food', () => {
  expect(read(line('For the crumble:'))).toEqual(['heading', '', 'For the crumble', '', undefined])
  expect(read(line('Für die Streusel:'), 'de')[0]).toBe('heading')
})

test('the juice of a fruit can come from a bottle', () => {
  const half = understand(line('juice of half a lemon'), foods, 'en')
  expect(half.doubt).toBe('juice')
  expect(juiceOf(half, foods, 'en')).toEqual({
    correction: { Amount: 2, Unit: 'tableSpoon', FoodId: null, Name: 'lemon juice', Note: '' },
    text: '2\u00a0tbsp lemon juice',
  })
  const whole = understand({ Key: 'i-1', Text: { de: 'Saft einer Zitrone' } }, foods, 'de')
  expect(juiceOf(whole, foods, 'de')?.text).toBe('4\u00a0EL Zitronensaft')
  expect(juiceOf(understand(line('juice of 1 apple'), foods, 'en'), foods, 'en')).toBeUndefined()
})

test('a cook is asked about an unknown food until it is settled', () => {
  expect(read(line('1 tsp tonka bean'))).toMatchObject([
    'food',
    '1\u00a0tsp',
    'Tonka bean',
    '',
    'unknown',
  ])
  expect(read(line('1 tsp tonka bean', { IsSettled: true }))[4]).toBeUndefined()
})

const draft: Draft = {
  ...emptyDraft('en'),
  Lines: [
    { Key: 'i-1', Text: { en: '200 g butter' } },
    { Key: 'i-2', Text: { en: '6 apples' } },
  ],
  Steps: [
    {
      Key: 's-1',
      Text: { en: '{i-1|butter}' },
      Parts: [{ Line: 'i-1', Share: 'amount', Amount: 50, Unit: 'g' }],
    },
    { Key: 's-2', Text: { en: '{i-1|butter}' }, Parts: [{ Line: 'i-1', Share: 'half' }] },
    {
      Key: 's-3',
      Text: { en: '{i-1|butter} {i-2|apples}' },
      Parts: [{ Line: 'i-1', Share: 'rest' }],
    },
  ],
}

test('a step shows the part of an ingredient that it uses, and the rest after the others', () => {
  const reading = readingOf(draft, 'en')
  const shown = draft.Steps.map((step) =>
    amountsOf(draft, step, reading, 'en')({ key: 'i-1', withAmount: true, word: 'butter' }),
  )
  expect(shown).toEqual(['50\u00a0g\u00a0', '100\u00a0g\u00a0', '50\u00a0g\u00a0'])
})

test('lines are named by the words of both languages, and steps by what they name first', () => {
  expect(namedLines(draft, readingOf(draft, 'en'))[1]).toEqual({
    key: 'i-2',
    names: ['Apples', 'apple', 'apples', 'Apfel', 'Äpfel'],
    amounts: ['6', '6'],
  })
  expect([...firstSteps(draft, 'en')]).toEqual([
    ['i-1', 1],
    ['i-2', 3],
  ])
})
