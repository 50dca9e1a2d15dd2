import { expect, test } from 'vitest'
import { ALONE, CHICKEN, clock, FATTOUSH, LASAGNE, MOUSSE } from '../dishes.fixture.ts'
import { planDinner } from '../plan-dinner.ts'
import { easierOf } from './ahead.ts'
import { factsOf, tableIfBegun } from './facts.ts'
import { inTheWayOf } from './in-the-way.ts'
import { lanesOf } from './lanes.ts'
import { aheadMoment, minuteOf, momentOf } from './reminder.ts'
import { inOvenAt, type PlanRow, rowsOf } from './rows.ts'

const TWO = { ...ALONE, cooks: 2 }
const chicken = [CHICKEN, FATTOUSH]
const lasagne = [LASAGNE, MOUSSE]
const planOf = (dishes: typeof chicken, kitchen = ALONE) => planDinner(dishes, kitchen)!

/** "18:05 free 25": a row of the list. */
function read(row: PlanRow): string {
  const what =
    row.kind === 'heat'
      ? row.heating.celsius
      : row.kind === 'step'
        ? `${row.step.dish}.${row.step.step + 1} ${row.minutes}`
        : row.kind === 'table'
          ? row.stood.map(({ dish, minutes }) => `${dish} stood ${minutes}`).join()
          : row.free.to - row.free.from
  return `${clock(row.at)} ${row.kind} ${what}`.trim()
}

test('DIN-10 chicken and fattoush cost 40 minutes of hands, leave 25 for the cook and 6 to spare', () => {
  const { first, begin, sittings, cooks, length } = factsOf(planOf(chicken), chicken)
  expect([clock(first.at), first.kind, clock(begin), length]).toEqual([
    '17:36',
    'oven',
    '17:44',
    76,
  ])
  expect(sittings).toEqual([{ at: 0, dishes: [0, 1] }])
  expect(cooks).toEqual([{ cook: 0, begin: begin, hands: 40, free: 25, spare: 6 }])
})

test('DIN-10 whoever begins three minutes before the oven is due eats three minutes earlier', () => {
  expect(clock(tableIfBegun(planOf(chicken), chicken, -87))).toBe('18:57')
})

test('DIN-10 a dessert has its own time, and no free stretch goes over a meal', () => {
  const { first, sittings, cooks } = factsOf(planOf(lasagne), lasagne)
  expect([clock(first.at), first.kind]).toEqual(['17:12', 'hands'])
  expect(sittings.map(({ at }) => clock(at))).toEqual(['19:00', '19:45'])
  expect(cooks).toMatchObject([{ hands: 63, free: 35, spare: 0 }])
})

test('DIN-11 two cooks have their own begin, hands and minutes to spare', () => {
  const { cooks } = factsOf(planOf(chicken, TWO), chicken)
  expect(cooks.map(({ begin, hands, spare }) => [clock(begin), hands, spare])).toEqual([
    ['17:50', 20, 0],
    ['17:53', 20, 9],
  ])
})

test('DIN-10 the list says what begins when, what is free, and what has stood', () => {
  const rows = rowsOf(planOf(chicken), chicken)
  expect(rows.map(read)).toEqual([
    '17:36 heat 200',
    '17:44 step 1.1 4',
    '17:48 step 0.1 3',
    '17:51 step 0.2 5',
    '17:56 step 0.3 4',
    '18:00 step 0.4 3',
    '18:03 step 0.5 2',
    '18:05 free 25',
    '18:30 step 0.6 1',
    '18:31 step 1.2 4',
    '18:35 step 1.3 6',
    '18:41 step 1.4 4',
    '18:45 spare 6',
    '18:51 step 0.7 2',
    '18:53 step 1.5 2',
    '19:00 table 0 stood 2',
  ])
  expect(rows[2]).toMatchObject({ goesIn: [{ dish: 1, step: 0 }] })
  expect(rows[4]).toMatchObject({ comesOut: [{ dish: 1, step: 0 }], heatsTo: { celsius: 220 } })
  expect(inOvenAt(planOf(chicken).steps, -70).map(({ dish }) => dish)).toEqual([1])
})

test('DIN-10 lanes have hands, an oven with its heats, and what waits; a hob only if it is used', () => {
  const { hands, ovens, hob, waits } = lanesOf(planOf(chicken), chicken)
  expect(hands.map(({ blocks, free }) => [blocks.length, free.length])).toEqual([[12, 2]])
  const [oven] = ovens
  expect(oven!.heatings.map(({ from, to, celsius }) => [clock(from), clock(to), celsius])).toEqual([
    ['17:36', '17:48', 200],
    ['17:56', '18:05', 220],
  ])
  expect(oven!.stays.map(({ from, to, dish }) => [clock(from), clock(to), dish])).toEqual([
    ['17:48', '17:56', 1],
    ['18:05', '18:51', 0],
  ])
  expect(hob).toEqual([])
  expect(waits.map(({ from, to, dish }) => [clock(from), clock(to), dish])).toEqual([
    ['18:53', '18:58', 0],
    ['18:55', '19:00', 1],
  ])
  expect(lanesOf(planOf(lasagne), lasagne).hob).toHaveLength(1)
})

test('DIN-12 the bread goes first because both want the oven, and the tray stands for two minutes', () => {
  expect(inTheWayOf(planOf(chicken), chicken, ALONE)).toMatchObject([
    { kind: 'oven', dish: 1, step: 0, by: { dish: 0, step: 4 } },
    { kind: 'stands', dish: 0, minutes: 2, keeping: 'foil' },
  ])
})

test('DIN-12 the mousse goes first because it stands cold for two hours', () => {
  const [first] = inTheWayOf(planOf(lasagne), lasagne, ALONE)
  expect(first).toMatchObject({ kind: 'wait', dish: 1, step: 5, minutes: 120 })
})

test('DIN-12 with the mousse in the morning the evening begins at 17:37', () => {
  const [easier] = easierOf(planOf(lasagne), lasagne, ALONE, [1])
  expect([easier?.dish, clock(easier!.begin)]).toEqual([1, '17:37'])
  expect(easierOf(planOf(chicken), chicken, ALONE, [])).toEqual([])
})

test('nothing is in the way of a dish alone', () => {
  expect(inTheWayOf(planOf([CHICKEN]), [CHICKEN], ALONE)).toEqual([])
})

test('DIN-13 minutes are real ones, so a plan over a night in which clocks change is as long as any other', () => {
  const table = new Date('2026-10-25T01:30:00Z')
  expect(momentOf(table, -90).toISOString()).toBe('2026-10-25T00:00:00.000Z')
  expect(minuteOf(table, new Date('2026-10-25T00:00:59Z'))).toBe(-90)
})

test('DIN-13 what can be done before is reminded of at eight in the evening before, or at nine', () => {
  const table = new Date(2026, 10, 28, 19, 0)
  expect(aheadMoment(table, 'evening')).toEqual(new Date(2026, 10, 27, 20, 0))
  expect(aheadMoment(table, 'morning')).toEqual(new Date(2026, 10, 28, 9, 0))
})
