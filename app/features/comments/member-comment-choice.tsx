import { Button } from '#design-system/button/button.tsx'
import { ThumbsDown, ThumbsUp } from '#design-system/icon/lucide.ts'
import {
  CommentMenu,
  LateHiddenHere,
  LateReportedHere,
  useCommentReport,
} from '#app/features/reports/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Comment } from '#contract/recipes/comment.ts'
import type { Id } from '#contract/common.ts'
import { useChoice } from './comments.ts'

/** Props of {@link Choice}. */
export interface ChoiceProps {
  recipeId: Id
  comment: Comment
}

/** What a member does with a comment: likes, and reports of others; why an own one is hidden. */
export function ChoiceOfMember({ recipeId, comment }: ChoiceProps) {
  const report = useCommentReport(comment)
  if (report.sent) return <LateReportedHere report={report} />
  return (
    <>
      <div className="-ms-2.5 mt-1 flex flex-wrap gap-1">
        <Votes recipeId={recipeId} comment={comment} />
        {!comment.IsOwn && <CommentMenu comment={comment} report={report} />}
      </div>
      {comment.IsHidden && <LateHiddenHere kind="comment" id={comment.Id} />}
    </>
  )
}

/** Likes and dislikes of a comment for members: two toggle buttons, at most one of them pressed. */
function Votes({ recipeId, comment }: ChoiceProps) {
  const { t, formatNumber } = useWords()
  const { comment: shown, choose } = useChoice(recipeId, comment)
  const { Likes, Dislikes, IsLiked } = shown
  return (
    <>
      <Button
        variant="bare"
        size="s"
        icon={ThumbsUp}
        iconFill={IsLiked === true}
        aria-pressed={IsLiked === true}
        aria-label={t('memberActions.likeCount', { count: Likes })}
        onClick={() => choose(true)}
      >
        {formatNumber(Likes)}
      </Button>
      <Button
        variant="bare"
        size="s"
        icon={ThumbsDown}
        iconFill={IsLiked === false}
        aria-pressed={IsLiked === false}
        aria-label={t('memberActions.dislikeCount', { count: Dislikes })}
        onClick={() => choose(false)}
      >
        {formatNumber(Dislikes)}
      </Button>
    </>
  )
}
