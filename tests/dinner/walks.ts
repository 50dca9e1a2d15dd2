import type { DinnerDish, Kitchen, Minute } from '#cooking/dinner/dinner.ts'
import { type Evening, inHands, startEvening, stateOf } from '#cooking/dinner/evening/evening.ts'
import { lateBy } from '#cooking/dinner/evening/late.ts'
import { cookLeaves, leaveOut, skipStep } from '#cooking/dinner/evening/leave-out.ts'
import { nextFor } from '#cooking/dinner/evening/next.ts'
import { answerBell, asOf, beginStep, finishHands } from '#cooking/dinner/evening/press.ts'
import { planDinner } from '#cooking/dinner/plan-dinner.ts'
import { below, oneOf, type Random } from '#tests/attack/random.ts'

/** An evening after something has happened. */
export interface Happened {
  readonly what: string
  readonly before: Evening
  readonly evening: Evening
  readonly now: Minute
}

/** Share of what happens that is not in the plan. */
const TROUBLE = 0.15
/** Things that happen until no trouble comes any more, and until everything is done. */
const TROUBLES_UNTIL = 60
const EVENTS_MAX = 400

/** An evening as it may go: cooks are early and late, skip, leave out, and leave. Ends when everything is done. */
export function* walk(
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
  random: Random,
): Generator<Happened> {
  const plan = planDinner(dishes, kitchen)
  if (!plan) return
  let now = plan.begin - below(random, 4) + below(random, 8)
  let evening = startEvening(dishes, kitchen, plan)
  for (let event = 0; event < EVENTS_MAX; event += 1) {
    const before = evening
    const cook = below(random, kitchen.cooks)
    const isThere = evening.away[cook] !== Infinity
    let what = `minute ${now}`
    if (isThere && event < TROUBLES_UNTIL && random() < TROUBLE)
      [what, evening] = trouble(evening, cook, now, random)
    else if (isThere) [what, evening] = pressed(evening, cook, now, random)
    else evening = asOf(evening, now)
    yield { what, before, evening, now }
    if (evening.steps.every((one) => stateOf(evening, one) === 'past')) return
    now = oneOf(random, [now, now, now + 1 + below(random, 3), nextTime(evening, now)])
  }
  throw new Error('The evening does not end')
}

/** When the plan says that something is next. */
function nextTime({ steps }: Evening, now: Minute): Minute {
  const times = steps.flatMap(({ start, handsEnd, waitEnd }) => [start, handsEnd, waitEnd])
  return Math.min(...times.filter((time) => time > now), now + 60)
}

/** Minutes by which a cook is early at most. */
const EARLY = 4

function pressed(evening: Evening, cook: number, now: Minute, random: Random): [string, Evening] {
  const present = inHands(evening, cook)
  if (present && present.handsEnd - now < below(random, EARLY))
    return [`cook ${cook} has finished at ${now}`, finishHands(evening, cook, now)]
  const next = nextFor(evening, cook)
  if (present && next && next.start <= now)
    return [
      `cook ${cook} answers dish ${next.dish} at ${now}`,
      answerBell(evening, cook, next.dish, now),
    ]
  if (present || !next || next.start - now >= below(random, EARLY))
    return [`minute ${now}`, asOf(evening, now)]
  return [
    `cook ${cook} begins dish ${next.dish} at ${now}`,
    beginStep(evening, cook, next.dish, now),
  ]
}

function trouble(evening: Evening, cook: number, now: Minute, random: Random): [string, Evening] {
  const kind = below(random, 10)
  const there = evening.away.filter((until) => until !== Infinity).length
  if (kind < 6) {
    const minutes = oneOf(random, [5, 10, 20])
    return [
      `cook ${cook} is ${minutes} late at ${now}`,
      lateBy(evening, cook, minutes, now).evening,
    ]
  }
  if (kind < 8 && evening.steps.length > 0) {
    const { dish, step } = oneOf(random, evening.steps)
    return [`step ${dish}.${step} is skipped at ${now}`, skipStep(evening, dish, step, now).evening]
  }
  if (kind === 8 && there > 1)
    return [`cook ${cook} leaves at ${now}`, cookLeaves(evening, cook, now).evening]
  const left = [...evening.dishes.keys()].filter((dish) => !evening.leftOut.includes(dish))
  if (left.length < 2) return [`minute ${now}`, asOf(evening, now)]
  const dish = oneOf(random, left)
  return [`dish ${dish} is left out at ${now}`, leaveOut(evening, dish, now).evening]
}
