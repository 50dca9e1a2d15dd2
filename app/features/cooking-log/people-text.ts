import { yieldText } from '#app/features/recipes/index.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import type { Language } from '#contract/languages.ts'
import type { Yield } from '#contract/recipes/facts.ts'

/** For how many, or how much of it: "4 people", "1 loaf". */
export function peopleText(
  count: number,
  makes: Yield | undefined,
  { t, language }: { t: Translate; language: Language },
): string {
  if (makes?.Of === undefined && Number.isInteger(count)) return t('cookingLog.people', { count })
  return yieldText(makes, count, { t, language }).text
}
