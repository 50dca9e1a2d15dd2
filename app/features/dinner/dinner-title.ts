import type { useWords } from '#app/lib/words/words-provider.tsx'
import { writeTime } from '#app/lib/words/day-words.ts'
import type { KeptDish } from '#contract/dinner/dinner.ts'
import type { Language } from '#contract/languages.ts'

const SEVEN = 19

/** What a dinner is called: "Dinner at seven", "Dinner at 18:30". */
export function dinnerTitle(
  t: ReturnType<typeof useWords>['t'],
  table: number,
  language: Language,
): string {
  const at = new Date(table)
  return at.getHours() === SEVEN && at.getMinutes() === 0
    ? t('dinner.plan.atSeven')
    : t('dinner.plan.title', { time: writeTime(at, language) })
}

/** The same with its dessert, which is eaten after the others. */
export function planTitle(
  t: ReturnType<typeof useWords>['t'],
  table: number,
  language: Language,
  dishes: readonly Pick<KeptDish, 'Serving'>[],
): string {
  const title = dinnerTitle(t, table, language)
  return dishes.some(({ Serving }) => Serving === 'after')
    ? t('dinner.plan.withDessert', { title })
    : title
}
