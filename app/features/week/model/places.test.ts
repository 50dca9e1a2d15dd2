import { expect, test } from 'vitest'
import { mealWith, weekWith } from '../../../../.storybook/data/week.ts'
import type { Slot } from '#contract/week/week.ts'
import { cardOf } from './card.ts'
import { placeBeside, spotBeside, type Spot, type Step } from './places.ts'

const card = cardOf(
  weekWith([
    mealWith({ Key: 'a', Day: '2026-11-28', Slot: 'dinner' }),
    mealWith({ Key: 'b', Day: '2026-11-28', Slot: 'dinner' }),
    mealWith({ Key: 'c', Day: '2026-11-29', Slot: 'lunch' }),
  ]),
  ['2026-11-27', '2026-11-28', '2026-11-29'],
)

/** Where steps lead, as "day slot index". */
function walk(from: string, ...steps: Step[]) {
  const [day = '', slot = '', index = '0'] = from.split(' ')
  let spot: Spot = { day: `2026-11-${day}`, slot: slot as Slot, index: Number(index) }
  for (const step of steps) spot = spotBeside(card, spot, step, true) ?? spot
  return `${spot.day.slice(8)} ${spot.slot} ${spot.index}`
}

test('WEK-50 arrows pass the dishes of a meal time one after the other', () => {
  expect(walk('27 dinner', 'down')).toBe('28 dinner 0')
  expect(walk('27 dinner', 'down', 'down')).toBe('28 dinner 1')
  expect(walk('27 dinner', 'down', 'down', 'down')).toBe('29 dinner 0')
  expect(walk('29 dinner', 'up')).toBe('28 dinner 1')
})

test('WEK-50 arrows go to the meal time beside it, and stop at the edges', () => {
  expect(walk('28 dinner 1', 'start')).toBe('28 lunch 0')
  expect(walk('27 breakfast', 'start')).toBe('27 breakfast 0')
  expect(walk('27 breakfast', 'up')).toBe('27 breakfast 0')
  expect(walk('29 dinner', 'end', 'down')).toBe('29 dinner 0')
})

test('WEK-50 Home and End lead to the first and the last day', () => {
  expect(walk('28 lunch', 'first')).toBe('27 lunch 0')
  expect(walk('28 lunch', 'last')).toBe('29 lunch 0')
  expect(walk('27 lunch', 'first')).toBe('27 lunch 0')
})

test('a meal that is carried goes from place to place, whatever stands there', () => {
  const from = { day: '2026-11-27', slot: 'dinner' } as const
  const first = placeBeside(card, from, 'down', true)
  expect(first).toEqual({ day: '2026-11-28', slot: 'dinner' })
  expect(first && placeBeside(card, first, 'down', true)).toEqual({
    day: '2026-11-29',
    slot: 'dinner',
  })
  expect(placeBeside(card, from, 'start', false)).toBeUndefined()
})
