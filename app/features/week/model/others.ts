import type { Meal, Week } from '#contract/week/week.ts'
import { isSamePlace, placeOf } from './card.ts'

/** A meal that somebody else has put there. */
export interface NewMealOfOther {
  readonly meal: Meal
  /** Who. */
  readonly name: string
  /** What stood at its place and is gone. */
  readonly before: Meal | undefined
}

/** Meals of a week that others have put there since an earlier one. */
export function newOfOthers(before: Week, after: Week): NewMealOfOther[] {
  const known = new Set(before.Meals.map(({ Key }) => Key))
  const left = new Set(after.Meals.map(({ Key }) => Key))
  return after.Meals.flatMap((meal): NewMealOfOther[] => {
    const by = after.People.find(({ Id }) => Id === meal.AddedBy)
    if (!by || by.IsYou || known.has(meal.Key)) return []
    const gone = before.Meals.find(
      (one) => isSamePlace(placeOf(one), placeOf(meal)) && !left.has(one.Key),
    )
    return [{ meal, name: by.Name, before: gone }]
  })
}

/** Two dishes at one place, planned by two who did not know of each other. */
export interface Meeting {
  readonly mine: Meal
  readonly theirs: Meal
  readonly name: string
}

/**
 * Dishes of others at places where this device had planned one that they did not know of.
 * @param unsent keys of meals of this device that nobody else knew
 */
export function meetingsIn(
  week: Week,
  others: readonly NewMealOfOther[],
  unsent: ReadonlySet<string>,
): Meeting[] {
  return others.flatMap(({ meal: theirs, name }): Meeting[] => {
    const mine = week.Meals.find(
      (one) => unsent.has(one.Key) && isSamePlace(placeOf(one), placeOf(theirs)),
    )
    return mine ? [{ mine, theirs, name }] : []
  })
}
