import type { Id } from '#contract/common.ts'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import { storedRepeat } from '../stored.ts'

/** A meal that is cooked again with the same changes. */
export type RepeatedMeal = Pick<
  CookingLogEntry,
  'Day' | 'People' | 'Note' | 'Changes' | 'LangId' | 'Yield'
> & {
  RecipeId: Id
  /** Username of whose it is: other members of this device do not see it. */
  member: string
}

function parse(text: string | null): RepeatedMeal | undefined {
  try {
    return (JSON.parse(text ?? 'null') as RepeatedMeal | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Starts to cook a meal again: the kitchen of its recipe shows what was changed the last time. */
export function beginRepeat(entry: CookingLogEntry, member: string): void {
  const { RecipeId, Day, People, Note, Changes, LangId, Yield } = entry
  storedRepeat.write(
    JSON.stringify({ RecipeId, Day, People, Note, Changes, LangId, Yield, member }),
  )
}

/** The meal that is cooked again. */
export const useRepeat = () => parse(storedRepeat.use())

/** Whether a meal of the recipe is cooked again; with a step, whether something was changed at it. */
export function useHasRepeat(recipeId: Id, stepId?: Id): boolean {
  const repeated = useRepeat()
  if (repeated?.RecipeId !== recipeId) return false
  return stepId === undefined || repeated.Changes.some((change) => change.StepId === stepId)
}

/** The meal of a recipe that is cooked again; undefined where another recipe is. */
export function readRepeat(recipeId: Id): RepeatedMeal | undefined {
  const repeated = parse(storedRepeat.latest())
  return repeated?.RecipeId === recipeId ? repeated : undefined
}

/** Stops showing the earlier meal. */
export function endRepeat(): void {
  storedRepeat.write(null)
}
