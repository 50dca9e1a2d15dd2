import { durationsIn } from '#cooking/times/durations.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { Recipe, Step } from '../format.ts'
import type { Source } from '../read.ts'
import { waitsOf, type Wait } from '../step-times.ts'

/** A time or a duration in minutes. */
type Span = Pick<Wait, 'min' | 'max'>

function isSame(one: Span, other: Span): boolean {
  return Math.abs(one.min - other.min) < 0.01 && Math.abs(one.max - other.max) < 0.01
}

function inWords({ min, max }: Span): string {
  const rounded = [...new Set([min, max])].map((minutes) => Number(minutes.toFixed(2)))
  return `${rounded.join(' to ')} min`
}

function checkStep(step: Step, index: number, { report }: Source<Recipe>): void {
  const waits = waitsOf(step)
  for (const language of LANGUAGES) {
    const stated = durationsIn(step.text[language]).map((duration) => ({
      words: duration.words,
      min: duration.min / 60,
      max: duration.max / 60,
    }))
    // The older `timer` is one number for all durations of the text, so only one can be compared.
    if (!step.times && step.timer !== undefined && stated.length !== 1) continue
    const field = (step.times ?? step.timer === undefined) ? 'times' : 'timer'
    for (const duration of stated)
      if (!waits.some((wait) => isSame(wait, duration)))
        report(
          ['steps', index, 'text', language],
          `The text says "${duration.words}", which ${field} does not. Add it to times, or correct one of them.`,
          'warning',
        )
    for (const [place, wait] of waits.entries())
      if (step.times && !stated.some((duration) => isSame(wait, duration)))
        report(
          ['steps', index, 'times', place],
          `${inWords(wait)} is not in the text (${language}). Name it there, or correct one of them.`,
          'warning',
        )
  }
}

/** Compares the durations in the texts with `times`, or with the older `timer`. */
export function checkDurations(recipe: Source<Recipe>): void {
  // Older recipes have no times at all; a missing field is not wrong.
  const statesTimes = recipe.value.steps.some(({ times }) => times)
  for (const [index, step] of recipe.value.steps.entries())
    if (statesTimes || step.timer !== undefined) checkStep(step, index, recipe)
}
