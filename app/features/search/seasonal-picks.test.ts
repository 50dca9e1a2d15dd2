import { expect, test } from 'vitest'
import { seasonOf } from './seasonal-picks.tsx'

test.for([
  ['winter', [11, 0, 1]],
  ['spring', [2, 3, 4]],
  ['summer', [5, 6, 7]],
  ['autumn', [8, 9, 10]],
] as const)('%s has its three months', ([season, months]) => {
  for (const month of months) expect(seasonOf(new Date(2026, month, 15))).toBe(season)
})
