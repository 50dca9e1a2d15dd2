import type {
  DishFailure,
  DishRecipe,
  FollowedDinner,
  useClock,
} from '#app/features/dinner/index.ts'
import type { useWords } from '#app/lib/words/words-provider.tsx'
import type { Dinner } from '#contract/dinner/dinner.ts'
import type { PlannedStep } from '#cooking/dinner/dinner.ts'
import type { Evening } from '#cooking/dinner/evening/evening.ts'

/** Which sheet is open over the stage. */
export type DinnerSheet = 'evening' | 'late' | 'leaveOut' | 'skip'

/** A dinner that is being cooked, as the parts of its stage see it. */
export interface Cooking {
  readonly followed: FollowedDinner
  readonly evening: Evening
  /** The lane of this phone. */
  readonly cook: number
  readonly setLane: (cook: number) => void
  /** By lane. */
  readonly cookNames: readonly string[]
  readonly recipes: readonly (DishRecipe | undefined)[]
  /** By dish: why its recipe is not there. */
  readonly failures: readonly (DishFailure | undefined)[]
  readonly clock: ReturnType<typeof useClock>
  /** This minute of the dinner. */
  readonly minute: number
  /** What is in the hands of this cook. */
  readonly present: PlannedStep | undefined
  readonly next: PlannedStep | undefined
  /** The sheet that is open over the stage. */
  readonly sheet: DinnerSheet | undefined
  readonly openSheet: (sheet: DinnerSheet) => void
  /** Looks at a dish without leaving the step; undefined looks at what is done. */
  readonly look: (dish: number | undefined) => void
  readonly goOn: () => void
  readonly finish: () => void
}

/** The name of a dish. */
export function nameOf({ Dishes }: Pick<Dinner, 'Dishes'>, dish: number): string {
  return Dishes[dish]?.Name ?? ''
}

/** The number of a step as its recipe counts it, with how many there are and what is done. */
export function stepOf(
  { followed: { dinner }, recipes }: Pick<Cooking, 'followed' | 'recipes'>,
  { dish, step }: Pick<PlannedStep, 'dish' | 'step'>,
): { number: number; total: number; title: string; index: number } {
  const frozen = dinner.Dishes[dish]?.Steps[step]
  const index = frozen?.Of ?? 0
  const total = recipes[dish]?.steps.length ?? dinner.Dishes[dish]?.Steps.length ?? 1
  return { number: index + 1, total, title: frozen?.Title ?? '', index }
}

/** Minutes from which on a stretch is told in hours. */
const HOURS_FROM = 120

/** A stretch as a number and its unit: `['25', 'min']`, from two hours on `['42', 'h']`. */
export function stretchOf(minutes: number, min: string): [number: string, unit: string] {
  return minutes < HOURS_FROM ? [String(minutes), min] : [String(Math.floor(minutes / 60)), 'h']
}

/** The line above what comes next: "Next · Fattoush, in 5 min", from two hours on "Next · Fattoush, at 18:38". */
export function comingOf(
  { followed: { dinner }, clock, minute }: Pick<Cooking, 'followed' | 'clock' | 'minute'>,
  { dish, start }: Pick<PlannedStep, 'dish' | 'start'>,
  t: ReturnType<typeof useWords>['t'],
): string {
  const name = nameOf(dinner, dish)
  const count = Math.max(0, start - minute)
  return count < HOURS_FROM
    ? t('dinner.cook.nextIn', { name, count })
    : t('dinner.cook.nextAt', { name, time: clock.at(start) })
}
