import { useOlderComments } from '#app/features/recipes/index.ts'
import type { Id } from '#contract/common.ts'
import { CommentItem } from './comment-item.tsx'

/** Props of {@link OlderComments}. */
export interface OlderCommentsProps {
  recipeId: Id
  /** Comments older than this one. */
  before: Id
  /** The last comment to show, after which the next page begins; undefined on the last page. */
  through: Id | undefined
  /** Whether the last comment is hidden: it only shows that there are more, and is on the next page. */
  hasMore: boolean
}

/** One page of older comments. */
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
