import { useEffect, useRef, type RefObject } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Refs and a callback for the list and its button. */
export interface AnnouncedPages {
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
