import type { Minute } from '../dinner.ts'
import { type Evening, freshCook, inHands, stateOf } from './evening.ts'
import { lateBy } from './late.ts'
import { cookLeaves, leaveOut, skipStep } from './leave-out.ts'
import { freeUntil, nextFor } from './next.ts'
import { answerBell, asOf, beginStep, finishHands } from './press.ts'

interface OfStep {
  readonly dish: number
  readonly step: number
}

/** Something that happens while a dinner is cooked. The same again changes nothing, where it is about a step. */
export type Happening =
  /** A cook begins a step, whatever the plan says. */
  | ({ readonly kind: 'began'; readonly cook: number } & OfStep)
  /** A cook has finished a step, and goes on with what is due. */
  | ({ readonly kind: 'next'; readonly cook: number } & OfStep)
  /** A cook does what a bell of a dish asks for. */
  | ({ readonly kind: 'answered'; readonly cook: number } & OfStep)
  /** `isShorter`: a short wait is left out, so that it is less late. */
  | {
      readonly kind: 'late'
      readonly cook: number
      readonly minutes: Minute
      readonly isShorter: boolean
    }
  | ({ readonly kind: 'skipped' } & OfStep)
  | { readonly kind: 'leftOut'; readonly dish: number }
  | { readonly kind: 'gone'; readonly cook: number }
  /** One more cook takes a dish over. */
  | { readonly kind: 'shared'; readonly dish: number }

/** What becomes of an evening by what happens in a minute of it. */
export function happen(evening: Evening, happening: Happening, now: Minute): Evening {
  switch (happening.kind) {
    case 'began': {
      const { cook, dish } = happening
      return isOpen(evening, happening) ? beginStep(evening, cook, dish, now) : asOf(evening, now)
    }
    case 'next':
      return goneOn(evening, happening, now)
    case 'answered': {
      const { cook, dish } = happening
      return isOpen(evening, happening) ? answerBell(evening, cook, dish, now) : asOf(evening, now)
    }
    case 'late': {
      const late = lateBy(evening, happening.cook, happening.minutes, now)
      return (happening.isShorter ? late.shorter?.change.evening : undefined) ?? late.evening
    }
    case 'skipped': {
      const { dish, step } = happening
      return isOut(evening, happening)
        ? asOf(evening, now)
        : skipStep(evening, dish, step, now).evening
    }
    case 'leftOut':
      return evening.leftOut.includes(happening.dish)
        ? asOf(evening, now)
        : leaveOut(evening, happening.dish, now).evening
    case 'gone': {
      const others = evening.away.filter(
        (until, cook) => cook !== happening.cook && until !== Infinity,
      )
      return others.length === 0
        ? asOf(evening, now)
        : cookLeaves(evening, happening.cook, now).evening
    }
    default:
      return shared(evening, happening.dish, now)
  }
}

const isOpen = (evening: Evening, one: OfStep) => stateOf(evening, one) === 'open'
const isOut = (evening: Evening, one: OfStep) => stateOf(evening, one) === 'out'

function goneOn(evening: Evening, { cook, dish, step }: OfStep & { cook: number }, now: Minute) {
  const held = inHands(evening, cook)
  const isHeld = held?.dish === dish && held.step === step
  const finished = isHeld ? finishHands(evening, cook, now) : asOf(evening, now)
  const next = nextFor(finished, cook)
  if (!isHeld || !next || freeUntil(finished, cook, now) !== undefined) return finished
  return beginStep(finished, cook, next.dish, now)
}

/** An evening in which one more cook does what is left of a dish. */
function shared(evening: Evening, dish: number, now: Minute): Evening {
  const { kitchen } = evening
  const cook = freshCook(evening)
  const handed = evening.steps.map((one) =>
    one.dish === dish && stateOf(evening, one) === 'open' ? { ...one, cook } : one,
  )
  const cooks = Math.max(kitchen.cooks, cook + 1)
  const away = Array.from({ length: cooks }, (_, index) =>
    index === cook ? -Infinity : (evening.away[index] ?? -Infinity),
  )
  return asOf({ ...evening, kitchen: { ...kitchen, cooks }, away, steps: handed }, now)
}
