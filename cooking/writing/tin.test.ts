import { expect, test } from 'vitest'
import { isTin, measuresOfTin } from './tin.ts'

test.each([
  ['26 cm tin', { diameter: 26 }],
  ['26-cm-Springform', { diameter: 26 }],
  ['springform tin of 24cm', { diameter: 24 }],
  ['Springform (Ø 22 cm)', { diameter: 22 }],
  ['Tarteform von 27,5 cm', { diameter: 27.5 }],
  ['9-inch cake pan', { diameter: 23 }],
  ['20 × 30 cm baking dish', { sides: [20, 30] }],
  ['Backblech von 30x40 cm', { sides: [30, 40] }],
  ['Auflaufform 20 cm x 30 cm', { sides: [20, 30] }],
  ['9 by 13 inch pan', { sides: [23, 33] }],
  ['20 cm square tin', { sides: [20, 20] }],
  ['quadratische Form, 23 cm', { sides: [23, 23] }],
  ['30 cm loaf tin', {}],
  ['Kastenform 30 cm', {}],
  ['12-hole muffin tin', {}],
  ['2-litre bundt tin', {}],
  ['Springform', {}],
  ['2 large tins of 900 cm', {}],
])('%s has these measures', (words, measures) => {
  expect(isTin(words)).toBe(true)
  expect(measuresOfTin(words)).toEqual(measures)
})

test.each(['as a main course', 'for a party of 26', 'als Vorspeise', '26 cm', 'information', ''])(
  '“%s” is not a tin',
  (words) => {
    expect(isTin(words)).toBe(false)
    expect(measuresOfTin(words)).toEqual({})
  },
)
