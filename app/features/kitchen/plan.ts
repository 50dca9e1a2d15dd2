import type { Id } from '#contract/common.ts'
import type { HowToStep, StepHeat, StepTime } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { MINUTES_OF_UNIT } from '#contract/recipes/words.ts'
import { minutesInAll } from '#cooking/times/step-minutes.ts'

/** The first heat of the oven in a recipe. */
export interface OvenPlan {
  readonly heat: StepHeat
  /** Minutes until the step that names it; undefined where a step before does not state its work. */
  readonly startsIn: number | undefined
}

/** What a cook prepares before the first step. */
export interface KitchenPlan {
  readonly oven: OvenPlan | undefined
  /** Ingredients of all steps in their order, then those that no step names, each of them once. */
  readonly ingredients: readonly RecipeIngredient[]
  /** Tools of all steps in their order, each of them once. */
  readonly toolIds: readonly Id[]
}

function passiveMinutes(times: readonly StepTime[]): number {
  return times.reduce(
    (sum, { Min, Max = Min, Unit, Passive }) => sum + (Passive ? Max * MINUTES_OF_UNIT[Unit] : 0),
    0,
  )
}

function totalMinutes(steps: readonly HowToStep[]): number | undefined {
  const minutes = steps.map(({ Hands, Meanwhile, Times = [] }) => ({
    hands: Hands,
    passive: passiveMinutes(Times),
    isMeanwhile: Meanwhile === true,
  }))
  return minutesInAll(minutes)?.total
}

function ovenOf(steps: readonly HowToStep[]): OvenPlan | undefined {
  const index = steps.findIndex(({ Heat }) => Heat?.some(({ Oven }) => Oven !== undefined))
  const heat = steps[index]?.Heat?.find(({ Oven }) => Oven !== undefined)
  return heat && { heat, startsIn: totalMinutes(steps.slice(0, index)) }
}

/**
 * What has to be laid out for a recipe.
 *
 * @param all every ingredient of the recipe, also those that no step names
 */
export function planOf(
  steps: readonly HowToStep[],
  all: readonly RecipeIngredient[] = [],
): KitchenPlan {
  const rows = [...steps.flatMap(({ Ingredients }) => Ingredients), ...all]
  // The place is that of the first, the amount that of the recipe: a step may use a part.
  const byId = new Map<Id, RecipeIngredient>(rows.map((row) => [row.Ingredient.Id, row]))
  return {
    oven: ovenOf(steps),
    ingredients: [...byId.values()],
    toolIds: [...new Set(steps.flatMap(({ ToolIds }) => ToolIds))],
  }
}

/**
 * Minutes that a recipe takes from a step on, for "ready at 19:30". Undefined where a step does not
 * state its work: then only the recipe's time in all is known.
 *
 * @param step number of the first step that counts; 1 for the whole recipe
 */
export function minutesFrom(steps: readonly HowToStep[], step: number): number | undefined {
  return totalMinutes(steps.filter(({ StepNumber }) => StepNumber >= step))
}
