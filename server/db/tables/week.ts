import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Slot } from '#contract/week/week.ts'

/** Meals of the week: of a household, or of one member alone. */
export interface WeekMealTable {
  id: Generated<number>
  /** Of the device that added it. */
  meal_key: string
  /** Exactly one of this and `owner_id` is null. */
  household_id: number | null
  owner_id: number | null
  /** `2026-11-28`. */
  day: string
  slot: Slot
  /** Null for a meal without a recipe, and once its recipe is deleted. */
  recipe_id: number | null
  /** The words; of a recipe, its names as they were when it was planned. */
  name_de: string
  name_en: string
  persons: number
  /** Null for whoever is home first. */
  cook_id: number | null
  /** Key of the meal that is eaten again. */
  again_of: string | null
  note: string
  cooked_at: number | null
  /** From 1; each change adds 1. */
  version: number
  /** Null once the account is gone, or who added it has left the household. */
  added_by: number | null
  created_at: number
  /** A meal that was taken off is kept for a while, because an edit brings it back. */
  removed_at: number | null
}

/** Hours that somebody has said for a meal time. */
export interface WeekHourTable {
  id: Generated<number>
  /** Exactly one of this and `owner_id` is null. */
  household_id: number | null
  owner_id: number | null
  day: string
  slot: Slot
  /** Minutes after midnight. */
  minutes: number
}

/** Calendar addresses: one of a member at most. */
export interface WeekCalendarTable {
  user_id: number
  /** SHA-256 in hex of the token. */
  token_hash: string
  tail: string
  lang_id: LangId
  /** Of the hours, such as `Europe/Berlin`. */
  zone: string
  has_all_meals: 0 | 1
  has_ahead: 0 | 1
  made_at: number
  fetched_at: number | null
}

/** How often what is planned for a meal time has changed, as calendars count it. */
export interface WeekChangeTable {
  id: Generated<number>
  /** Exactly one of this and `owner_id` is null. */
  household_id: number | null
  owner_id: number | null
  day: string
  slot: Slot
  count: number
  changed_at: number
}

/** Recipes that are not suggested to a member for a while. */
export interface WeekRestTable {
  user_id: number
  recipe_id: number
  ends_at: number
}

/** Meals that went on a shopping list with the week. */
export interface WeekListMealTable {
  list_id: number
  meal_key: string
  /** As it was then. */
  day: string
  /** Digest of what it needed when somebody left the list as it was; null for what the list knows. */
  left_as: string | null
}

/** What these meals needed, as far as the list knows. */
export interface WeekListNeedTable {
  list_id: number
  meal_key: string
  food_id: number
  /** Code of the unit; weights are grams, volumes millilitres. */
  unit: number
  /** Null for any amount. */
  amount: number | null
  /** 0 for what was at home, or what somebody had written on the list. */
  is_listed: 0 | 1
}

/** Items that the week put on a list. */
export interface WeekListItemTable {
  item_id: number
  list_id: number
  food_id: number
  unit: number
  /** As the week wrote it; null for any amount. */
  amount: number | null
}
