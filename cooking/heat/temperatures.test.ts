import { expect, test } from 'vitest'
import { temperaturesIn } from './temperatures.ts'

const found = (text: string) =>
  temperaturesIn(text).map(({ celsius, scale, place, mode }) => [celsius, scale, place, mode])

test('scales are told apart, and a number that may be either is left out', () => {
  expect(found('Bake at 350°F/180°C/gas 4.')).toEqual([
    [175, 'F', 'oven', undefined],
    [180, 'C', 'oven', undefined],
    [180, 'gas', 'oven', undefined],
  ])
  expect(found('Preheat oven to 250 degrees.')).toEqual([])
})

test('the word for a fan belongs to the heat that it stands beside', () => {
  expect(found('Ofen auf 200 °C (Umluft 180 °C) vorheizen.').map(([, , , mode]) => mode)).toEqual([
    undefined,
    'fan',
  ])
})

test('oil and the inside of meat are no oven', () => {
  expect(found('Roast at 200 °C to an internal temperature of 63 °C.')).toEqual([
    [200, 'C', 'oven', undefined],
    [63, 'C', 'other', undefined],
  ])
  expect(found('Heat the oil to 180 °C.')).toEqual([[180, 'C', 'other', undefined]])
})
