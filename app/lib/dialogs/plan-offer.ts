import { createStore } from '#design-system/lib/store.ts'
import type { Id } from '#contract/common.ts'

/** A recipe that a member wants to plan. */
export interface PlannedRecipe {
  id: Id
  name: string
}

const asked = createStore<PlannedRecipe | undefined>(undefined)

/** Asks in a sheet on which day a recipe is eaten. Undefined closes it. */
export const askPlan = asked.set

/** The store of the recipe that is asked about. */
export const planOffer = { subscribe: asked.subscribe, read: asked.get }
