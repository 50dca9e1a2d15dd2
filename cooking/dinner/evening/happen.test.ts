import { expect, test } from 'vitest'
import { ALONE, CHICKEN, clock, FATTOUSH } from '../dishes.fixture.ts'
import { planDinner } from '../plan-dinner.ts'
import { type Evening, inHands, startEvening } from './evening.ts'
import { happen } from './happen.ts'
import { freeUntil, nextFor } from './next.ts'

const COOK = 0
const DISHES = [CHICKEN, FATTOUSH]
const planned = () => startEvening(DISHES, ALONE, planDinner(DISHES, ALONE)!)
const named = (one?: { dish: number; step: number }) => one && `${'CF'[one.dish]}${one.step + 1}`

/** Presses Next until a step is in hands, each time when it is due. */
function pressTo(name: string): { evening: Evening; now: number } {
  let now = planned().steps[0]!.start
  let evening = happen(planned(), { kind: 'began', cook: COOK, dish: 1, step: 0 }, now)
  while (named(inHands(evening, COOK)) !== name) {
    const held = inHands(evening, COOK)
    const next = nextFor(evening, COOK)
    now = Math.max(now, held?.handsEnd ?? 0, held ? -Infinity : (next?.start ?? 0))
    if (!held) now = next!.start
    evening = held
      ? happen(evening, { kind: 'next', cook: COOK, dish: held.dish, step: held.step }, now)
      : happen(evening, { kind: 'began', cook: COOK, dish: next!.dish, step: next!.step }, now)
  }
  return { evening, now }
}

test('DIN-40 Next goes on with the other dish when that is due, and leaves hands free when nothing is', () => {
  const { evening, now } = pressTo('C1')
  expect([clock(now), named(nextFor(evening, COOK))]).toEqual(['17:48', 'C2'])
  const late = pressTo('F4')
  const free = happen(late.evening, { kind: 'next', cook: COOK, dish: 1, step: 3 }, late.now + 4)
  expect(inHands(free, COOK)).toBeUndefined()
  expect(clock(freeUntil(free, COOK, late.now + 4)!)).toBe('18:51')
})

test('DIN-40 the same press again changes nothing', () => {
  const { evening, now } = pressTo('C2')
  const again = { kind: 'next', cook: COOK, dish: 0, step: 0 } as const
  expect(happen(evening, again, now)).toEqual(evening)
  expect(happen(evening, { ...again, kind: 'began' }, now)).toEqual(evening)
  const without = happen(evening, { kind: 'skipped', dish: 0, step: 2 }, now)
  expect(happen(without, { kind: 'skipped', dish: 0, step: 2 }, now)).toEqual(without)
  const alone = happen(evening, { kind: 'leftOut', dish: 1 }, now)
  expect(happen(alone, { kind: 'leftOut', dish: 1 }, now)).toEqual(alone)
  expect(happen(evening, { kind: 'gone', cook: COOK }, now)).toEqual(evening)
})

test('DIN-40 a second cook takes a dish over, and hands it back by going home', () => {
  const { evening, now } = pressTo('F2')
  const two = happen(evening, { kind: 'shared', dish: 0 }, now)
  expect(two.kitchen.cooks).toBe(2)
  expect(named(nextFor(two, 1))).toBe('C7')
  expect(named(nextFor(two, COOK))).toBe('F3')
  const one = happen(two, { kind: 'gone', cook: 1 }, now)
  expect(one.steps.filter(({ start }) => start > now).every(({ cook }) => cook === COOK)).toBe(true)
})
