import type { ReadKey, RecipeContents } from '#app/features/recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import { COMMENTS_SHOWN } from '#contract/limits.ts'

/** Caches the comments that "load more" shows first, so that it works without a connection. */
export async function readOlderComments(
  read: ReadKey,
  recipeId: Id,
  langId: LangId,
  { comments = [] }: RecipeContents,
): Promise<void> {
  const oldest = comments.at(-1)
  if (oldest && comments.length > COMMENTS_SHOWN) {
    await read(keys.olderComments(recipeId, oldest.Id, langId))
  }
}
