import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { DRAFT_LINES_MAX } from '#contract/own-recipes/limits.ts'
import {
  correctLine,
  divideLine,
  joinLine,
  moveLine,
  pasteLines,
  pastedLines,
  removeLine,
  settleLine,
  writeLine,
} from './lines.ts'

const draft = (...texts: string[]): Draft => ({
  ...emptyDraft('en'),
  Lines: texts.map((en, index) => ({ Key: `i-${index}`, Text: { en } })),
})
const texts = ({ Lines }: Draft) =>
  Lines.map(({ Text, IsHeading }) => [Text.en, IsHeading ?? false])

test('a text that ends with a colon becomes a heading', () => {
  const written = writeLine('i-0', 'en', 'For the filling:')(draft('For the filling'))
  expect(texts(written)).toEqual([['For the filling', true]])
  expect(texts(writeLine('i-0', 'en', 'Filling')(written))).toEqual([['Filling', true]])
})

test('a line that is not there is added at the end', () => {
  const written = writeLine('i-9', 'en', 'salt')(draft('flour'))
  expect(written.Lines.map(({ Key }) => Key)).toEqual(['i-0', 'i-9'])
})

test('another text drops what was said about the words, a translation keeps it', () => {
  const said = correctLine('i-0', { FoodId: 3, Name: 'vinegar', Note: '' })(draft('good vinegar'))
  expect(writeLine('i-0', 'de', 'der gute Essig')(said).Lines[0]).toMatchObject({
    Correction: { FoodId: 3 },
    Text: { en: 'good vinegar', de: 'der gute Essig' },
  })
  expect(writeLine('i-0', 'en', 'red vinegar')(said).Lines[0]).toEqual({
    Key: 'i-0',
    Text: { en: 'red vinegar' },
  })
})

test('Enter divides a line at the cursor, Backspace joins it again', () => {
  const start = draft('300 g flour 120 g sugar')
  const { edit, place } = divideLine(start, 'i-0', 'en', 11)
  const divided = edit(start)
  expect(texts(divided)).toEqual([
    ['300 g flour', false],
    ['120 g sugar', false],
  ])
  expect(place).toEqual({ key: divided.Lines[1]?.Key, caret: 0 })
  const joined = joinLine(divided, place.key, 'en')
  expect(texts(joined?.edit(divided) ?? start)).toEqual([['300 g flour 120 g sugar', false]])
  expect(joined?.place).toEqual({ key: 'i-0', caret: 11 })
  expect(joinLine(divided, 'i-0', 'en')).toBeUndefined()
})

test('pasted lines lose their bullets, and one line is no list', () => {
  expect(pastedLines('- 300 g flour\r\n\r\n  • salt\n▢ 2 eggs')).toEqual([
    '300 g flour',
    'salt',
    '2 eggs',
  ])
  expect(pastedLines('300 g flour\n')).toEqual([])
})

test('pasted lines become lines and groups, in one edit', () => {
  const start = draft('sugar', 'salt')
  const pasted = ['For the crumble:', '300 g flour', '2 eggs']
  const { edit, place } = pasteLines(start, 'i-0', 'en', { start: 0, end: 5 }, pasted)
  const result = edit(start)
  expect(texts(result)).toEqual([
    ['For the crumble', true],
    ['300 g flour', false],
    ['2 eggs', false],
    ['salt', false],
  ])
  expect(place).toEqual({ key: result.Lines[2]?.Key, caret: 6 })
})

test('a deleted line leaves its word in the steps', () => {
  const start: Draft = {
    ...draft('flour', 'salt'),
    Steps: [
      {
        Key: 's-0',
        Text: { en: 'Mix {i-0|flour} and {i-1|salt}.' },
        Parts: [{ Line: 'i-0', Share: 'half' }],
      },
    ],
  }
  expect(removeLine('i-0')(start).Steps[0]).toEqual({
    Key: 's-0',
    Text: { en: 'Mix flour and {i-1|salt}.' },
    Parts: [],
  })
})

test('Alt and an arrow move a line by one, not over the ends', () => {
  const start = draft('a', 'b', 'c')
  expect(texts(moveLine('i-0', 1)(start)).map(([text]) => text)).toEqual(['b', 'a', 'c'])
  expect(texts(moveLine('i-0', -1)(start)).map(([text]) => text)).toEqual(['a', 'b', 'c'])
})

test('a line can be a heading, left as written, or right as it is', () => {
  const start = draft('sauce')
  expect(settleLine('i-0', 'heading')(start).Lines[0]?.IsHeading).toBe(true)
  expect(settleLine('i-0', 'asWritten')(start).Lines[0]).toMatchObject({ IsAsWritten: true })
  expect(settleLine('i-0', 'right')(start).Lines[0]).toMatchObject({ IsSettled: true })
})

test('a pasted list fills a recipe to 400 lines and no further', () => {
  const full = draft(...Array.from({ length: 397 }, (_, index) => `${index} g flour`))
  const lines = ['1 egg', '2 eggs', '3 eggs', '4 eggs']
  const { edit } = pasteLines(full, 'i-new', 'en', { start: 0, end: 0 }, lines)
  const pasted = edit(full)
  expect(pasted.Lines).toHaveLength(DRAFT_LINES_MAX)
  expect(pasted.Lines.at(-1)?.Text.en).toMatch(/egg/)
})
