import { createStore } from '#design-system/lib/store.ts'
import type { Id } from '#contract/common.ts'

/** A recipe that was made a favourite, and may stand in cookbooks too. */
export interface OfferedRecipe {
  id: Id
  name: string
}

const offered = createStore<OfferedRecipe | undefined>(undefined)

/** Asks in a sheet in which of the member's cookbooks a recipe stands. Undefined closes it. */
export const askCookbooks = offered.set

/** The store of the recipe that is asked about. */
export const cookbookOffer = { subscribe: offered.subscribe, read: offered.get }
