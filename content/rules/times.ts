import type { Heat, Recipe, Step } from '../format.ts'
import type { Report, ValuePath } from '../problem.ts'
import type { Source } from '../read.ts'
import { minutesOfSteps, waitsOf } from '../step-times.ts'

/** Tolerated difference between stated and calculated minutes. */
const TOLERANCE = 3

function heatProblem({ oven, fan, grill, hob, celsius }: Heat): string | undefined {
  if ((oven === undefined) === (hob === undefined))
    return 'Give either oven or hob: {oven: 220} or {hob: medium}. Two heats are two entries.'
  if (hob !== undefined && (fan !== undefined || grill !== undefined))
    return 'A hob has no fan or grill. Write oven, or leave it out.'
  if (oven !== undefined && celsius !== undefined)
    return 'Give the temperature of an oven as {oven: 220}. Leave celsius out.'
  return undefined
}

function checkStepTimes(step: Step, index: number, report: Report): void {
  const at = (...path: ValuePath) => ['steps', index, ...path]
  if (step.timer !== undefined && step.times)
    report(at('timer'), 'A step has either times or timer. Leave timer out.')
  for (const [place, { min, max, unit = 'min', name }] of (step.times ?? []).entries()) {
    if (max !== undefined && max <= min)
      report(
        at('times', place, 'max'),
        `max (${max}) is not more than min (${min}). Leave it out for one exact time.`,
      )
    if (unit !== 'h' && min > (unit === 's' ? 600 : 1440))
      report(
        at('times', place, 'min'),
        `${min} ${unit} is long. Choose a larger unit: s, min or h.`,
        'warning',
      )
    if ((step.times?.length ?? 0) > 1 && !name)
      report(
        at('times', place),
        'The step has several times. Give each a name for its timer: name: {en: Chicken, de: Hähnchen}.',
        'warning',
      )
  }
  for (const [place, heat] of (step.heat ?? []).entries()) {
    const problem = heatProblem(heat)
    if (problem) report(at('heat', place), problem)
  }
  const attended = waitsOf(step).reduce((sum, { min, passive }) => sum + (passive ? 0 : min), 0)
  if (step.hands !== undefined && step.times && step.hands < attended)
    report(
      at('hands'),
      `hands (${step.hands}) is less than the ${attended} minutes that the cook is busy. Raise it, or mark a time as passive.`,
    )
  if (index === 0 && step.meanwhile)
    report(at('meanwhile'), 'The first step has none before it that waits. Leave it out.')
  if (index === 0 && step.ready)
    report(at('ready'), 'Nothing is ready before the first step. Leave it out.')
}

/** Checks the times and heats of steps, and the recipe's minutes if all steps state `hands`. */
export function checkTimes({ value, report }: Source<Recipe>): void {
  for (const [index, step] of value.steps.entries()) checkStepTimes(step, index, report)
  const found = minutesOfSteps(value.steps)
  if (!found) return
  for (const field of ['active', 'total'] as const) {
    const stated = value.minutes[field]
    const difference = Math.abs(stated - found[field])
    if (difference > TOLERANCE)
      report(
        ['minutes'],
        `${field} is ${stated}, but hands and passive times of the steps make ${found[field]}. Correct one of them.`,
        'warning',
      )
  }
}
