import { createWaitingList, type WaitingItem } from '#app/lib/storage/waiting-list.ts'
import type { Id, MediaPath } from '#contract/common.ts'
import type { CookingLogBody } from '#contract/cooking-log/cooking-log.ts'
import type { LangId } from '#contract/languages.ts'
import type { Yield } from '#contract/recipes/facts.ts'
import { storedMeals } from './stored.ts'

/** What was cooked, as far as the log shows it. */
export interface CookingLogDish {
  /** Null once the recipe is gone. */
  recipeId: Id | null
  recipeName: string
  coverPath: MediaPath | null
  /** What the recipe makes; undefined counts people. */
  makes: Yield | undefined
}

/** A meal as a member writes it, before the server has it. */
export interface WrittenMeal extends CookingLogBody, CookingLogDish, WaitingItem {
  langId: LangId
  /** Whether a photo is kept under `key`. */
  hasPhoto: boolean
  /** The server has the meal already; only its photo waits. */
  isStored?: boolean
}

/** Meals that could not be sent yet. */
export const waitingMeals = createWaitingList<WrittenMeal>(storedMeals)
