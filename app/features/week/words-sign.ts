import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { Refrigerator, Users, Utensils } from '#design-system/icon/lucide.ts'
import type { useWords } from '#app/lib/words/words-provider.tsx'

/** Meals that are offered without a recipe. */
export const OFFERED = ['out', 'leftovers', 'bread', 'guests'] as const
/** @see {@link OFFERED} */
export type Offered = (typeof OFFERED)[number]

/** What stands on the plate of such a meal. */
export const signOf = (offered: Offered | undefined): IconDrawing =>
  offered === 'leftovers' ? Refrigerator : offered === 'guests' ? Users : Utensils

/** Which of them somebody has planned, in the language of the reader. */
export function offeredOf(t: ReturnType<typeof useWords>['t'], name: string): Offered | undefined {
  return OFFERED.find((offered) => t(`week.adding.words.${offered}`) === name)
}
