import { expect, test } from 'vitest'
import { withFahrenheit } from './with-fahrenheit.ts'

const en = (text: string) => withFahrenheit(text, 'en').replaceAll('\u00a0', ' ')
const de = (text: string) => withFahrenheit(text, 'de').replaceAll('\u00a0', ' ')

test('the heat of an oven gets Fahrenheit, and in English the gas mark', () => {
  expect(en('Heat the oven to 220 °C (200 °C fan).')).toBe(
    'Heat the oven to 220 °C (200 °C fan) (≈ 425 °F, gas mark 7).',
  )
  expect(en('Bake in the oven at 180 °C.')).toBe(
    'Bake in the oven at 180 °C (≈ 350 °F, gas mark 4).',
  )
  expect(de('Heize auf 220 °C Ober-/Unterhitze (200 °C Umluft) vor.')).toBe(
    'Heize auf 220 °C Ober-/Unterhitze (200 °C Umluft) (≈ 425 °F) vor.',
  )
})

test('any other temperature gets Fahrenheit', () => {
  expect(en('Heat the oil to 175 °C.')).toBe('Heat the oil to 175 °C (≈ 347 °F).')
  expect(en('12 °, 5 slices')).toBe('12 °, 5 slices')
})
