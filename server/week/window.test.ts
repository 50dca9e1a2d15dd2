import { expect, test } from 'vitest'
import { isOnCalendar, windowAt } from './window.ts'

test('WEK-02 the days that can be planned begin on a Monday two weeks back and end on a Sunday eight weeks ahead', () => {
  const days = { first: '2026-11-09', last: '2027-01-24' }
  expect(windowAt(Date.parse('2026-11-24T12:00:00Z'))).toEqual(days)
  expect(windowAt(Date.parse('2026-11-28T12:00:00Z'))).toEqual(days)
})

test('WEK-02 it is Monday somewhere before it is Monday everywhere', () => {
  // Sunday evening in London is Monday in Auckland, and still Sunday in Honolulu.
  expect(windowAt(Date.parse('2026-11-29T20:00:00Z'))).toEqual({
    first: '2026-11-09',
    last: '2027-01-31',
  })
})

test('a day that no calendar has is none', () => {
  expect(
    ['2026-02-28', '2028-02-29', '2026-02-30', '2027-02-29', '2026-04-31'].map(isOnCalendar),
  ).toEqual([true, true, false, false, false])
})
