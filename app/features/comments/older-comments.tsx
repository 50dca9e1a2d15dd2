import { useOlderComments } from '#app/features/recipes/index.ts'
import type { Id } from '#contract/common.ts'
import { CommentItem } from './comment-item.tsx'

/** Props of {@link OlderComments}. */
export interface OlderCommentsProps {
  recipeId: Id
  /** Comments older than this one. */
  before: Id
  /** The last of them to be shown, because the next page goes on there; undefined on the last page. */
  through: Id | undefined
  /** The last one is held back: it tells that there are more, and comes with the next page. */
  hasMore: boolean
}

/** Items of one page of older comments. */
export function OlderComments({ recipeId, before, through, hasMore }: OlderCommentsProps) {
  const { comments = [] } = useOlderComments(recipeId, before)
  const end = comments.findIndex(({ Id }) => Id === through)
  const shown = end === -1 ? comments : comments.slice(0, end + 1)
  return (hasMore ? shown.slice(0, -1) : shown).map((comment) => (
    <li key={comment.Id}>
      <CommentItem recipeId={recipeId} comment={comment} />
    </li>
  ))
}
