import { expect, test } from 'vitest'
import { readTime, writeClock, writeVttTime } from './times.ts'

test('a time is read with hours or without, with a point or a comma', () => {
  expect(readTime('0:42')).toBe(42_000)
  expect(readTime('00:42.5')).toBe(42_500)
  expect(readTime('1:02:03,250')).toBe(3_723_250)
  expect(readTime('75:00')).toBe(4_500_000)
})

test('what is no time is none', () => {
  for (const text of ['', '42', '0:60', '1:60:00', '1:2:3:4', '0:4', 'a:bc', '-0:42'])
    expect(readTime(text)).toBeUndefined()
})

test('a time is written as the format and as people have it', () => {
  expect(writeVttTime(3_723_050)).toBe('01:02:03.050')
  expect(writeClock(42_000)).toBe('00:42')
  expect(writeClock(3_723_050)).toBe('1:02:03.050')
})
