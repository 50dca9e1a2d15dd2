import { type RefObject, useEffect, useRef, useState } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { useOlderComments } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Comment } from '#contract/recipes/comment.ts'
import type { Id } from '#contract/common.ts'
import { COMMENTS_PER_LOAD, COMMENTS_SHOWN } from '#contract/limits.ts'

/** Pages of comments that are older than the newest ones. */
export interface OlderPages {
  /** Cursors of the loaded pages: the id of the comment before each page. */
  cursors: readonly Id[]
  /** Whether there are comments that are not shown yet. */
  hasMore: boolean
  isPending: boolean
  /** Error of the page that was requested last. */
  error: unknown
  /** Requests the next page, or retries it after a failure. */
  loadMore: () => void
  /** Goes back to the newest comments. */
  fold: () => void
}

/**
 * Loads older comments page by page. A page never changes, because new comments are only added before
 * the newest ones. If some have been added, one more page fills the gap between them and the first page.
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

/** Adds a page after the newest comments if they have changed since the first page was requested. */
function withoutGap(newest: readonly Comment[], cursors: readonly Id[]): readonly Id[] {
  const [first] = cursors
  const oldest = newest.at(-1)
  if (first === undefined || !oldest || newest.some(({ Id }) => Id === first)) return cursors
  return [oldest.Id, ...cursors]
}

/** Refs and a callback for the list and its button. */
interface AnnouncedPages {
  list: RefObject<HTMLUListElement | null>
  more: RefObject<HTMLButtonElement | null>
  /** To be called when the button is pressed. */
  ask: () => void
}

/**
 * Announces how many comments have been added, or that loading failed, and moves the focus from the
 * button to the first new comment.
 *
 * @param count number of loaded pages
 * @param error error of the page that was requested last
 */
export function useAnnouncedPages(count: number, error: unknown): AnnouncedPages {
  const list = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const { t } = useWords()
  /** What was on screen when the button was pressed; undefined when nothing is pending. */
  const before = useRef<{ items: number; pages: number }>(undefined)
  const isAnnounced = useRef(true)

  useEffect(() => {
    const items = list.current?.children
    if (!before.current || !items || count <= before.current.pages) return
    const first = items[before.current.items]
    announce(t('recipe.commentsAdded', { count: items.length - before.current.items }))
    before.current = undefined
    // Only if the focus is still on the button, or was lost because the button is gone.
    const hadFocus = [more.current, document.body].includes(document.activeElement as HTMLElement)
    if (!hadFocus || !(first instanceof HTMLElement)) return
    first.tabIndex = -1
    first.focus()
  }, [count, t])

  useEffect(() => {
    if (error === undefined || isAnnounced.current) return
    isAnnounced.current = true
    announce(t('recipe.failed.older'), 'assertive')
  }, [error, t])

  const ask = () => {
    before.current = { items: list.current?.children.length ?? 0, pages: count }
    isAnnounced.current = false
  }
  return { list, more, ask }
}
