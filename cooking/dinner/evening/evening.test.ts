import { expect, test } from 'vitest'
import { ALONE, CHICKEN, clock, FATTOUSH } from '../dishes.fixture.ts'
import { planDinner } from '../plan-dinner.ts'
import type { Change } from './change.ts'
import { type Evening, inHands, startEvening } from './evening.ts'
import { lateBy } from './late.ts'
import { cookLeaves, leaveOut, skipStep } from './leave-out.ts'
import { canWait, freeUntil, nextFor, otherDishes, runningWaits } from './next.ts'
import { answerBell, asOf, beginStep, finishHands } from './press.ts'
import { tookOtherwise } from './took.ts'

const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours - 19) * 60 + minutes
}
const COOK = 0
const [CHICKEN_DISH, FATTOUSH_DISH] = [0, 1]

/** Chicken and fattoush as planned, up to a time. */
function eveningAt(time: string, kitchen = ALONE): Evening {
  const plan = planDinner([CHICKEN, FATTOUSH], kitchen)!
  const presses = plan.steps
    .flatMap(({ start, handsEnd, cook, dish }) => [
      { when: start, press: (evening: Evening) => beginStep(evening, cook, dish, start) },
      { when: handsEnd, press: (evening: Evening) => finishHands(evening, cook, handsEnd) },
    ])
    .filter(({ when }) => when <= at(time))
    .toSorted((a, b) => a.when - b.when)
  const evening = presses.reduce(
    (before, { press }) => press(before),
    startEvening([CHICKEN, FATTOUSH], kitchen, plan),
  )
  return asOf(evening, at(time))
}

const named = ({ dish, step }: { dish: number; step: number }) => `${'CF'[dish]}${step + 1}`
/** "F4 18:41 > 18:53": what moves. */
const moves = ({ moves: all }: Change) =>
  all.map(({ step, before }) => `${named(step)} ${clock(before)} > ${clock(step.start)}`)
const stays = ({ stays: all }: Change) => all.map((one) => `${named(one)} ${clock(one.start)}`)

test('an evening that goes as planned stays as it was planned', () => {
  const planned = planDinner([CHICKEN, FATTOUSH], ALONE)!.steps
  expect(eveningAt('18:36').steps).toEqual(planned)
  expect(eveningAt('18:58').steps).toEqual(planned)
})

test('DIN-15 the chicken is in the oven while the tomatoes are cut, and asks for hands again at 18:51', () => {
  const evening = eveningAt('18:36')
  expect(named(inHands(evening, COOK)!)).toBe('F3')
  expect(named(nextFor(evening, COOK)!)).toBe('F4')
  const [chicken] = otherDishes(evening, COOK, at('18:36'))
  expect(chicken).toMatchObject({
    dish: CHICKEN_DISH,
    doing: 'oven',
    until: at('18:51'),
    again: at('18:51'),
  })
  expect(runningWaits(evening, at('18:36')).map(named)).toEqual(['C6'])
})

test('DIN-15 whoever cooks sees the other dish of another cook, and what is left for them', () => {
  const evening = eveningAt('18:31', { ...ALONE, cooks: 2 })
  const cook = evening.steps.find(({ dish }) => dish === CHICKEN_DISH)!.cook
  expect(otherDishes(evening, cook, at('18:31'))).toMatchObject([
    { dish: CHICKEN_DISH, doing: 'oven', again: at('18:32') },
    { dish: FATTOUSH_DISH, doing: 'cook', cook: 1 - cook, until: at('18:34'), again: undefined },
  ])
})

test('DIN-15 hands are free until the bell, and what is next is of the other dish', () => {
  const evening = eveningAt('18:46')
  expect(clock(freeUntil(evening, COOK, at('18:46'))!)).toBe('18:51')
  expect(named(nextFor(evening, COOK)!)).toBe('C7')
})

test('DIN-16 ten minutes late at the tomatoes: four of them move the table, and the tray does not wait', () => {
  const late = lateBy(eveningAt('18:36'), COOK, 10, at('18:36'))
  expect(clock(late.table)).toBe('19:04')
  expect(late.spared).toBe(6)
  expect(stays(late)).toEqual(['C7 18:51'])
  expect(moves(late)).toEqual(['F4 18:41 > 18:53', 'F5 18:53 > 18:57'])
  expect(late.waits).toEqual([
    { dish: CHICKEN_DISH, before: 2, minutes: 6, holdsFor: 15, isOver: false, keeping: 'foil' },
  ])
})

test('DIN-16 without the rest of five minutes they eat at seven all the same', () => {
  const { shorter } = lateBy(eveningAt('18:36'), COOK, 10, at('18:36'))
  expect(shorter).toMatchObject({ dish: FATTOUSH_DISH, step: 4, minutes: 5 })
  expect(clock(shorter!.change.table)).toBe('19:00')
})

