import { compileSteps } from '../writing/compile-steps.ts'
import type { Draft, DraftStep } from '#contract/own-recipes/draft.ts'
import { plainDraftText } from '#cooking/writing/draft-text.ts'
import { draftTimes } from '../times/step-times.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { MINUTES_OF_UNIT } from '#contract/recipes/words.ts'
import { degreesIn } from './degrees.ts'
import { otherEnergy, tooLong, waitsExceed } from '#cooking/rules/numbers.ts'

/** Something in a recipe that contradicts itself. */
export type Finding =
  | { readonly kind: 'prep' | 'active' | 'waits' | 'energy' }
  /** The two languages of a step state different degrees, or different times. */
  | { readonly kind: 'degrees' | 'durations'; readonly step: string }

function minutesOfTimers(draft: Draft): number {
  const times = compileSteps(draft, []).flatMap((step) => step.times)
  return times.reduce((sum, { min, unit }) => sum + min * MINUTES_OF_UNIT[unit], 0)
}

function hasOtherEnergy({ Nutrition = {} }: Draft): boolean {
  const { Calorie, Protein, Fat, Carbohydrate } = Nutrition
  if (Calorie === undefined || Protein === undefined || Fat === undefined) return false
  if (Carbohydrate === undefined) return false
  const nutrients = { protein: Protein, fat: Fat, carbohydrates: Carbohydrate }
  return otherEnergy(Calorie, nutrients) !== undefined
}

/** How the two languages of a step differ. */
function differencesOf({ Key, Text }: DraftStep): Finding[] {
  const texts = LANGUAGES.map((language) => Text[language] ?? '')
  if (texts.some((text) => !text.trim())) return []
  const degrees = texts.map((text) => degreesIn(plainDraftText(text)).join(' '))
  const times = texts.map((text) =>
    draftTimes(text)
      .map(({ min, max }) => `${min}–${max}`)
      .join(' '),
  )
  return [
    ...(new Set(degrees).size === 1 ? [] : [{ kind: 'degrees', step: Key } as const]),
    ...(new Set(times).size === 1 ? [] : [{ kind: 'durations', step: Key } as const]),
  ]
}

/** What contradicts itself in a recipe that a member writes, by the rules of the catalogue. */
export function findingsIn(draft: Draft): Finding[] {
  const { PrepMinutes: prep, ActiveMinutes: active, TotalMinutes: total } = draft
  return [
    ...tooLong({ prep, active, total }).map((kind) => ({ kind })),
    ...(waitsExceed(minutesOfTimers(draft), total) ? [{ kind: 'waits' } as const] : []),
    ...(hasOtherEnergy(draft) ? [{ kind: 'energy' } as const] : []),
    ...draft.Steps.flatMap(differencesOf),
  ]
}
