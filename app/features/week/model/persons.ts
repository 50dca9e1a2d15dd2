import type { Yield } from '#contract/recipes/facts.ts'
import type { Slot, Week, WeekRecipe } from '#contract/week/week.ts'

/** Meals of a meal time that say how many usually eat. */
const LATEST = 8
/** For how many, where nothing says it. */
const PERSONS = 2

/**
 * For how many a meal is planned at first: the median of the latest of its meal time.
 *
 * @param own people of the recipe, where it says so
 */
export function usualPersons(week: Week, slot: Slot, own?: number): number {
  const counts = week.Meals.filter(({ Slot }) => Slot === slot)
    .toSorted((one, other) => other.Day.localeCompare(one.Day))
    .slice(0, LATEST)
    .map(({ Persons }) => Persons)
    .toSorted((one, other) => one - other)
  return counts[Math.floor((counts.length - 1) / 2)] ?? own ?? (week.People.length || PERSONS)
}

/** What a recipe makes that is not counted by people: slices, or as much as a tin holds. */
export function makesOf(recipe: Pick<WeekRecipe, 'Yield'> | undefined): Yield | undefined {
  const makes = recipe?.Yield
  return makes && (makes.Step > 1 || makes.Of !== undefined) ? makes : undefined
}

/** "12 slices", or the number alone where nothing is counted. */
export function amountText({ Of = '', One = Of }: Yield, count: number): string {
  return `${count}\u00a0${count === 1 ? One : Of}`.trim()
}
