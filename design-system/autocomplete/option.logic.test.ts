import { expect, test } from 'vitest'
import { partName } from '#design-system/autocomplete/option.logic.ts'

test('a name is split around the searched text', () => {
  expect(partName('Onion, red', 'on')).toEqual(['', 'On', 'ion, red'])
  expect(partName('Lemon', ' ON ')).toEqual(['Lem', 'on', ''])
  expect(partName('Basil', 'on')).toEqual(['Basil', '', ''])
  expect(partName('Basil', ' ')).toEqual(['Basil', '', ''])
})
