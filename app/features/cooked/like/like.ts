import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { Id } from '#contract/common.ts'
import type { CookedEntry } from '#contract/cooked.ts'

/** A meal that is cooked again as it was. */
export type Like = Pick<CookedEntry, 'Day' | 'People' | 'Note' | 'Changes' | 'LangId' | 'Yield'> & {
  RecipeId: Id
  /** Username of whose it is: other members of this device do not see it. */
  member: string
}

const stored = createStoredText('simmer.cooked.like')

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
  stored.write(JSON.stringify({ RecipeId, Day, People, Note, Changes, LangId, Yield, member }))
}

/** The meal that is cooked again; undefined where another recipe is. */
export function useLike(recipeId: Id | null): Like | undefined {
  const text = stored.use()
  const like = text === null ? undefined : parse(text)
  return like?.RecipeId === recipeId ? like : undefined
}

/** The meal that is cooked again, outside of React. */
export function readLike(recipeId: Id | null): Like | undefined {
  const like = parse(stored.latest())
  return like?.RecipeId === recipeId ? like : undefined
}

/** Cooks without it from now on. */
export function endLike(): void {
  stored.write(null)
}
