import type { Id } from '#contract/common.ts'
import type { CookedEntry } from '#contract/cooked.ts'
import { storedLike } from '../stored.ts'

/** A meal that is cooked again as it was. */
export type Like = Pick<CookedEntry, 'Day' | 'People' | 'Note' | 'Changes' | 'LangId' | 'Yield'> & {
  RecipeId: Id
  /** Username of whose it is: other members of this device do not see it. */
  member: string
}

function parse(text: string | null): Like | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Like | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Begins to cook a meal again as it was: the kitchen of its recipe shows what was changed. */
export function beginLike(entry: CookedEntry, member: string): void {
  const { RecipeId, Day, People, Note, Changes, LangId, Yield } = entry
  storedLike.write(JSON.stringify({ RecipeId, Day, People, Note, Changes, LangId, Yield, member }))
}

/** The meal that is cooked again. */
export const useLike = () => parse(storedLike.use())

/** The meal of a recipe that is cooked again; undefined where another recipe is. */
export function readLike(recipeId: Id): Like | undefined {
  const like = parse(storedLike.latest())
  return like?.RecipeId === recipeId ? like : undefined
}

/** Cooks without it from now on. */
export function endLike(): void {
  storedLike.write(null)
}
