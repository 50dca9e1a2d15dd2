// The rules of an evening that runs, a second time and apart from `cooking/dinner`: what has begun is as it is, and
// whatever has not keeps every rule beside it.
import type { Minute, PlannedStep } from '#cooking/dinner/dinner.ts'
import type { Evening } from '#cooking/dinner/evening/evening.ts'
import { brokenBetween, mostAtOnce } from './rules.ts'

const stepOf = ({ dishes }: Evening, { dish, step }: PlannedStep) => dishes[dish]!.steps[step]!

/** Steps that stand on the heat of one that has begun, and come when their bell rings. */
function boundTo(evening: Evening): Set<PlannedStep> {
  const bound = new Set<PlannedStep>()
  for (const dish of evening.dishes.keys()) {
    const own = evening.steps.filter((one) => one.dish === dish).toSorted((a, b) => a.step - b.step)
    for (const [index, one] of own.entries()) {
      const before = own[index - 1]
      if (!before || evening.states[dish]![one.step] !== 'open') continue
      if (evening.states[dish]![before.step] === 'open' && !bound.has(before)) continue
      const [a, b] = [stepOf(evening, before), stepOf(evening, one)]
      const isOneOven = a.oven && b.oven && a.wait > 0 && b.wait > 0
      if (!b.isMeanwhile && (isOneOven || (a.usesRing && b.usesRing))) bound.add(one)
    }
  }
  return bound
}

/** What an open step breaks by itself. */
function brokenAlone(
  evening: Evening,
  one: PlannedStep,
  isBound: boolean,
  now: Minute,
): string | undefined {
  const dish = evening.dishes[one.dish]!
  const { hands, wait } = stepOf(evening, one)
  if (one.handsEnd - one.start !== hands || one.waitEnd - one.handsEnd !== wait)
    return 'a step has other minutes'
  if (one.start < now) return 'a step begins in the past'
  const back = evening.away[one.cook]!
  if (hands > 0 && (isBound ? back === Infinity : back > one.start))
    return 'a step is done by who is not there'
  return one.waitEnd > dish.eatenAt ? 'a dish is late' : undefined
}

/** What a step that is not begun breaks with another one. */
function brokenWith(evening: Evening, one: PlannedStep, other: PlannedStep, now: Minute) {
  const isBegun = evening.states[other.dish]![other.step] !== 'open'
  if (!isBegun) return brokenBetween(evening.dishes, one, other)
  const [a, b] = [stepOf(evening, one), stepOf(evening, other)]
  const inHands = evening.states[other.dish]![other.step] === 'hands'
  if (
    one.cook === other.cook &&
    a.hands > 0 &&
    inHands &&
    one.start < Math.max(now, other.handsEnd)
  )
    return 'a cook has two at once'
  if (one.dish === other.dish && one.step > other.step) {
    if (one.start < other.handsEnd) return 'a step begins before the one before it'
    if (!a.isMeanwhile && one.start < other.waitEnd) return 'a step does not wait for one before it'
  }
  if (one.dish === other.dish || one.oven === undefined || one.oven !== other.oven) return undefined
  // Food that waits for its oven goes in when its wait can end in time.
  const inOven = { ...other, handsEnd: Math.max(other.handsEnd, other.waitEnd - b.wait) }
  const found = brokenBetween(evening.dishes, one, inOven)
  return found === 'an oven has two heats at once' ? found : undefined
}

/** What happens to food if nothing else is possible. */
export const STANDS = 'food stands too long'

/**
 * The first rule that an evening breaks from now on, {@link STANDS} only if it breaks no other; undefined when it
 * keeps every rule.
 */
export function brokenEvening(evening: Evening, now: Minute): string | undefined {
  const { dishes, steps, states, kitchen, leftOut } = evening
  for (const [dish, own] of states.entries())
    for (const [step, state] of own.entries()) {
      const found = steps.filter((one) => one.dish === dish && one.step === step).length
      if (found !== (state === 'out' ? 0 : 1)) return 'a step is lost, or there twice'
    }
  const bound = boundTo(evening)
  let stands: typeof STANDS | undefined
  const open = steps.filter((one) => states[one.dish]![one.step] === 'open')
  for (const one of open) {
    if (leftOut.includes(one.dish)) return 'a dish that is left out goes on'
    const alone = brokenAlone(evening, one, bound.has(one), now)
    if (alone !== undefined) return alone
    if (bound.has(one)) continue
    for (const other of steps) {
      if (other === one) continue
      const together = brokenWith(evening, one, other, now)
      if (together !== undefined && together !== STANDS) return together
      // What has to follow its bell cannot come later, even if its food then stands.
      if (together !== undefined && !bound.has(other)) stands = together
    }
  }
  for (const one of steps)
    if (!leftOut.includes(one.dish) && one.waitEnd > Math.max(now, dishes[one.dish]!.eatenAt))
      return 'a dish is late'
  const onHob = steps.filter((one) => stepOf(evening, one).usesRing && one.waitEnd > now)
  const free = onHob.filter((one) => open.includes(one) && !bound.has(one))
  const isTooMuch = free.some(({ start, waitEnd }) => {
    const beside = onHob.map(
      (one) => [Math.max(start, one.start), Math.min(waitEnd, one.waitEnd)] as const,
    )
    return mostAtOnce(beside) > kitchen.rings
  })
  return isTooMuch ? 'there are too few rings' : stands
}

/** Whether what was over at a time has the times that it had. */
export function isPastKept(before: Evening, after: Evening, now: Minute): boolean {
  const over = before.steps.filter(
    (one) => before.states[one.dish]![one.step] === 'past' && one.waitEnd <= now,
  )
  return over.every((one) =>
    after.steps.some(
      ({ dish, step, start, handsEnd, waitEnd }) =>
        dish === one.dish &&
        step === one.step &&
        start === one.start &&
        handsEnd === one.handsEnd &&
        waitEnd === one.waitEnd,
    ),
  )
}
