import { expect, test } from 'vitest'
import { ALONE, CHICKEN, clock, FATTOUSH } from '../dishes.fixture.ts'
import { planDinner } from '../plan-dinner.ts'
import { begin } from './begin.ts'
import { inHands, startEvening } from './evening.ts'
import { skipStep } from './leave-out.ts'

const DISHES = [CHICKEN, FATTOUSH]
const planned = startEvening(DISHES, ALONE, planDinner(DISHES, ALONE)!)
/** Of a time before people sit down at seven: the oven is turned on at 17:36. */
const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours - 19) * 60 + minutes
}
const times = ({ dishes, chosen }: typeof planned) => ({
  eaten: dishes.map(({ eatenAt }) => clock(eatenAt)),
  chosen: chosen.map(clock),
})

test('DIN-23 three minutes too early everything is three minutes earlier, and seven stays what was planned', () => {
  const begun = begin(planned, 0, at('17:33'))
  expect(times(begun)).toEqual({ eaten: ['18:57', '18:57'], chosen: ['19:00', '19:00'] })
  // The oven gets hot before anybody's hands begin.
  expect(inHands(begun, 0)).toBeUndefined()
  expect(clock(begun.steps[0]!.start)).toBe('17:41')
  const skipped = skipStep(begun, 1, 1, at('17:34')).evening
  expect(times(skipped).eaten).toEqual(['18:57', '18:57'])
})

test('DIN-23 more than a quarter of an hour too early, and in time, the table stays', () => {
  expect(begin(planned, 0, at('17:20'))).toEqual(planned)
  const begun = begin(planned, 0, at('17:44'))
  expect(inHands(begun, 0)).toMatchObject({ dish: 1, step: 0, start: at('17:44') })
  expect(times(begun).eaten).toEqual(['19:00', '19:00'])
})
