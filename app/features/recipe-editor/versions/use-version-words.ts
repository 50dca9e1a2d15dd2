import { dayOf, writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { VersionCard } from '#contract/own-recipes/versions.ts'

/** How versions are named. */
export function useVersionWords() {
  const { t, language } = useWords()
  const countsOf = (steps: number, foods: number) =>
    t('versions.counts', {
      steps: t('versions.steps', { count: steps }),
      foods: t('versions.foods', { count: foods }),
    })
  return {
    /** "Today, 18:40". */
    whenOf: ({ Changed }: Pick<VersionCard, 'Changed'>): string => {
      const at = new Date(Changed)
      const time = writeTime(at, language)
      return t(`versions.${dayOf(at)}`, { time, date: writeDate(at, language) })
    },
    /** "6 steps, 11 ingredients". */
    countsOf,
    /** The same, and why the version was kept. */
    reasonOf: ({ StepCount, IngredientCount, Reason }: VersionCard) =>
      t(`versions.reasons.${Reason}`, { counts: countsOf(StepCount, IngredientCount) }),
  }
}
