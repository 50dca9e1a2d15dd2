import { keyOf } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'

/** One comment with its answer. Only members' controls, which come late, read it. */
export const commentKey = (recipeId: Id, commentId: Id, langId: LangId) =>
  keyOf('/recipe/:id/comment/:commentId', { id: recipeId, commentId, LangId: langId })
