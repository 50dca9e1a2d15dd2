import { expect, test } from 'vitest'
import { draftTimes } from './step-times.ts'

test('times are read from the words of a text with tokens', () => {
  const text = 'Bake {apple!|the apples} for 40 to 45 minutes, {butter|butter} on {apple!|them}.'
  expect(draftTimes(text)).toMatchObject([{ min: 2400, max: 2700, index: 20 }])
})
