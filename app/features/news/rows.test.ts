import { expect, test } from 'vitest'
import type { NewsItem } from '#contract/news/news.ts'
import { rowsOf, weeksOf, writeDay } from './rows.ts'

/** A Thursday. */
const NOW = new Date('2026-11-26T12:00:00')

const item = (Id: number, Published: string, parts: Partial<NewsItem> = {}): NewsItem => ({
  Kind: 'recipe',
  Id,
  Name: `Recipe ${Id}`,
  Text: null,
  Author: { Id: 4, Name: 'Mei Tanaka', ImagePath: null },
  CoverPath: null,
  HeaderPath: null,
  Count: 1,
  Published: new Date(Published).toISOString(),
  IsNew: true,
  ...parts,
})
const idsOf = (items: readonly NewsItem[]) =>
  rowsOf(items).map((row) => row.items.map(({ Id }) => Id))

test('FOL-41 five recipes of one author on one day are one row, four are four', () => {
  const day = [1, 2, 3, 4, 5].map((id) => item(id, '2026-11-25T10:00:00'))
  const book = item(9, '2026-11-25T09:00:00', { Kind: 'cookbook' })
  expect(idsOf([...day, book])).toEqual([[1, 2, 3, 4, 5], [9]])
  expect(idsOf(day.slice(1))).toEqual([[2], [3], [4], [5]])
  const other = { Author: { Id: 5, Name: 'Ada', ImagePath: null } }
  expect(idsOf([...day.slice(1), item(6, '2026-11-25T10:00:00', other)])).toHaveLength(5)
  expect(idsOf([...day.slice(1), item(6, '2026-11-24T10:00:00')])).toHaveLength(5)
})

test('FOL-41 rows stand under this week, earlier this month, and months', () => {
  const rows = rowsOf([
    item(1, '2026-11-26T08:00:00'),
    item(2, '2026-11-23T00:00:00'),
    item(3, '2026-11-22T23:59:00'),
    item(4, '2026-10-31T12:00:00'),
    item(5, '2025-12-31T12:00:00'),
  ])
  const shown = (language: 'en' | 'de') =>
    weeksOf(rows, language, NOW).map(({ kind, month, rows: { length } }) => [kind, month, length])
  expect(shown('en')).toEqual([
    ['week', 'November', 2],
    ['earlier', 'November', 1],
    ['month', 'October', 1],
    ['month', 'December 2025', 1],
  ])
  expect(shown('de')[2]).toEqual(['month', 'Oktober', 1])
})

test.each([
  ['2026-11-23T00:00:00', 'Monday'],
  ['2026-11-22T10:00:00', '22\u00a0November'],
])('the day of %s is %s', (at, day) => {
  expect(writeDay(new Date(at), 'en', NOW)).toBe(day)
})
