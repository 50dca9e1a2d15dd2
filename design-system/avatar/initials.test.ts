import { expect, test } from 'vitest'
import { initials } from '#design-system/avatar/initials.ts'

test('initials are the first letters of the first and the last word', () => {
  expect(initials('Matteo Conti')).toBe('MC')
  expect(initials('  anna maria von der Tann ')).toBe('AT')
  expect(initials('mei')).toBe('M')
  expect(initials('Øyvind Åse')).toBe('ØÅ')
  expect(initials('')).toBe('')
  expect(initials('…')).toBe('')
})
