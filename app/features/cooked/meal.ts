import type { WaitingItem } from '#app/lib/storage/waiting-list.ts'
import type { Id, MediaPath } from '#contract/common.ts'
import type { CookedBody } from '#contract/cooked.ts'
import type { LangId } from '#contract/languages.ts'
import type { Yield } from '#contract/recipe-facts.ts'

/** What was cooked, as far as the log shows it. */
export interface CookedDish {
  /** Null once the recipe is gone. */
  recipeId: Id | null
  recipeName: string
  coverPath: MediaPath | null
  /** What the recipe makes; undefined counts people. */
  makes: Yield | undefined
}

/** A meal as a member writes it, before the server has it. */
export interface WrittenMeal extends CookedBody, CookedDish, WaitingItem {
  langId: LangId
  /** Whether a photo is kept under `key`. */
  hasPhoto: boolean
  /** The server has the meal already; only its photo waits. */
  isStored?: boolean
}
