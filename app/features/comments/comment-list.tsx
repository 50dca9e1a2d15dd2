import { useId } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#design-system/button/button.tsx'
import { ChevronDown, ChevronUp, RotateCcw } from '#design-system/icon/lucide.ts'
import { useOlderComments } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Comment } from '#contract/recipes/comment.ts'
import type { Id } from '#contract/common.ts'
import { COMMENTS_SHOWN } from '#contract/limits.ts'
import { CommentItem } from './comment-item.tsx'
import { useAnnouncedPages, useOlderPages } from './use-older-pages.ts'

/** Props of {@link CommentList}. */
export interface CommentListProps {
  recipeId: Id
  /** The newest comments: those shown at first, and one more where there are more. */
  newest: readonly Comment[]
}

/**
 * The first comments of a recipe, and buttons that load the next 100 or go back to the first ones
 *. After loading, the focus goes to the first new comment.
 */
export function CommentList({ recipeId, newest }: CommentListProps) {
  const { t } = useWords()
  const id = useId()
  const pages = useOlderPages(recipeId, newest)
  const { cursors, hasMore, isPending, error } = pages
  const { list, more, ask } = useAnnouncedPages(cursors.length, error)
  const isUnfolded = cursors.length > 0

  const loadLess = () => {
    flushSync(pages.fold)
    more.current?.focus()
    more.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <ul ref={list} id={id}>
        {(isUnfolded ? newest : newest.slice(0, COMMENTS_SHOWN)).map((comment) => (
          <li key={comment.Id}>
            <CommentItem recipeId={recipeId} comment={comment} />
          </li>
        ))}
        {cursors.map((before, index) => (
          <OlderComments
            key={before}
            recipeId={recipeId}
            before={before}
            through={cursors[index + 1]}
            hasMore={hasMore && index === cursors.length - 1}
          />
        ))}
      </ul>
      {error !== undefined && <p className="mt-4 text-ink-soft">{t('recipe.failed.older')}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {hasMore && (
          <Button
            ref={more}
            variant="quiet"
            iconEnd={error === undefined ? ChevronDown : RotateCcw}
            pending={isPending}
            aria-controls={id}
            aria-expanded={isUnfolded}
            onClick={() => {
              ask()
              pages.loadMore()
            }}
          >
            {error === undefined ? t('recipe.loadMore') : t('common.tryAgain')}
          </Button>
        )}
        {isUnfolded && (
          <Button
            variant="quiet"
            iconEnd={ChevronUp}
            aria-controls={id}
            aria-expanded
            onClick={loadLess}
          >
            {t('recipe.loadLess')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Props of {@link OlderComments}. */
interface OlderCommentsProps {
  recipeId: Id
  /** Comments older than this one. */
  before: Id
  /** The last comment to show, after which the next page begins; undefined on the last page. */
  through: Id | undefined
  /** Whether the last comment is hidden: it only shows that there are more, and is on the next page. */
  hasMore: boolean
}

/** One page of older comments. */
function OlderComments({ recipeId, before, through, hasMore }: OlderCommentsProps) {
  const { comments = [] } = useOlderComments(recipeId, before)
  // Without such a comment that is 0, which is all of them.
  const end = comments.findIndex(({ Id }) => Id === through) + 1
  const shown = comments.slice(0, end || undefined)
  return (hasMore ? shown.slice(0, -1) : shown).map((comment) => (
    <li key={comment.Id}>
      <CommentItem recipeId={recipeId} comment={comment} />
    </li>
  ))
}
