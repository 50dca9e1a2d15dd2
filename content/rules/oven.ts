import type { Recipe, Step } from '../format.ts'
import type { Source } from '../read.ts'
import { waitsOf } from '../step-times.ts'

/** A text that switches the oven on. */
const PREHEATS = /\bheat the oven\b|\boven heats\b/iu
/** Minutes that an oven takes, up to some degrees and above. */
const HEATING = { moderate: 10, hot: 15, hotFrom: 230 } as const

/** Minutes of a step before its food goes into the oven, if it does; otherwise all of them. */
function minutesBefore(step: Step): { minutes: number; bakes: boolean } {
  let minutes = 0
  for (const { kind, min, passive } of waitsOf(step)) {
    if (!passive) continue
    if (kind === 'oven') return { minutes, bakes: true }
    minutes += min
  }
  return { minutes, bakes: false }
}

/** Minutes between the step that heats the oven and the first bake after it. */
function minutesOfHeating(steps: readonly Step[], from: number): number | undefined {
  let minutes = 0
  for (const step of steps.slice(from)) {
    const before = minutesBefore(step)
    if (before.bakes && step === steps[from]) return before.minutes
    minutes += before.minutes + (step.hands ?? 0)
    if (before.bakes) return minutes
  }
  return undefined
}

/** Reports ovens that are switched on too late for what is baked in them. */
export function checkOven({ value, report }: Source<Recipe>): void {
  for (const [index, step] of value.steps.entries()) {
    if (!PREHEATS.test(step.text.en)) continue
    const degrees = Math.max(0, ...(step.heat ?? []).map(({ oven = 0 }) => oven))
    if (degrees === 0) continue
    const needed = degrees >= HEATING.hotFrom ? HEATING.hot : HEATING.moderate
    const minutes = minutesOfHeating(value.steps, index)
    if (minutes !== undefined && minutes < needed)
      report(
        ['steps', index, 'heat'],
        `The oven has ${minutes} minutes to heat to ${degrees} °C and takes ${needed}. Heat it in an earlier step, or add the minutes to times.`,
        'warning',
      )
  }
}
