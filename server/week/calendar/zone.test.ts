import { expect, test } from 'vitest'
import { isZone, momentOf } from './zone.ts'

const at = (day: string, minutes: number, zone: string) =>
  new Date(momentOf(day, minutes, zone)).toISOString()

test('WEK-31 an hour is the one that clocks of its zone show, before and after they are changed', () => {
  expect(at('2026-10-24', 19 * 60, 'Europe/Berlin')).toBe('2026-10-24T17:00:00.000Z')
  expect(at('2026-10-25', 19 * 60, 'Europe/Berlin')).toBe('2026-10-25T18:00:00.000Z')
  expect(at('2027-03-27', 19 * 60, 'Europe/Berlin')).toBe('2027-03-27T18:00:00.000Z')
  expect(at('2027-03-28', 19 * 60, 'Europe/Berlin')).toBe('2027-03-28T17:00:00.000Z')
  expect(at('2026-11-28', 19 * 60, 'Pacific/Auckland')).toBe('2026-11-28T06:00:00.000Z')
  expect(at('2026-11-28', 19 * 60, 'Asia/Kathmandu')).toBe('2026-11-28T13:15:00.000Z')
})

test('WEK-31 an hour that is skipped is the next one, and of one that comes twice it is the first', () => {
  expect(at('2027-03-28', 150, 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z')
  expect(at('2026-10-25', 150, 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
})

test('a zone is one that this machine knows', () => {
  expect(['Europe/Berlin', 'UTC', 'Berlin', '', 'Europe/Berlin\r\nX:1'].map(isZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
