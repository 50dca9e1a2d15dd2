import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { SLOTS } from '#contract/week/limits.ts'
import type { Meal, Slot, Week } from '#contract/week/week.ts'

/** A meal time of a day. */
export interface Place {
  readonly day: Day
  readonly slot: Slot
}

/** What stands at a place. */
export interface CardSlot extends Place {
  readonly meals: readonly Meal[]
  /** Minutes after midnight, if somebody has said an hour. */
  readonly hour: number | undefined
}

/** A line of the card. */
export interface CardDay {
  readonly day: Day
  readonly slots: readonly CardSlot[]
}

/** Where a meal is planned. */
export const placeOf = ({ Day, Slot }: Meal): Place => ({ day: Day, slot: Slot })

/** Whether two places are the same. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.day === other.day && one.slot === other.slot

/** The lines of the card for some days. */
export function cardOf({ Meals, Hours }: Week, days: readonly Day[]): CardDay[] {
  const at = Map.groupBy(Meals, ({ Day, Slot }) => `${Day} ${Slot}`)
  return days.map((day) => ({
    day,
    slots: SLOTS.map((slot) => ({
      day,
      slot,
      meals: at.get(`${day} ${slot}`) ?? [],
      hour: Hours.find(({ Day, Slot }) => Day === day && Slot === slot)?.Minutes,
    })),
  }))
}

/** All meals of a line, in the order of the day. */
export const mealsOf = ({ slots }: CardDay): Meal[] => slots.flatMap(({ meals }) => meals)

/** Whether nothing but dinners is planned: then the other columns fold away. */
export function hasOnlyDinners(card: readonly CardDay[]): boolean {
  const meals = card.flatMap(mealsOf)
  return meals.length > 0 && meals.every(({ Slot }) => Slot === 'dinner')
}

/** Whether a meal has another one that is eaten again from it. */
export const secondOf = (week: Week, { Key }: Meal): Meal | undefined =>
  week.Meals.find(({ AgainOf }) => AgainOf === Key)

/** The meal that is eaten again. */
export const firstOf = (week: Week, { AgainOf }: Meal): Meal | undefined =>
  AgainOf === null ? undefined : week.Meals.find(({ Key }) => Key === AgainOf)
