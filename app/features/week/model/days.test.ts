import { expect, test } from 'vitest'
import { daysFrom, keptWeeks, mondayOf } from './days.ts'

test.each(['2026-03-23', '2026-10-19'])(
  'WEK-62 a week in which clocks change has seven days, from Monday to Sunday: %s',
  (monday) => {
    const days = daysFrom(monday)
    expect(new Set(days).size).toBe(7)
    expect(days.map(mondayOf)).toEqual(Array.from(days, () => monday))
    expect(days.map((day) => new Date(`${day}T12:00:00Z`).getUTCDay())).toEqual([
      1, 2, 3, 4, 5, 6, 0,
    ])
  },
)

test('WEK-62 two weeks back and eight ahead begin on Mondays, over a change of the year', () => {
  expect(keptWeeks('2026-12-31')).toEqual({ first: '2026-12-14', last: '2027-02-22' })
  expect(keptWeeks('2027-01-01')).toEqual({ first: '2026-12-14', last: '2027-02-22' })
})
