import { expect, test } from 'vitest'
import type { WrittenMeal } from '#app/features/cooking-log/index.ts'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import { monthsOf } from './months-of.ts'

const entry = (Id: number, Day: string) => ({ Id, Day }) as CookingLogEntry
const waiting = (key: string, Day: string) => ({ key, Day }) as WrittenMeal

const idsOf = (months: ReturnType<typeof monthsOf>) =>
  months.map(({ month, meals }) => [
    month,
    meals.map((meal) => ('entry' in meal ? meal.entry.Id : meal.waiting.key)),
  ])

test('meals are grouped by month, the latest first', () => {
  const entries = [entry(4, '2026-11-22'), entry(3, '2026-11-01'), entry(1, '2025-11-30')]
  expect(idsOf(monthsOf(entries, []))).toEqual([
    ['2026-11', [4, 3]],
    ['2025-11', [1]],
  ])
  expect(monthsOf([], [])).toEqual([])
})

test('a meal that waits stands at its day, before the others of that day', () => {
  const entries = [entry(4, '2026-11-22'), entry(3, '2026-10-01')]
  const kept = [waiting('a', '2026-11-22'), waiting('b', '2026-11-22'), waiting('c', '2026-10-30')]
  expect(idsOf(monthsOf(entries, kept))).toEqual([
    ['2026-11', ['b', 'a', 4]],
    ['2026-10', ['c', 3]],
  ])
})
