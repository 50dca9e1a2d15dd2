import type { Keep, Yield } from '#contract/recipes/facts.ts'
import type { HowToStep, StepHeat, StepTime } from '#contract/recipes/how-to.ts'
import type { DinnerDish, DinnerStep, OvenUse } from './dinner.ts'

/** What a dinner needs to know of a recipe. */
export interface DinnerRecipe {
  readonly steps: readonly Pick<HowToStep, 'Times' | 'Hands' | 'Meanwhile' | 'Stands' | 'Heat'>[]
  readonly keep?: Keep | undefined
  /** Minutes for which it may stand warm. */
  readonly holds?: number | undefined
  readonly yield?: Yield | undefined
  /** Whether it is a cake or a bread, which shares an oven with nothing. */
  readonly isBaking: boolean
  /** Minutes of the whole recipe, for one whose steps do not say theirs. */
  readonly activeMinutes?: number | undefined
  readonly totalMinutes?: number | undefined
}

/** A step of a dish, with the step of the recipe that it is of. */
export interface RecipeDinnerStep extends DinnerStep {
  /** Index in the recipe; undefined where a whole recipe is one step. */
  readonly of: number | undefined
}

/** A dish of a dinner that is made by a recipe. */
export interface RecipeDish extends DinnerDish {
  readonly steps: readonly RecipeDinnerStep[]
}

const MINUTES = { s: 1 / 60, min: 1, h: 60 } as const
const KEEP_MINUTES = { hours: 60, days: 1440, weeks: 10_080, months: 43_200 } as const
/** Degrees Celsius by which a fan is set lower. */
const FAN_LESS = 20
/** Minutes that anything may stand. */
const STANDS_MIN = 3
/** Minutes that what cools, soaks, rests or chills may stand at least. */
const RESTS_MIN = 30
/** People up to whom the minutes of a recipe hold, and by whom they grow. */
const PEOPLE = 4
/** Share of the hands that each further {@link PEOPLE} add. */
const MORE_HANDS = 0.25

const minutesOf = ({ Min, Max = Min, Unit }: StepTime) => Max * MINUTES[Unit]

function ovenOf(heat: readonly StepHeat[], isAlone: boolean): OvenUse | undefined {
  const oven = heat.findLast(({ Oven }) => Oven !== undefined)
  if (oven?.Oven === undefined) return undefined
  const { Oven, Fan, Grill } = oven
  if (Grill) return { celsius: Oven, kind: 'grill', isAlone }
  if (Fan === undefined) return { celsius: Oven, kind: 'either', isAlone }
  return Fan
    ? { celsius: Oven + FAN_LESS, kind: 'fan', isAlone }
    : { celsius: Oven, kind: 'still', isAlone }
}

/** Minutes for which a dish may be ready before it is eaten. */
function holdingOf({ keep, holds, steps }: DinnerRecipe): number {
  if (keep?.For === 0) return 0
  if (holds !== undefined) return holds
  if (keep) return keep.For * KEEP_MINUTES[keep.Unit]
  return steps.some(({ Heat }) => Heat) ? STANDS_MIN : RESTS_MIN
}

/** Minutes for which a step's food may stand once its wait has ended. */
function standingOf(
  { Times = [], Stands }: DinnerRecipe['steps'][number],
  recipe: DinnerRecipe,
): number {
  if (Stands) return Infinity
  const waits = Times.filter(({ Passive }) => Passive)
  const isCooked = waits.some(({ Kind }) => Kind === 'oven' || Kind === 'hob')
  if (isCooked) return Math.max(holdingOf(recipe), STANDS_MIN)
  const rests = waits.reduce((sum, time) => sum + minutesOf(time), 0)
  const longest =
    recipe.keep && recipe.keep.For > 0 ? recipe.keep.For * KEEP_MINUTES[recipe.keep.Unit] : Infinity
  return Math.min(Math.max(Math.ceil(rests), RESTS_MIN), longest)
}

/** Minutes of hands for more people than a recipe is written for. */
function handsFor(people: number, hands: number, written: number): number {
  const further = Math.max(0, Math.ceil((people - Math.max(PEOPLE, written)) / PEOPLE))
  return Math.ceil(hands * (1 + MORE_HANDS * further))
}

/** How often a recipe is cooked for so many people. */
function batchesFor(people: number, servings: Yield | undefined): number {
  return servings?.AtOnce === undefined ? 1 : Math.max(1, Math.ceil(people / servings.AtOnce))
}

/**
 * When a dish is eaten: at 0 with the others, 45 minutes later as a dessert. With one before them all others are
 * later, see `servedAs`.
 */
export type Serving = 'before' | 'together' | 'after'
/** Minutes after the others. */
export const AFTER = 45

/**
 * The dish that a recipe makes for so many people. Without minutes at every step it is one block of its work, then
 * its wait.
 * @param nextTime by index of a step: minutes of hands that a member has kept in place of those of the recipe
 */
export function dishOf(
  written: DinnerRecipe,
  people: number,
  serving: Serving,
  nextTime: ReadonlyMap<number, number> = new Map(),
): RecipeDish {
  const recipe = {
    ...written,
    steps: written.steps.map((step, of) => ({ ...step, Hands: nextTime.get(of) ?? step.Hands })),
  }
  const servings = recipe.yield?.Servings ?? 2
  const dish = {
    eatenAt: serving === 'after' ? AFTER : 0,
    holdsFor: holdingOf(recipe),
    isFresh: recipe.keep?.For === 0,
  }
  if (recipe.steps.some(({ Hands }) => Hands === undefined))
    return { ...dish, steps: [wholeBlock(recipe, people, servings)] }
  const batches = batchesFor(people, recipe.yield)
  return {
    ...dish,
    steps: recipe.steps.flatMap((step, of) => {
      const one = stepOf(step, recipe, { people, written: servings })
      const isRepeated = one.wait > 0 && (one.oven !== undefined || one.usesRing)
      return Array.from({ length: isRepeated ? batches : 1 }, () => ({ ...one, of }))
    }),
  }
}

function stepOf(
  step: DinnerRecipe['steps'][number],
  recipe: DinnerRecipe,
  { people, written }: { people: number; written: number },
): DinnerStep {
  const { Times = [], Hands = 0, Meanwhile, Heat = [], Stands } = step
  const waits = Times.filter(({ Passive }) => Passive).map(minutesOf)
  const wait = Math.ceil(waits.reduce((sum, minutes) => sum + minutes, 0))
  const oven = ovenOf(Heat, recipe.isBaking)
  const isInOven = Times.some(({ Passive, Kind }) => Passive && Kind === 'oven')
  return {
    hands: handsFor(people, Hands, written),
    wait,
    isMeanwhile: Meanwhile === true,
    ...(oven && isInOven && { oven }),
    usesRing: Heat.some(({ Hob }) => Hob !== undefined),
    standsFor: standingOf(step, recipe),
    isDry: Stands === true,
  }
}

/** A recipe whose steps have no minutes. It counts one ring if it is heated at all. */
function wholeBlock(recipe: DinnerRecipe, people: number, written: number): RecipeDinnerStep {
  const { activeMinutes, totalMinutes = activeMinutes ?? 0, steps } = recipe
  const active = activeMinutes ?? totalMinutes
  return {
    of: undefined,
    hands: handsFor(people, active, written),
    wait: Math.max(0, totalMinutes - active),
    isMeanwhile: false,
    usesRing: steps.some(({ Heat }) => Heat),
    standsFor: holdingOf(recipe),
    isDry: false,
  }
}
