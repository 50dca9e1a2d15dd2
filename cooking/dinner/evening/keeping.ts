import type { DinnerDish } from '../dinner.ts'

/**
 * How a dish waits for the others: a roast under foil on the open door of the oven, a soup on the lowest ring, rice
 * and potatoes covered, what is cold as it is; what is best fresh waits badly.
 */
export type Keeping = 'foil' | 'lowestRing' | 'covered' | 'cold' | 'fresh'

/** Minutes that what simmers may be held, and what is covered. */
const SIMMERS_FOR = 30
const COVERED_FOR = 10

/** How a dish waits until it is eaten. */
export function keepingOf({ steps, holdsFor, isFresh }: DinnerDish): Keeping {
  const last = steps.findLast(({ oven, usesRing }) => oven !== undefined || usesRing)
  if (isFresh) return 'fresh'
  if (!last) return 'cold'
  if (last.oven) return 'foil'
  if (holdsFor >= SIMMERS_FOR) return 'lowestRing'
  return holdsFor >= COVERED_FOR ? 'covered' : 'fresh'
}
