import { expect, test } from 'vitest'
import { fahrenheit, gasMark, ovenFahrenheit } from './oven-heat.ts'

test('an oven temperature becomes a usual °F setting and gas mark', () => {
  const heats = [140, 160, 170, 180, 190, 200, 220, 240].map((celsius) => [
    ovenFahrenheit(celsius),
    gasMark(celsius),
  ])
  expect(heats).toEqual([
    [275, '1'],
    [325, '3'],
    [325, '3'],
    [350, '4'],
    [375, '5'],
    [400, '6'],
    [425, '7'],
    [475, '9'],
  ])
})

test('a temperature above or below all gas marks has none', () => {
  expect([133, 134, 246, 247].map(gasMark)).toEqual([undefined, '1', '9', undefined])
})

test('food and oil are converted to the degree', () => {
  expect([0, 74, 100, 175].map(fahrenheit)).toEqual([32, 165, 212, 347])
})
