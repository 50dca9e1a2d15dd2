import type { DinnerDish, DinnerPlan, Kitchen, Minute, PlannedStep } from '../dinner.ts'

/**
 * Where a step of an evening is: not begun, in somebody's hands, past them, or left out. What is past may still
 * wait until its `waitEnd`.
 */
export type StepState = 'open' | 'hands' | 'past' | 'out'

/** A dinner while it is cooked. */
export interface Evening {
  /** Each with the time at which it is eaten as things are now. */
  readonly dishes: readonly DinnerDish[]
  readonly kitchen: Kitchen
  /** By dish: when it was to be eaten as the dinner was planned. */
  readonly chosen: readonly Minute[]
  /** Steps that are not left out, in the order of their starts. Those that have begun have the times that they had. */
  readonly steps: readonly PlannedStep[]
  /** By dish, then by step. */
  readonly states: readonly (readonly StepState[])[]
  /** By cook: not there before this minute. Infinity: gone home. */
  readonly away: readonly Minute[]
  /** Indices of the dishes that are left out. */
  readonly leftOut: readonly number[]
}

/**
 * The evening of a plan of which nothing has begun.
 * @param before indices of dishes that are made before it, and are not in its plan
 */
export function startEvening(
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
  plan: DinnerPlan,
  before: readonly number[] = [],
): Evening {
  return {
    dishes,
    kitchen,
    chosen: dishes.map(({ eatenAt }) => eatenAt),
    steps: inOrder(plan.steps),
    states: dishes.map(({ steps }, dish) =>
      steps.map(() => (before.includes(dish) ? 'out' : 'open')),
    ),
    away: Array.from({ length: kitchen.cooks }, () => -Infinity),
    leftOut: before,
  }
}

/** Where a step is. */
export function stateOf(
  { states }: Evening,
  { dish, step }: Pick<PlannedStep, 'dish' | 'step'>,
): StepState {
  return states[dish]![step]!
}

/** Steps in the order in which they begin. */
export function inOrder(steps: readonly PlannedStep[]): PlannedStep[] {
  return steps.toSorted(
    (a, b) => a.start - b.start || a.handsEnd - b.handsEnd || a.dish - b.dish || a.step - b.step,
  )
}

/** What a cook has begun and not finished, the step in their hands first: the others wait for it. */
export function heldBy(evening: Evening, cook: number): PlannedStep[] {
  return evening.steps
    .filter((one) => one.cook === cook && stateOf(evening, one) === 'hands')
    .toSorted((a, b) => a.handsEnd - b.handsEnd)
}

/** The step that is in a cook's hands. */
export function inHands(evening: Evening, cook: number): PlannedStep | undefined {
  return heldBy(evening, cook)[0]
}

/** An evening with a step in another state, and with other times if they are given. */
export function withStep(evening: Evening, changed: PlannedStep, state: StepState): Evening {
  const { dish, step } = changed
  return {
    ...evening,
    steps: inOrder(
      evening.steps.map((one) => (one.dish === dish && one.step === step ? changed : one)),
    ),
    states: evening.states.with(dish, evening.states[dish]!.with(step, state)),
  }
}

/** A step whose hands take some minutes more, or less; its wait follows them. */
export function longerBy(one: PlannedStep, minutes: Minute): PlannedStep {
  const { start, handsEnd, waitEnd } = one
  const by = Math.max(minutes, start - handsEnd)
  return { ...one, handsEnd: handsEnd + by, waitEnd: waitEnd + by }
}

/** The lane that one more cook gets: one that nobody has anything to do in, or a new one. */
export function freshCook({ steps, kitchen }: Evening): number {
  const idle = Array.from({ length: kitchen.cooks }, (_, cook) => cook).find(
    (cook) => !steps.some((one) => one.cook === cook),
  )
  return idle ?? kitchen.cooks
}
