import { MINUTES_OF_UNIT, type WaitKind } from '#contract/recipes/words.ts'
import { minutesInAll } from '#cooking/times/step-minutes.ts'
import type { Recipe, Step, StepTime } from './format.ts'

/** A time of a step, complete and in minutes. */
export interface Wait {
  /** The name of its timer. */
  readonly name: StepTime['name'] | undefined
  readonly min: number
  readonly max: number
  /** Whether nobody has to stand by. */
  readonly passive: boolean
  /** Undefined for work without heat, such as kneading. */
  readonly kind: WaitKind | undefined
}

function kindOf(step: Step, { kind, passive }: StepTime): WaitKind | undefined {
  if (kind) return kind
  if (step.heat?.some(({ oven }) => oven !== undefined)) return 'oven'
  if (step.heat) return 'hob'
  if (step.action === 'chill') return 'chill'
  return passive ? 'rest' : undefined
}

/** The times of a step; `timer` counts as one where there are no `times`. */
export function waitsOf(step: Step): Wait[] {
  const times = step.times ?? (step.timer === undefined ? [] : [{ min: step.timer }])
  return times.map((time: StepTime) => {
    const minutes = MINUTES_OF_UNIT[time.unit ?? 'min']
    return {
      min: time.min * minutes,
      max: (time.max ?? time.min) * minutes,
      passive: time.passive ?? false,
      kind: kindOf(step, time),
      name: time.name,
    }
  })
}

/**
 * Whether no step of a recipe states its work: the form from before times, heat and warnings, in which
 * a missing field is not wrong.
 */
export function isOlderForm({ steps }: Pick<Recipe, 'steps'>): boolean {
  return steps.every(({ hands }) => hands === undefined)
}

/** Minutes of a step's one timer: until the earliest moment that all its times may be over. */
export function timerMinutes(step: Step): number | undefined {
  const waits = waitsOf(step)
  if (waits.length === 0) return undefined
  // Thirds of a minute must not add up to 0.999….
  return Number(waits.reduce((sum, { min }) => sum + min, 0).toFixed(3))
}

/** The times of a step as stated, each with what the food does in it. */
export function timesWithKind(step: Step): StepTime[] | undefined {
  return step.times?.map((time) => {
    const kind = kindOf(step, time)
    return { ...time, ...(kind && { kind }) }
  })
}

/** Minutes in which food needs nobody, at the longest. */
function passiveMinutes(step: Step): number {
  return waitsOf(step).reduce((sum, { passive, max }) => sum + (passive ? max : 0), 0)
}

/** Active and total minutes of a recipe by its steps; undefined unless all steps have `hands`. */
export function minutesOfSteps(
  steps: readonly Step[],
): Pick<Recipe['minutes'], 'active' | 'total'> | undefined {
  return minutesInAll(
    steps.map((step) => ({
      hands: step.hands,
      passive: passiveMinutes(step),
      isMeanwhile: step.meanwhile === true,
    })),
  )
}

/**
 * Minutes of a recipe: active and total by its steps where they say all, otherwise as the author
 * stated them.
 */
export function minutesOf({
  minutes,
  steps,
}: Pick<Recipe, 'minutes' | 'steps'>): Recipe['minutes'] {
  const found = minutesOfSteps(steps)
  if (!found) return minutes
  const active = Math.max(found.active, minutes.prep)
  return { prep: minutes.prep, active, total: Math.max(found.total, active) }
}
