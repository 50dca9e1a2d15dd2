import { expect, test } from 'vitest'
import type { DinnerDish, DinnerPlan } from './dinner.ts'
import { ALONE, CHICKEN, clock, FATTOUSH, LASAGNE, MOUSSE, oven, step } from './dishes.fixture.ts'
import { heatingsOf } from './heating.ts'
import { planDinner } from './plan-dinner.ts'

/** "18:05 C5": when each step begins, with a letter for each dish. */
const read = (plan: DinnerPlan | undefined, letters: string) =>
  plan?.steps.map((one) => `${clock(one.start)} ${letters[one.dish]}${one.step + 1}`)

/** "17:36 200": when the oven is set to which heat. */
const heatings = (dishes: DinnerDish[]) =>
  heatingsOf(planDinner(dishes, ALONE)?.steps ?? [], dishes).map(
    ({ at, celsius }) => `${clock(at)} ${celsius}`,
  )

test('DIN-01 lemon chicken and fattoush at seven come out to the minute', () => {
  expect(read(planDinner([CHICKEN, FATTOUSH], ALONE), 'CF')).toEqual([
    '17:44 F1',
    '17:48 C1',
    '17:51 C2',
    '17:56 C3',
    '18:00 C4',
    '18:03 C5',
    '18:30 C6',
    '18:31 F2',
    '18:35 F3',
    '18:41 F4',
    '18:51 C7',
    '18:53 F5',
  ])
})

test('DIN-01 lasagne at seven and mousse at a quarter to eight come out to the minute', () => {
  expect(read(planDinner([LASAGNE, MOUSSE], ALONE), 'LM')).toEqual([
    '17:12 M1',
    '17:20 L1',
    '17:28 M2',
    '17:31 M3',
    '17:36 M4',
    '17:38 M5',
    '17:42 M6',
    '17:45 L2',
    '17:55 L3',
    '17:58 L4',
    '18:06 L5',
    '18:14 L6',
    '18:49 L7',
    '19:44 M7',
  ])
})

test('DIN-06 the oven is on in time, and gets hotter once the bread is out', () => {
  expect(heatings([CHICKEN, FATTOUSH])).toEqual(['17:36 200', '17:56 220'])
  expect(heatings([LASAGNE, MOUSSE])).toEqual(['18:02 190'])
})

test('DIN-05 two cooks begin six minutes later', () => {
  const plan = planDinner([CHICKEN, FATTOUSH], { ...ALONE, cooks: 2 })
  expect(clock(plan?.begin ?? 0)).toBe('17:50')
  expect(new Set(plan?.steps.map(({ dish, cook }) => `${dish} ${cook}`)).size).toBe(2)
})

test('DIN-01 a dish that is made in the morning leaves the evening to the other', () => {
  expect(clock(planDinner([LASAGNE], ALONE)?.begin ?? 0)).toBe('17:37')
  expect(clock(planDinner([MOUSSE], ALONE)?.begin ?? 0)).toBe('17:15')
})

test('DIN-06 two dishes that want the oven last at different heats do not fit together', () => {
  expect(planDinner([CHICKEN, LASAGNE], ALONE)).toBeUndefined()
  expect(planDinner([CHICKEN, LASAGNE], { ...ALONE, ovens: 2 })).toBeDefined()
})

const baked = (celsius: number, eatenAt: number) => ({
  ...CHICKEN,
  steps: [step(1, 20, { ...oven(celsius), standsFor: 15 })],
  eatenAt,
})

test('DIN-06 an oven that is too hot for the second dish has its time to get cooler', () => {
  const dishes = [baked(220, -30), baked(160, 0)]
  const [first, second] = planDinner(dishes, ALONE)!.steps
  expect(second!.handsEnd - first!.waitEnd).toBeGreaterThanOrEqual(6)
})
