import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { ALONE, CHICKEN, FATTOUSH } from '../dishes.fixture.ts'
import { startEvening } from '../evening/evening.ts'
import { lateBy } from '../evening/late.ts'
import { cookLeaves, leaveOut } from '../evening/leave-out.ts'
import { beginStep } from '../evening/press.ts'
import { planDinner } from '../plan-dinner.ts'
import { signOf } from './dish-sign.ts'
import { keptOf } from './keep.ts'
import { eveningOf } from './unkeep.ts'

const DISHES = [CHICKEN, FATTOUSH]
const FRAME = {
  table: new Date('2026-11-28T18:00:00Z'),
  people: 4,
  recipes: DISHES.map((dish, index) => ({ id: index + 1, dish })),
}
const TWO = { ...ALONE, cooks: 2 }
const started = () => startEvening(DISHES, TWO, planDinner(DISHES, TWO)!)
/** What another device receives. */
const sent = <Body>(body: Body) => JSON.parse(JSON.stringify(body)) as Body

test('DIN-30 a dinner is the same on the device that reads it', () => {
  const begun = beginStep(started(), 0, 0, -70)
  const evenings = [
    started(),
    begun,
    lateBy(begun, 0, 10, -68).evening,
    lateBy(begun, 0, 30, -68).shorter!.change.evening,
    leaveOut(begun, 1, -68).evening,
    cookLeaves(begun, 0, -69).evening,
  ]
  for (const evening of evenings) {
    const kept = sent(keptOf(evening, FRAME))
    expect(Value.Check(KeptDinner, kept)).toBe(true)
    expect(eveningOf(kept, DISHES)).toEqual(evening)
    expect(keptOf(eveningOf(kept, DISHES)!, FRAME)).toEqual(kept)
  }
})

test('DIN-30 a recipe that has changed since asks for a new plan', () => {
  const kept = keptOf(started(), FRAME)
  const slower = { ...CHICKEN, steps: CHICKEN.steps.with(0, { ...CHICKEN.steps[0]!, hands: 4 }) }
  expect(signOf(slower)).not.toBe(signOf(CHICKEN))
  expect(signOf({ ...CHICKEN, eatenAt: 45 })).toBe(signOf(CHICKEN))
  expect(eveningOf(kept, [slower, FATTOUSH])).toBeUndefined()
  expect(eveningOf(kept, [CHICKEN])).toBeUndefined()
})

test('what does not go with its dishes is planned again', () => {
  const kept = keptOf(started(), FRAME)
  const [first, ...rest] = kept.Steps
  const broken = [
    { ...first!, Step: 9 },
    { ...first!, Cook: 2 },
    { ...first!, HandsEnd: first!.Start - 1 },
    { ...first!, Oven: 0 },
    rest[0]!,
  ]
  for (const step of broken)
    expect(eveningOf({ ...kept, Steps: [step, ...rest] }, DISHES)).toBeUndefined()
  const gone = [0, 1].map((Cook) => ({ Cook, Until: null }))
  expect(eveningOf({ ...kept, Away: gone }, DISHES)).toBeUndefined()
})
