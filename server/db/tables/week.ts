import type { Generated } from 'kysely'
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
