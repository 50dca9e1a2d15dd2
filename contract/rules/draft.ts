import { compileSteps } from '../own/compile-steps.ts'
import type { Draft, DraftStep } from '../own/draft.ts'
import { draftTimes, plainDraftText } from '../own/step-text.ts'
import { MINUTES_OF_UNIT } from '../recipe-words.ts'
import { degreesIn } from './degrees.ts'
import { otherEnergy, tooLong, waitsExceed } from './numbers.ts'

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
function differencesOf({ Key, Text: { en, de } }: DraftStep): Finding[] {
  if (!en?.trim() || !de?.trim()) return []
  const degrees = [en, de].map((text) => degreesIn(plainDraftText(text)).join(' '))
  const times = (['en', 'de'] as const).map((language) =>
    draftTimes(language === 'en' ? en : de, language)
      .map(({ min, max }) => `${min}–${max}`)
      .join(' '),
  )
  return [
    ...(degrees[0] === degrees[1] ? [] : [{ kind: 'degrees', step: Key } as const]),
    ...(times[0] === times[1] ? [] : [{ kind: 'durations', step: Key } as const]),
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
