import { describe, expect, test } from 'vitest'
import { IS_THOROUGH } from '#tests/support/thorough.ts'
import { REPEATED, REPEATED_OTHERWISE } from './fragments.ts'
import { superlinear } from './measure.ts'
import { SOURCES, TEXT_READERS } from './readers.ts'

/** Characters of the shorter text, and parts of the smaller source. */
const LENGTH = 3_000
const PARTS = 100
const TIMEOUT_MS = 600_000

describe('four times the text takes less than ten times the time', () => {
  test.each(Object.entries(TEXT_READERS))('%s', { timeout: TIMEOUT_MS }, async (_, read) => {
    const slow: string[] = []
    for (const { name, textOf } of IS_THOROUGH ? [...REPEATED, ...REPEATED_OTHERWISE] : REPEATED) {
      const found = await superlinear((times) => {
        const text = textOf(LENGTH * times)
        return () => read(text)
      })
      if (found !== undefined) slow.push(`${name}: ${found}`)
    }
    expect(slow).toEqual([])
  })
})

describe('four times the parts take less than ten times the time', () => {
  test.each(Object.entries(SOURCES))('%s', { timeout: TIMEOUT_MS }, async (_, read) => {
    expect(await superlinear((times) => () => read(PARTS * times))).toBeUndefined()
  })
})

const square = (times: number) => () => {
  const text = ' '.repeat(2 * LENGTH * times)
  return /\s+$/u.test(`${text}x`)
}

test('work that grows with the square is found', async () => {
  expect(await superlinear(square)).toContain('times as much')
})
