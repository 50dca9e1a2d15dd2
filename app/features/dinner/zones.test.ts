import { afterEach, expect, test } from 'vitest'
import { aheadMoment, momentOf } from '#cooking/dinner/shown/reminder.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { dayAt } from '#app/lib/calendar.ts'
import { daysFrom, minuteOfHour, tableAt } from './choose/use-choice.ts'
import { minuteAt } from './minute-at.ts'

const zone = process.env['TZ']
afterEach(() => void (process.env['TZ'] = zone))

/** As a device shows it that is there. */
const shownIn = (at: string, table: number, minute = 0) => {
  process.env['TZ'] = at
  return writeTime(momentOf(new Date(table), minute), 'en')
}

test('DIN-13 a dinner that is planned in Berlin is cooked in London at the same moment, by its own clock', () => {
  process.env['TZ'] = 'Europe/Berlin'
  const table = tableAt('2026-11-28', 19 * 60)
  expect(new Date(table).toISOString()).toBe('2026-11-28T18:00:00.000Z')
  expect([shownIn('Europe/Berlin', table), shownIn('Europe/Berlin', table, -76)]).toEqual([
    '19:00',
    '17:44',
  ])
  expect([shownIn('Europe/London', table), shownIn('Europe/London', table, -76)]).toEqual([
    '18:00',
    '16:44',
  ])
  // How many minutes are left is the same everywhere.
  const now = Date.parse('2026-11-28T17:00:00Z')
  expect(minuteAt({ Table: table }, now)).toBe(-60)
  // What is done in the morning is done by the clock of whoever does it.
  expect(aheadMoment(new Date(table), 'morning').toISOString()).toBe('2026-11-28T09:00:00.000Z')
})

test.for([
  ['the night before clocks go forward', '2027-03-27T23:30', '2027-03-29'],
  ['the morning after clocks went back', '2026-10-25T00:10', '2026-10-27'],
])('DIN-60 each day is offered once, in %s', ([, moment = '', third = '']) => {
  process.env['TZ'] = 'Europe/Berlin'
  const days = daysFrom(new Date(moment).getTime(), 14).map(dayAt)
  expect(new Set(days).size).toBe(14)
  expect([days[0], days[2]]).toEqual([moment.slice(0, 10), third])
})

test.for(['Europe/Berlin', 'Asia/Kolkata', 'Asia/Kathmandu'])(
  'a dinner at half past six is at half past the hour in %s',
  (at) => {
    process.env['TZ'] = at
    expect(minuteOfHour(tableAt('2026-11-28', 18 * 60 + 30))).toBe(30)
  },
)
