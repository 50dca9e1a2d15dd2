import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

test('every month belongs to its season', () => {
  const seasons = Array.from({ length: 12 }, (_, month) => seasonOf(new Date(2026, month, 15)))
  expect(seasons).toEqual([
    ...['winter', 'winter', 'spring', 'spring', 'spring', 'summer'],
    ...['summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter'],
  ])
})
