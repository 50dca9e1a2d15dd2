import type { ImperialUnits } from '#cooking/amounts/imperial-units.ts'
import type { KitchenSession } from '#app/features/kitchen/index.ts'
import { stepParts } from '#app/features/recipes/index.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import type { CookingLogChange } from '#contract/cooking-log/cooking-log.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Language } from '#contract/languages.ts'
import { COOKED_CHANGES_MAX, COOKED_MINUTES_MAX } from '#contract/cooking-log/limits.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { stepTimers } from '#cooking/times/step-timers.ts'
import type { DraftChange } from '../drafts.ts'
import type { RepeatedMeal } from '../repeat/repeat.ts'

/** What is known of the meal before its cook writes anything. */
export interface Known {
  session: KitchenSession | undefined
  repeated: RepeatedMeal | undefined
  steps: readonly HowToStep[]
}

/** Words for what is known. */
export interface KnownWords {
  t: Translate
  language: Language
  imperial: ImperialUnits | undefined
}

/** Longest session that counts as cooking time, in minutes: one left open overnight does not. */
const COOKING_MAX = 12 * 60

/** How long the session took, in minutes; null without one. */
export function minutesOf(session: KitchenSession | undefined): number | null {
  if (!session || session.endedAt === null) return null
  const minutes = Math.round((session.endedAt - session.startedAt) / MINUTE_MS)
  return minutes >= 1 && minutes <= Math.min(COOKING_MAX, COOKED_MINUTES_MAX) ? minutes : null
}

/** Timers that ran longer or shorter than their steps say. */
function timerChanges({ session, steps }: Known, { t, ...words }: KnownWords): DraftChange[] {
  const options = { persons: session?.people ?? 1, ...words }
  const ingredients = steps.flatMap(({ Ingredients }) => Ingredients)
  const found = new Map<string, DraftChange>()
  for (const { step: number, time, total } of session?.timers ?? []) {
    const step = steps.find(({ StepNumber }) => StepNumber === number)
    if (!step || time === null) continue
    const parts = stepParts(step, ingredients, options)
    const stated = stepTimers(step, parts).timers[time]
    if (!stated) continue
    const [minutes, before] = [Math.round(total / 60), Math.round(stated.total / 60)]
    if (minutes === before) continue
    const from = t(minutes > before ? 'cookingLog.form.longer' : 'cookingLog.form.shorter', {
      number,
      minutes: Math.abs(minutes - before),
    })
    const Text = t('cookingLog.form.instead', { minutes, before })
    // Of a timer that was started twice, the last one counts.
    found.set(`${number} ${time}`, {
      id: `timer ${number} ${time}`,
      StepId: step.Id,
      Step: number,
      Text,
      isOn: true,
      from,
    })
  }
  return [...found.values()]
}

const isSame = (one: CookingLogChange, other: CookingLogChange) =>
  one.StepId === other.StepId && one.Text === other.Text

/** Changes that the form offers: from the timers, and what was changed the last time. */
export function knownChanges(known: Known, words: KnownWords): DraftChange[] {
  const timed = timerChanges(known, words)
  const again = (known.repeated?.Changes ?? [])
    .filter((change) => !timed.some((one) => isSame(one, change)))
    .map(({ StepId, Step, Text }, index): DraftChange => {
      const from = words.t('cookingLog.form.again', { number: Step })
      return { StepId, Step, Text, id: `again ${index}`, isOn: true, from }
    })
  return [...timed, ...again].slice(0, COOKED_CHANGES_MAX)
}
