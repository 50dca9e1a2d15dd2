import { useState } from 'react'
import { useOlderComments } from '#app/features/recipes/index.ts'
import type { Comment } from '#contract/comment.ts'
import type { Id } from '#contract/common.ts'
import { COMMENTS_PER_LOAD, COMMENTS_SHOWN } from '#contract/limits.ts'

/** Pages of comments behind the newest ones. */
export interface OlderPages {
  /** Where each page that has arrived begins: ids of the comments before. */
  cursors: readonly Id[]
  /** There are comments that are not shown yet. */
  hasMore: boolean
  isPending: boolean
  /** Why the page that was asked for last is not there. */
  error: unknown
  /** Asks for the next page, again after a failure. */
  loadMore: () => void
  /** Goes back to the newest comments. */
  fold: () => void
}

/**
 * Loads older comments a page at a time. A page never changes its members, because comments only
 * come in before the newest ones: when some have, one page more fills the gap.
 */
export function useOlderPages(recipeId: Id, newest: readonly Comment[]): OlderPages {
  const [asked, setAsked] = useState<readonly Id[]>([])
  const [isAsking, setAsking] = useState(false)
  const last = useOlderComments(recipeId, asked.at(-1))
  const isFull = last.comments === undefined || last.comments.length === COMMENTS_PER_LOAD
  const hasMore = asked.length === 0 ? newest.length > COMMENTS_SHOWN : isFull
  const arrived = last.comments ? asked : asked.slice(0, -1)

  const oldest = (last.comments ?? newest).at(-1)?.Id
  const loadMore = () => {
    if (last.error !== undefined) {
      setAsking(true)
      void last.retry().finally(() => setAsking(false))
    } else if (oldest !== undefined) setAsked([...asked, oldest])
  }
  return {
    cursors: withoutGap(newest, arrived),
    hasMore,
    isPending: last.isPending || isAsking,
    error: last.error,
    loadMore,
    fold: () => setAsked([]),
  }
}

/** Begins behind the newest comments also when the first page was asked for behind others. */
function withoutGap(newest: readonly Comment[], cursors: readonly Id[]): readonly Id[] {
  const [first] = cursors
  const oldest = newest.at(-1)
  if (first === undefined || !oldest || newest.some(({ Id }) => Id === first)) return cursors
  return [oldest.Id, ...cursors]
}
