import type { NewDinnerDish } from '#contract/dinner/dinner.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import type { Kitchen } from '#cooking/dinner/dinner.ts'
import type { Change } from '#cooking/dinner/evening/change.ts'
import { startEvening } from '#cooking/dinner/evening/evening.ts'
import { lateBy, type Shorter } from '#cooking/dinner/evening/late.ts'
import { cookLeaves, leaveOut, skipStep } from '#cooking/dinner/evening/leave-out.ts'
import { thawedDishes } from '#cooking/dinner/kept/frozen.ts'
import { planWithout } from '#cooking/dinner/plan-dinner.ts'
import { easierOf, type Easier } from '#cooking/dinner/shown/ahead.ts'
import { inTheWayOf, type InTheWay } from '#cooking/dinner/shown/in-the-way.ts'
import { notPossible, type NotPossible } from '#cooking/dinner/ways/ways.ts'
import { minuteAt } from '../minute-at.ts'
import { eveningFor, keptFor, pressed, type KeptWithDishes, type Press } from './press.ts'

/** What a dinner is planned from. */
export interface PlanInput {
  readonly dishes: readonly NewDinnerDish[]
  readonly kitchen: Kitchen
  /** When people sit down, epoch milliseconds. */
  readonly table: number
  readonly people: number
  /** Indices of the dishes that are made before the evening. */
  readonly before?: readonly number[]
}

/** What comes of it. */
export interface Planned {
  /** Undefined when it is not possible in the kitchen, whatever the time. */
  readonly kept: KeptDinner | undefined
  /** Why it cannot be as it is wanted, and what can. Undefined when it can. */
  readonly notPossible: NotPossible | undefined
}

/** What may happen, to be looked at before it does. */
export type Question =
  | { readonly kind: 'late'; readonly cook: number; readonly minutes: number }
  | { readonly kind: 'skipped'; readonly dish: number; readonly step: number }
  | { readonly kind: 'leftOut'; readonly dish: number }
  | { readonly kind: 'gone'; readonly cook: number }

/** What it would come to. */
export type Answer = Change & { readonly spared?: number; readonly shorter?: Shorter | undefined }

/** Everything that is worked out beside the page: heavy, and never in a hurry. */
export interface Jobs {
  plan: {
    input: PlanInput & {
      readonly now: number
      readonly cooksMax: number
      readonly minuteOfHour: number
      /** By dish: what could be made instead, the preferred first. */
      readonly others?: readonly (readonly NewDinnerDish[])[]
    }
    output: Planned
  }
  explain: {
    input: KeptWithDishes
    output: { readonly inTheWay: readonly InTheWay[]; readonly easier: readonly Easier[] }
  }
  press: {
    input: KeptWithDishes & { readonly presses: readonly Press[]; readonly now?: number }
    output: KeptDinner
  }
  look: {
    input: KeptWithDishes & { readonly question: Question; readonly now: number }
    output: Answer | undefined
  }
}

/** A job of any kind. */
export type Job = {
  [Kind in keyof Jobs]: { readonly kind: Kind } & Jobs[Kind]['input']
}[keyof Jobs]

/** Does a job. */
export function doJob(job: Job): Jobs[keyof Jobs]['output'] {
  switch (job.kind) {
    case 'plan':
      return planned(job)
    case 'explain':
      return explained(job)
    case 'press':
      return pressed(job, job.presses, job.now)
    default:
      return lookedAt(job)
  }
}

function planned({
  now,
  cooksMax,
  minuteOfHour,
  others = [],
  ...input
}: Jobs['plan']['input']): Planned {
  const dishes = thawedDishes(input.dishes)
  const { kitchen, table, people, before = [] } = input
  const plan = planWithout(dishes, kitchen, before)
  const asked = { kept: { Table: table, People: people }, dishes: input.dishes }
  return {
    kept: plan && keptFor(asked, startEvening(dishes, kitchen, plan, before)),
    notPossible: notPossible({
      dishes: dishes.filter((_, dish) => !before.includes(dish)),
      kitchen,
      now: minuteAt({ Table: table }, now),
      cooksMax,
      others: others.map((instead, dish) =>
        instead.map((other) => thawedDishes(input.dishes.with(dish, other))[dish]!),
      ),
      minuteOfHour,
    }),
  }
}

function explained(dinner: KeptWithDishes): Jobs['explain']['output'] {
  const evening = eveningFor(dinner)
  if (!evening) return { inTheWay: [], easier: [] }
  const { dishes, kitchen, steps, leftOut } = evening
  const plan = { steps, begin: steps[0]?.start ?? 0 }
  const ahead = dishes.flatMap(({ holdsFor }, dish) => (holdsFor >= AHEAD_MIN ? [dish] : []))
  return {
    inTheWay: inTheWayOf(plan, dishes, kitchen),
    easier: easierOf(plan, dishes, kitchen, ahead, leftOut),
  }
}

/** Minutes for which a dish has to keep, so that it can be made in the morning. */
const AHEAD_MIN = 12 * 60

function lookedAt({ question, now, ...dinner }: Jobs['look']['input']): Answer | undefined {
  const evening = eveningFor(dinner)
  if (!evening) return undefined
  const minute = minuteAt(dinner.kept, now)
  switch (question.kind) {
    case 'late':
      return lateBy(evening, question.cook, question.minutes, minute)
    case 'skipped':
      return skipStep(evening, question.dish, question.step, minute)
    case 'leftOut':
      return leaveOut(evening, question.dish, minute)
    default: {
      const others = evening.away.filter(
        (until, cook) => cook !== question.cook && until !== Infinity,
      )
      return others.length === 0 ? undefined : cookLeaves(evening, question.cook, minute)
    }
  }
}
