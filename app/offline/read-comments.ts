import { keys } from '#app/data/keys.ts'
import type { Comment } from '#contract/comment.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import { COMMENTS_SHOWN } from '#contract/limits.ts'

/**
 * Reads the comments that a recipe's page shows first and, where there are more, the next ones, so
 * that "load more" works without a connection for as many as anybody reads in a kitchen.
 *
 * @param read reads a key and keeps the answer
 */
export async function readComments(
  read: <Data>(key: string) => Promise<Data>,
  recipeId: Id,
  langId: LangId,
): Promise<void> {
  const newest = await read<Comment[]>(keys.comments(String(recipeId), langId))
  const oldest = newest.at(-1)
  if (oldest && newest.length > COMMENTS_SHOWN) {
    await read(keys.olderComments(recipeId, oldest.Id, langId))
  }
}
