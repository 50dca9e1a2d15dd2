import type { Generated } from 'kysely'

/** Dinners of several dishes: of a household, or of one member alone. */
export interface DinnerTable {
  id: Generated<number>
  /** Of the device that planned it. */
  dinner_key: string
  /** Exactly one of this and `owner_id` is null. */
  household_id: number | null
  owner_id: number | null
  /** When people were to sit down as it was planned. Milliseconds since 1970, UTC. */
  table_at: number
  /** `KeptDinner` of the contract as JSON. */
  kept: string
  /** The dishes as they were planned, as JSON, see `server/dinner/stored.ts`. */
  dishes: string
  /** From 1; each change adds 1. */
  version: number
  begun_at: number | null
  ended_at: number | null
  /** Null once the account is gone, or who added it has left the household. */
  added_by: number | null
  created_at: number
  /** It is deleted then. */
  expires_at: number
}

/** Who cooks which lane of a dinner. */
export interface DinnerCookTable {
  dinner_id: number
  /** Index of the lane. */
  cook: number
  user_id: number
}

/** What the last dinner of a household, or of a member alone, was planned with. */
export interface DinnerKitchenTable {
  id: Generated<number>
  /** Exactly one of this and `owner_id` is null. */
  household_id: number | null
  owner_id: number | null
  cooks: number
  rings: number
  ovens: number
}

/** Minutes of hands that a member plans a step with, in place of those of the recipe. */
export interface DinnerNextTimeTable {
  user_id: number
  recipe_id: number
  /** Index of the step in the recipe. */
  step: number
  hands: number
  /** Milliseconds since 1970, UTC. */
  changed_at: number
}
