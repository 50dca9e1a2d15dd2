import type { ReadLine } from '#contract/own/read-line.ts'
import type { Foods } from '#server/shopping/foods.ts'

/** Who saves a recipe, when, and with which catalogue. */
export interface Saver {
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
  foods: Foods
  /** Departments of new foods by their folded names, where they are known from elsewhere. */
  departments?: ReadonlyMap<string, number>
  /** Reads lines of several recipes with the same words; absent: with the words of the moment. */
  read?: (text: string) => ReadLine
}
