import { expect, test } from 'vitest'
import { afterQuiet, lastFriday } from './hours.ts'

const at = (text: string) => Date.parse(text)
const iso = (time: number) => new Date(time).toISOString()

test.each([
  // Winter and summer in Berlin.
  ['2026-11-27T15:59:59Z', '2026-11-20T16:00:00.000Z'],
  ['2026-11-27T16:00:00Z', '2026-11-27T16:00:00.000Z'],
  ['2026-12-03T23:00:00Z', '2026-11-27T16:00:00.000Z'],
  ['2026-07-03T15:00:00Z', '2026-07-03T15:00:00.000Z'],
  // The clocks went back on Sunday.
  ['2026-10-26T12:00:00Z', '2026-10-23T15:00:00.000Z'],
])('FOL-20 the last Friday at %s began at %s', (now, friday) => {
  expect(iso(lastFriday(at(now)))).toBe(friday)
})

test.each([
  ['2026-11-27T19:59:00Z', '2026-11-27T19:59:00.000Z'],
  ['2026-11-27T20:00:00Z', '2026-11-28T07:00:00.000Z'],
  ['2026-11-28T03:12:00Z', '2026-11-28T07:00:00.000Z'],
  ['2026-11-28T07:00:00Z', '2026-11-28T07:00:00.000Z'],
  ['2026-07-03T19:30:00Z', '2026-07-04T06:00:00.000Z'],
  ['2026-10-24T22:00:00Z', '2026-10-25T07:00:00.000Z'],
])('FOL-11 what happens at %s is told at %s', (now, told) => {
  expect(iso(afterQuiet(at(now)))).toBe(told)
})
