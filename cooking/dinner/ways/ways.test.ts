import { expect, test } from 'vitest'
import type { DinnerDish } from '../dinner.ts'
import { ALONE, CHICKEN, clock, FATTOUSH, LASAGNE, oven, step } from '../dishes.fixture.ts'
import { notPossible, type NotPossible, type Wanted } from './ways.ts'

const at = (hours: number, minutes: number) => (hours - 19) * 60 + minutes
const wanted = (dishes: DinnerDish[], more: Partial<Wanted> = {}): Wanted => ({
  dishes,
  kitchen: ALONE,
  now: at(12, 0),
  cooksMax: 2,
  others: [],
  minuteOfHour: 0,
  ...more,
})
/** "later 19:30": each way with the time at which people sit down. */
const ways = (found: NotPossible | undefined) =>
  found?.ways.map(({ kind, later }) => `${kind} ${later === undefined ? '–' : clock(later)}`)

const CHICKPEAS: DinnerDish = {
  steps: [step(5), step(4, 8, { usesRing: true, standsFor: 30 })],
  eatenAt: 0,
  holdsFor: 3,
  isFresh: false,
}
const bakedAt = (celsius: number): DinnerDish => ({
  steps: [step(8, 45, { ...oven(celsius), standsFor: 15 })],
  eatenAt: 0,
  holdsFor: 15,
  isFresh: false,
})
const FETA = bakedAt(200)

test('a dinner that can begin in time is possible', () => {
  expect(notPossible(wanted([CHICKEN, FATTOUSH], { now: at(17, 36) }))).toBeUndefined()
  expect(notPossible(wanted([CHICKEN, FATTOUSH], { now: at(17, 37) }))?.first).toBe(1)
})

test('DIN-20 at 18:05 they eat at 19:29 at the earliest, and four ways have their times', () => {
  const others = [[LASAGNE, CHICKPEAS], []]
  const found = notPossible(wanted([CHICKEN, FATTOUSH], { now: at(18, 5), others }))
  expect(clock(found!.first!)).toBe('19:29')
  expect(found).toMatchObject({ longest: { dish: 0, minutes: 70 }, ovenLast: undefined })
  expect(ways(found)).toEqual(['later 19:30', 'cook 19:20', 'dish 19:00', 'without 19:00'])
  expect(found?.ways[2]).toMatchObject({ dish: 0, other: 1 })
})

test('later times are round on the clock, whatever was typed', () => {
  const found = notPossible(
    wanted([CHICKEN, FATTOUSH], { now: at(18, 5), minuteOfHour: 3, cooksMax: 1 }),
  )
  expect(ways(found)?.[0]).toBe('later 19:32')
})

test('DIN-21 of two that want the oven last one is warmed, or a starter, or has a second oven; later changes nothing', () => {
  const found = notPossible(wanted([CHICKEN, FETA]))
  expect(found).toMatchObject({ first: undefined, ovenLast: [0, 1] })
  expect(ways(found)).toEqual(['warmed 19:00', 'starter 19:00', 'oven 19:00', 'later –'])
  expect(found?.ways[0]?.dish).toBe(1)
})

test('what is best fresh is not warmed', () => {
  const soufflé: DinnerDish = { ...FETA, holdsFor: 0, isFresh: true }
  const sponge: DinnerDish = {
    ...FETA,
    steps: [step(8, 30, oven(160))],
    holdsFor: 0,
    isFresh: true,
  }
  expect(ways(notPossible(wanted([soufflé, sponge])))).not.toContain('warmed 19:00')
})

test('DIN-22 four dishes that all want the oven last are refused with what is possible, and nothing fails', () => {
  const heats = [160, 180, 200, 220]
  const dishes = heats.map((celsius) => bakedAt(celsius))
  const found = notPossible(wanted(dishes))
  expect(found?.first).toBeUndefined()
  expect(ways(found)).toContain('later –')
})

test('DIN-22 a dinner for a time that is past is possible later', () => {
  const found = notPossible(wanted([FATTOUSH], { now: at(21, 0) }))
  expect(found!.first).toBeGreaterThan(120)
})
