import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from '#app/lib/difference-of.ts'
import { joinDraftText, splitDraftText, type NamedLine } from '#cooking/writing/draft-text.ts'
import { nameBegun, recognisedAt, replaceShown, showStep } from './step-display.ts'

const amounts = ({ key, withAmount }: { key: string; withAmount: boolean }) =>
  withAmount && key === 'flour' ? '300 g ' : ''
const show = (text: string) => showStep(text, 'en', amounts)
const lines: NamedLine[] = [
  { key: 'flour', names: ['flour'], amounts: ['300 g'] },
  { key: 'salt', names: ['salt'] },
]

/** The text after somebody typed, as the field reports it. */
function typed(draftText: string, next: string, caret = next.length) {
  const shown = show(draftText)
  const { inserted, ...range } = differenceOf(shown.text, next, caret)
  return replaceShown(shown, amounts, range, [inserted])
}

test('amounts stand before their words, and foods and times are spans', () => {
  const { text, spans } = show('Bake {flour|flour} and {salt!|salt} for 12 minutes.')
  expect(text).toBe('Bake 300 g flour and salt for 12 minutes.')
  expect(
    spans.map(({ start, end, strongEnd }) => [
      text.slice(start, end),
      text.slice(start, strongEnd),
    ]),
  ).toEqual([
    ['300 g flour', '300 g'],
    ['salt', ''],
    ['12 minutes', '12 minutes'],
  ])
})

test('typing around a food keeps it, typing in it makes it plain words', () => {
  expect(typed('{flour|flour}', '300 g flour, sifted')).toBe('{flour|flour}, sifted')
  expect(typed('{flour|flour}', 'Sift 300 g flour', 5)).toBe('Sift {flour|flour}')
  expect(typed('{flour|flour} in', '300 g flours in', 12)).toBe('{flour|flour}s in')
  expect(typed('{flour|flour} in', '300 g four in', 7)).toBe('300 g four in')
  expect(typed('a {flour|flour} b', 'a b')).toBe('a b')
})

test('whatever is typed over whatever range, the field shows exactly that', () => {
  const word = fc.constantFrom('a', ' ', '{', '\\', 'flour', '.', '@')
  const piece = fc.oneof(word, fc.constant({ key: 'flour', withAmount: true, word: 'flour' }))
  fc.assert(
    fc.property(fc.array(piece), fc.nat(40), fc.nat(40), word, (pieces, from, length, by) => {
      const shown = show(joinDraftText(pieces))
      const start = Math.min(from, shown.text.length)
      const end = Math.min(start + length, shown.text.length)
      const next = shown.text.slice(0, start) + by + shown.text.slice(end)
      expect(show(replaceShown(shown, amounts, { start, end }, [by])).text).toBe(next)
      const { inserted, ...range } = differenceOf(shown.text, next)
      expect(show(replaceShown(shown, amounts, range, [inserted])).text).toBe(next)
    }),
  )
})

test('a food is recognised where its word ends, with the amount that was typed', () => {
  const shown = show('Mix 300 g flour')
  expect(recognisedAt(shown, amounts, 15, lines, 'en')?.text).toBe('Mix {flour|flour}')
  expect(recognisedAt(show('Add salt and'), amounts, 8, lines, 'en')?.text).toBe(
    'Add {salt!|salt} and',
  )
  expect(recognisedAt(show('Add salty'), amounts, 9, lines, 'en')).toBeUndefined()
  expect(recognisedAt(show('{salt!|salt}'), amounts, 4, lines, 'en')).toBeUndefined()
})

test('@ begins a name, not within a word', () => {
  expect(nameBegun('Mix @bro', 8)).toEqual({ start: 4, words: 'bro' })
  expect(nameBegun('@', 1)).toEqual({ start: 0, words: '' })
  expect(nameBegun('Mix @100 g but', 14)).toEqual({ start: 4, words: '100 g but' })
  expect(nameBegun('a@b', 3)).toBeUndefined()
  expect(nameBegun('Mix @ salt. Then', 16)).toBeUndefined()
})

test('pieces of a replaced text are joined', () => {
  expect(splitDraftText(typed('ab', 'axb', 2))).toEqual(['axb'])
})