test('DIN-16 five minutes late are to spare', () => {
  const late = lateBy(eveningAt('18:36'), COOK, 5, at('18:36'))
  expect(clock(late.table)).toBe('19:00')
  expect([late.spared, moves(late), late.shorter]).toEqual([5, ['F4 18:41 > 18:46'], undefined])
})

test('DIN-16 an hour late the chicken waits for longer than is good for it, and that is said', () => {
  const late = lateBy(eveningAt('18:36'), COOK, 60, at('18:36'))
  expect(clock(late.table)).toBe('19:54')
  expect(late.waits).toMatchObject([{ dish: CHICKEN_DISH, isOver: true, keeping: 'foil' }])
})

test('DIN-17 whoever is early goes on: cold work moves up, and bells stay', () => {
  const evening = finishHands(eveningAt('18:36'), COOK, at('18:38'))
  expect(clock(nextFor(evening, COOK)!.start)).toBe('18:38')
  const next = beginStep(evening, COOK, FATTOUSH_DISH, at('18:38'))
  expect(clock(freeUntil(finishHands(next, COOK, at('18:42')), COOK, at('18:42'))!)).toBe('18:51')
})

test('DIN-15 a bell interrupts what is in hands, which goes on after it', () => {
  const before = eveningAt('18:05')
  const whisking = beginStep(before, COOK, FATTOUSH_DISH, at('18:28'))
  expect(canWait(whisking, inHands(whisking, COOK)!)).toBe(true)
  const later = asOf(asOf(whisking, at('18:29')), at('18:30'))
  expect(clock(inHands(later, COOK)!.handsEnd)).toBe('18:33')
  expect(nextFor(later, COOK)).toMatchObject({ dish: CHICKEN_DISH, step: 5, start: at('18:30') })
  const beans = answerBell(later, COOK, CHICKEN_DISH, at('18:30'))
  expect(named(inHands(beans, COOK)!)).toBe('C6')
  const on = finishHands(beans, COOK, at('18:32'))
  expect(named(inHands(on, COOK)!)).toBe('F2')
  expect(clock(inHands(on, COOK)!.handsEnd)).toBe('18:34')
  expect(runningWaits(on, at('18:32')).map(({ waitEnd }) => clock(waitEnd))).toEqual(['18:52'])
})

test('DIN-18 without the fattoush they eat as soon as the chicken has rested', () => {
  const change = leaveOut(eveningAt('18:36'), FATTOUSH_DISH, at('18:36'))
  expect(clock(change.table)).toBe('18:58')
  expect(stays(change)).toEqual(['C7 18:51'])
  expect(
    change.evening.steps.filter(({ dish, start }) => dish === FATTOUSH_DISH && start > at('18:36')),
  ).toEqual([])
})

test('DIN-18 a step that is skipped is done no more, and its oven is free', () => {
  const change = skipStep(eveningAt('17:49'), FATTOUSH_DISH, 0, at('17:49'))
  expect(runningWaits(change.evening, at('17:49'))).toEqual([])
  expect(clock(change.table)).toBe('19:00')
  const later = skipStep(eveningAt('18:36'), FATTOUSH_DISH, 3, at('18:36'))
  expect(later.evening.steps.map(named)).not.toContain('F4')
})

test('DIN-19 a cook who leaves hands over what is left', () => {
  const two = { ...ALONE, cooks: 2 }
  const before = eveningAt('18:31', two)
  const cook = before.steps.find(({ dish }) => dish === FATTOUSH_DISH)!.cook
  const { evening, table } = cookLeaves(before, cook, at('18:31'))
  const left = evening.steps.filter(({ dish, step }) => evening.states[dish]![step] === 'open')
  expect(left.map(({ cook: by }) => by)).not.toContain(cook)
  expect(clock(table)).toBe('19:02')
  expect(() => cookLeaves(evening, 1 - cook, at('18:31'))).toThrow(RangeError)
})

test('what took more than a third longer is known, without what a bell asked for in between', () => {
  const whisking = beginStep(eveningAt('18:05'), COOK, FATTOUSH_DISH, at('18:28'))
  const beans = answerBell(whisking, COOK, CHICKEN_DISH, at('18:30'))
  const on = finishHands(finishHands(beans, COOK, at('18:31')), COOK, at('18:33'))
  expect(tookOtherwise(on)).toEqual([])
  const slow = finishHands(eveningAt('18:36'), COOK, at('18:45'))
  expect(tookOtherwise(slow)).toEqual([{ dish: FATTOUSH_DISH, step: 2, planned: 6, minutes: 10 }])
  // No minutes at all are those of somebody who presses on.
  const pressed = finishHands(eveningAt('18:35'), COOK, at('18:35'))
  expect(tookOtherwise(pressed)).toEqual([])
})
