import type { Minute, PlannedStep } from '../dinner.ts'
import { followsAtOnce } from '../units.ts'
import { type Evening, heldBy, longerBy, stateOf } from './evening.ts'

/** What of an evening has its time, whatever happens to the rest. */
export interface Fixed {
  /** What has begun, and what has to follow it on the same heat, when its bell rings. */
  readonly steps: readonly PlannedStep[]
  /** By cook: when their hands are free of what they have in them. */
  readonly busyUntil: readonly Minute[]
}

/** A cook who does what somebody is not there for: whose hands are free first. */
function deputyOf({ away, kitchen }: Evening, planned: number, busy: readonly Minute[]): number {
  if (away[planned] !== Infinity) return planned
  const there = [...Array(kitchen.cooks).keys()].filter((cook) => away[cook] !== Infinity)
  return there.reduce(
    (best, cook) => (busy[cook]! < busy[best]! ? cook : best),
    there[0] ?? planned,
  )
}

/** The step that has to follow a fixed one on the same heat. */
function nextOnHeat(evening: Evening, last: PlannedStep): PlannedStep | undefined {
  const { steps } = evening.dishes[last.dish]!
  const next = evening.steps
    .filter((one) => one.dish === last.dish && one.step > last.step)
    .toSorted((a, b) => a.step - b.step)[0]
  if (!next || stateOf(evening, next) !== 'open') return undefined
  return followsAtOnce(steps[last.step]!, steps[next.step]!) ? next : undefined
}

/**
 * What cannot be moved any more. What is in hands for longer than planned goes on until now at least; a bell on the
 * same heat interrupts it, and it goes on after that.
 */
export function fixedOf(evening: Evening, now: Minute): Fixed {
  const { dishes, kitchen, away } = evening
  const cooks = [...Array(kitchen.cooks).keys()]
  const begun = evening.steps.filter((one) => stateOf(evening, one) !== 'open')
  const steps = new Map(begun.map((one) => [`${one.dish} ${one.step}`, one]))
  const lastBells: Minute[] = cooks.map(() => -Infinity)
  const held = cooks.map((cook) => heldUntil(evening, cook, now))
  const busyUntil = cooks.map((cook) => {
    const back = away[cook] === Infinity ? now : away[cook]!
    return Math.max(now, back, ...held[cook]!.map(({ handsEnd }) => handsEnd))
  })
  /** What a cook has in hands at a time goes on for longer. */
  const interrupt = (cook: number, at: Minute, minutes: Minute) => {
    held[cook] = held[cook]!.map((one) => (at < one.handsEnd ? interruptedBy(one, minutes) : one))
    if (at < busyUntil[cook]!) busyUntil[cook]! += minutes
  }

  for (;;) {
    for (const one of held.flat()) steps.set(`${one.dish} ${one.step}`, one)
    const lasts = dishes.flatMap((_, dish) => {
      const own = [...steps.values()].filter((one) => one.dish === dish)
      return own.length === 0
        ? []
        : [own.reduce((last, one) => (one.step > last.step ? one : last))]
    })
    const due = lasts
      .flatMap((last) => {
        const next = nextOnHeat(evening, last)
        return next && !steps.has(`${next.dish} ${next.step}`) ? [{ next, at: last.waitEnd }] : []
      })
      .toSorted((a, b) => a.at - b.at || a.next.dish - b.next.dish)[0]
    if (!due) return { steps: [...steps.values()], busyUntil }
    const { hands, wait } = dishes[due.next.dish]!.steps[due.next.step]!
    const cook = deputyOf(evening, due.next.cook, busyUntil)
    const start = Math.max(due.at, now, hands > 0 ? lastBells[cook]! : -Infinity)
    const times = { start, handsEnd: start + hands, waitEnd: start + hands + wait }
    steps.set(`${due.next.dish} ${due.next.step}`, { ...due.next, ...times, cook })
    if (hands === 0) continue
    lastBells[cook] = times.handsEnd
    interrupt(cook, start, hands)
  }
}

/** What a cook has in hands, without what bells will ask for in between, and until now at least. */
export function heldUntil(evening: Evening, cook: number, now: Minute): PlannedStep[] {
  const held = heldBy(evening, cook).map(({ interrupted = 0, ...one }) =>
    longerBy(one, -interrupted),
  )
  const late = Math.max(0, now - (held[0]?.handsEnd ?? now))
  return held.map((one) => longerBy(one, late))
}

function interruptedBy(one: PlannedStep, minutes: Minute): PlannedStep {
  return { ...longerBy(one, minutes), interrupted: (one.interrupted ?? 0) + minutes }
}
