// The rules of a dinner a second time, minute by minute and apart from the planner: `cooking/dinner` is checked
// against them.
import type { DinnerDish, Kitchen, Minute, OvenUse, PlannedStep } from '#cooking/dinner/dinner.ts'

const stepOf = (dishes: readonly DinnerDish[], { dish, step }: PlannedStep) =>
  dishes[dish]!.steps[step]!

/** Whether two stretches of time have a minute in common. */
const meet = (aFrom: Minute, aTo: Minute, bFrom: Minute, bTo: Minute) => aFrom < bTo && bFrom < aTo

function mayStandTogether(a: OvenUse, b: OvenUse): boolean {
  const isGrill = a.kind === 'grill' || b.kind === 'grill'
  const isFanAndStill =
    (a.kind === 'fan' && b.kind === 'still') || (a.kind === 'still' && b.kind === 'fan')
  return (
    !a.isAlone && !b.isAlone && !isGrill && !isFanAndStill && Math.abs(a.celsius - b.celsius) <= 10
  )
}

function minutesBetween(from: OvenUse, to: OvenUse): number {
  if (mayStandTogether(from, to)) return 0
  return to.celsius > from.celsius
    ? Math.ceil((to.celsius - from.celsius) / 15)
    : Math.ceil((from.celsius - to.celsius) / 10)
}

/** Whether a dish stays in its oven from one step to the other: it may change the heat as it likes. */
function isOneStay(dishes: readonly DinnerDish[], one: PlannedStep, other: PlannedStep): boolean {
  if (one.dish !== other.dish) return false
  const [from, to] = [Math.min(one.step, other.step), Math.max(one.step, other.step)]
  const stay = dishes[one.dish]!.steps.slice(from, to + 1)
  return stay.every(
    ({ oven, wait, isMeanwhile }, index) => oven && wait > 0 && (index === 0 || !isMeanwhile),
  )
}

/** What two steps of a plan break together. */
export function brokenBetween(
  dishes: readonly DinnerDish[],
  one: PlannedStep,
  other: PlannedStep,
): string | undefined {
  const [a, b] = [stepOf(dishes, one), stepOf(dishes, other)]
  if (one.cook === other.cook && a.hands > 0 && b.hands > 0)
    if (meet(one.start, one.handsEnd, other.start, other.handsEnd)) return 'a cook has two at once'
  const inOven = [one, other].every(
    (step) => stepOf(dishes, step).oven && step.waitEnd > step.handsEnd,
  )
  if (inOven && one.oven === other.oven && !isOneStay(dishes, one, other)) {
    const [first, second] = one.handsEnd <= other.handsEnd ? [one, other] : [other, one]
    const [from, to] = [stepOf(dishes, first).oven!, stepOf(dishes, second).oven!]
    const isTogether = meet(first.handsEnd, first.waitEnd, second.handsEnd, second.waitEnd)
    if (
      isTogether
        ? !mayStandTogether(from, to)
        : second.handsEnd - first.waitEnd < minutesBetween(from, to)
    )
      return 'an oven has two heats at once'
  }
  if (one.dish !== other.dish) return undefined
  const [before, after] = one.step < other.step ? [one, other] : [other, one]
  return brokenInDish(dishes[one.dish]!, before, after)
}

/** What two steps of one dish break, of which the first comes before the second. */
function brokenInDish(
  { steps }: DinnerDish,
  before: PlannedStep,
  after: PlannedStep,
): string | undefined {
  if (after.start < before.handsEnd) return 'a step begins before the one before it'
  const [a, b] = [steps[before.step]!, steps[after.step]!]
  if (b.isMeanwhile) return undefined
  if (after.start < before.waitEnd) return 'a step does not wait for one before it'
  const between = steps.slice(before.step + 1, after.step)
  if (between.some(({ isMeanwhile }) => !isMeanwhile)) return undefined
  const standing = after.start - before.waitEnd
  if (a.wait > 0 && standing > a.standsFor) return 'food stands too long'
  if (between.length > 0) return undefined
  const isOneOven = a.oven && b.oven && a.wait > 0 && b.wait > 0
  return (isOneOven || (a.usesRing && b.usesRing)) && standing > 0
    ? 'a dish stands on its heat'
    : undefined
}

/** What a step breaks by itself. */
function brokenAlone(dishes: readonly DinnerDish[], one: PlannedStep): string | undefined {
  const dish = dishes[one.dish]!
  const { hands, wait, standsFor } = dish.steps[one.step]!
  if (one.handsEnd - one.start !== hands || one.waitEnd - one.handsEnd !== wait)
    return 'a step has other minutes'
  if (one.waitEnd > dish.eatenAt) return 'a dish is late'
  const after = dish.steps.slice(one.step + 1)
  const stands = dish.eatenAt - one.waitEnd
  if (after.length === 0) return stands > dish.holdsFor ? 'a dish is ready too early' : undefined
  const isLast = after.every(({ isMeanwhile }) => isMeanwhile)
  return isLast && wait > 0 && stands > standsFor ? 'food stands too long' : undefined
}

/** The most that is in use in one minute. */
export function mostAtOnce(stretches: readonly (readonly [Minute, Minute])[]): number {
  const counts = stretches.map(([from, to]) =>
    from < to ? stretches.filter(([f, t]) => f <= from && from < t).length : 0,
  )
  return Math.max(0, ...counts)
}

/** The first rule that steps break, which need not be all of a dinner; undefined when they keep every rule. */
export function brokenRule(
  steps: readonly PlannedStep[],
  dishes: readonly DinnerDish[],
  { cooks, rings, ovens }: Kitchen,
): string | undefined {
  for (const [index, one] of steps.entries()) {
    if (one.cook < 0 || one.cook >= cooks) return 'there is no such cook'
    const isInOven = stepOf(dishes, one).oven !== undefined && one.waitEnd > one.handsEnd
    if (isInOven && !(one.oven !== undefined && one.oven >= 0 && one.oven < ovens))
      return 'there is no such oven'
    const alone = brokenAlone(dishes, one)
    if (alone !== undefined) return alone
    for (const other of steps.slice(0, index)) {
      const together = brokenBetween(dishes, one, other)
      if (together !== undefined) return together
    }
  }
  const onHob = steps.filter((one) => stepOf(dishes, one).usesRing)
  if (mostAtOnce(onHob.map(({ start, waitEnd }) => [start, waitEnd])) > rings)
    return 'there are too few rings'
  for (let oven = 0; oven < ovens; oven += 1) {
    const inIt = steps.filter((one) => one.oven === oven && stepOf(dishes, one).oven)
    if (mostAtOnce(inIt.map(({ handsEnd, waitEnd }) => [handsEnd, waitEnd])) > 2)
      return 'an oven has more than two trays'
  }
  return undefined
}

/** Minutes that food stands in a plan. */
export function standingOf(steps: readonly PlannedStep[], dishes: readonly DinnerDish[]): number {
  let minutes = 0
  for (const one of steps) {
    const dish = dishes[one.dish]!
    const { wait, isDry } = stepOf(dishes, one)
    const isEnd = one.step === dish.steps.length - 1
    if (!isEnd && (wait === 0 || isDry)) continue
    const next = steps
      .filter((other) => other.dish === one.dish && other.step > one.step)
      .filter((other) => !stepOf(dishes, other).isMeanwhile)
      .toSorted((a, b) => a.step - b.step)[0]
    minutes += (next?.start ?? dish.eatenAt) - one.waitEnd
  }
  return minutes
}
