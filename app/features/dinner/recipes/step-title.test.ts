import { expect, test } from 'vitest'
import { stepTitle } from './step-title.ts'

test.each([
  ['Heat the oven to 200 °C (180 °C fan). Cut 4 tomatoes. Slice them.', 'Cut 4 tomatoes.'],
  ['Heize den Ofen auf 200 °C vor. Schneide 4 Tomaten.', 'Schneide 4 Tomaten.'],
  ['Heat the oven to 200 °C.', 'Heat the oven to 200 °C.'],
  ['Cut 4 tomatoes. Heat the oven to 200 °C.', 'Cut 4 tomatoes.'],
])('DIN-10 a plan names what hands do: %s', (text, title) => {
  expect(stepTitle(text)).toBe(title)
})
