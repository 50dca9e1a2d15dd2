import type { WaitingItem } from '#app/lib/storage/waiting-list.ts'
import type { Meal, MealChange, MealHourBody, NewMeal, WeekRecipe } from '#contract/week/week.ts'

/** A change of the week that a member makes. */
export type WeekChange =
  /** With the recipe as it is known where it was chosen. */
  | { readonly kind: 'add'; readonly meal: NewMeal; readonly recipe: WeekRecipe | null }
  | { readonly kind: 'change'; readonly meal: string; readonly change: MealChange }
  /** With the version that was on screen. */
  | { readonly kind: 'remove'; readonly meal: string; readonly version: number }
  /** Brings a meal back that was taken off, as it was on screen. */
  | { readonly kind: 'restore'; readonly meal: Meal }
  | { readonly kind: 'hour'; readonly hour: MealHourBody }

/** A change that waits on this device. Its key is that of the call, however often it is sent. */
export interface WeekOperation extends WaitingItem {
  readonly change: WeekChange
  /** Version of the week that has it; undefined while the server does not have it. */
  readonly version?: number
  /** Why the server does not take it, in the language of that moment: it is not shown any more. */
  readonly refused?: string
}

/** Whether a change is still to be sent. */
export const isUnsent = ({ version, refused }: WeekOperation): boolean =>
  version === undefined && refused === undefined

/** A change of a member, ready to wait. */
export function newOperation(member: string, change: WeekChange): WeekOperation {
  return { member, key: crypto.randomUUID(), change }
}
