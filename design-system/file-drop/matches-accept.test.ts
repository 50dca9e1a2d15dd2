import { expect, test } from 'vitest'
import { matchesAccept } from './matches-accept.ts'

const ACCEPT = '.zip, .paprikarecipes,image/*,application/json'

test.each([
  ['Export.ZIP', 'application/zip'],
  ['mine.paprikarecipes', ''],
  ['cake.heic', 'image/heic'],
  ['recipes.txt', 'application/json'],
])('%s is taken', (name, type) => {
  expect(matchesAccept({ name, type }, ACCEPT)).toBe(true)
})

test.each([
  ['zip', 'text/plain'],
  ['cake.pdf', 'application/pdf'],
  ['image.txt', 'imagery/png'],
])('%s is refused', (name, type) => {
  expect(matchesAccept({ name, type }, ACCEPT)).toBe(false)
})

test('without a list every file is taken', () => {
  expect(matchesAccept({ name: 'anything', type: '' }, '')).toBe(true)
})
