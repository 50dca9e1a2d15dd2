import { expect, test } from 'vitest'
import { timeBefore, type TimeBefore } from './time-before.ts'

test.each<[string, number, TimeBefore['part']]>([
  ['The evening before', 1, 'evening'],
  ['Am Vorabend', 1, 'evening'],
  ['The day before', 1, 'day'],
  ['Am Vortag', 1, 'day'],
  ['Up to a day before', 1, 'day'],
  ['Bis zu einem Tag vorher', 1, 'day'],
  ['The day before, at noon', 1, 'noon'],
  ['Am Vortag, mittags', 1, 'noon'],
  ['Two days before', 2, 'day'],
  ['Zwei Tage vorher', 2, 'day'],
  ['Über Nacht', 1, 'evening'],
  ['In the morning', 0, 'morning'],
  ['Am Morgen', 0, 'morning'],
  ['Am Vormittag', 0, 'morning'],
  ['4 to 6 hours before you start', 0, 'day'],
  ['Auf Vorrat', 0, 'day'],
])('WEK-55 reads how long before a meal something is done: %s', (when, days, part) => {
  expect(timeBefore(when)).toEqual({ days, part })
})
