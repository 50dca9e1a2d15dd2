import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitName } from './split-name.ts'

test.for([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['  María   García\tLópez ', 'María', 'García López'],
  ['Prince', 'Prince', ''],
  ['   ', '', ''],
] as const)('AUT-23 VAL-05 %j becomes first and last name', ([fullName, firstname, lastname]) => {
  expect(splitName(fullName)).toEqual({ firstname, lastname })
})

test('VAL-05 a split name still has all of its words', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\S+$/u), { minLength: 1 }), (words) => {
      const { firstname, lastname } = splitName(words.join('  '))
      expect([firstname, lastname].join(' ').trim()).toBe(words.join(' '))
    }),
  )
})
