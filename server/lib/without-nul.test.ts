import { expect, test } from 'vitest'
import { withoutNul } from './without-nul.ts'

test('NUL characters are taken out of all texts, however deep they lie', () => {
  expect(withoutNul('a\0b')).toBe('ab')
  expect(withoutNul({ a: 'x\0', b: [{ c: '\0\0' }, 1, null], d: 'y' })).toEqual({
    a: 'x',
    b: [{ c: '' }, 1, null],
    d: 'y',
  })
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}"a\\u0000"${']'.repeat(50_000)}`)
  expect(JSON.stringify([withoutNul('\0')])).toBe('[""]')
  let inner = withoutNul(deep)
  while (Array.isArray(inner)) inner = inner[0] as unknown
  expect(inner).toBe('a')
})
