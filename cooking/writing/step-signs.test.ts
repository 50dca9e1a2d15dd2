import { expect, test } from 'vitest'
import { ovenIn, signIn } from './step-signs.ts'

test('a text that names the oven and a temperature sets the oven', () => {
  expect(ovenIn('Heat the oven to 180 °C. Mix {flour|flour}.')).toEqual({ Celsius: 180 })
  expect(ovenIn('Heize den Ofen auf 200 °C Umluft vor.')).toEqual({ Celsius: 200, Fan: true })
  expect(ovenIn('Roast at 220°C (fan) for an hour')).toEqual({ Celsius: 220, Fan: true })
  expect(ovenIn('Heat the grill: oven at 240 °C grill')).toEqual({ Celsius: 240, Grill: true })
})

test('another temperature, or an oven without one, sets no oven', () => {
  expect(ovenIn('Warm the milk to 40 °C.')).toBeUndefined()
  expect(ovenIn('Put it in the oven for 20 minutes.')).toBeUndefined()
  expect(ovenIn('Bake at 900 °C')).toBeUndefined()
})

test('what follows "until" in a step with a time is a sign that it is done', () => {
  expect(signIn('Bake for 45 minutes, until the crumble is golden brown.', 'en')).toBe(
    'the crumble is golden brown',
  )
  expect(signIn('Backe ihn 45 Minuten, bis die Streusel goldbraun sind.', 'de')).toBe(
    'die Streusel goldbraun sind',
  )
})

test('a step without a time, or with "bis" in a range of times, has no sign', () => {
  expect(signIn('Rub until you have crumbs the size of peas.', 'en')).toBeUndefined()
  expect(signIn('Backe es 40 bis 45 Minuten.', 'de')).toBeUndefined()
})
