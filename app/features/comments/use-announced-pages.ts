import { useEffect, useRef, type RefObject } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** The list that is read, and the button that asks for more of it. */
export interface SpokenPages {
  list: RefObject<HTMLUListElement | null>
  more: RefObject<HTMLButtonElement | null>
  /** To be called when the reader asks for more. */
  ask: () => void
}

/**
 * Says how many comments have been added, or that none came, and moves the focus from the button to
 * the first new one.
 *
 * @param count pages that have arrived
 * @param error why the page that was asked for last is not there
 */
export function useSpokenPages(count: number, error: unknown): SpokenPages {
  const list = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const { t } = useWords()
  /** What was on screen when more was asked for; undefined when nothing is awaited. */
  const before = useRef<{ items: number; pages: number }>(undefined)
  const isHeard = useRef(true)

  useEffect(() => {
    const items = list.current?.children
    if (!before.current || !items || count <= before.current.pages) return
    const first = items[before.current.items]
    announce(t('recipe.commentsAdded', { count: items.length - before.current.items }))
    before.current = undefined
    // The button may be gone, and the focus with it; whoever has gone elsewhere stays there.
    const isHere = [more.current, document.body].includes(document.activeElement as HTMLElement)
    if (!isHere || !(first instanceof HTMLElement)) return
    first.tabIndex = -1
    first.focus()
  }, [count, t])

  useEffect(() => {
    if (error === undefined || isHeard.current) return
    isHeard.current = true
    announce(t('recipe.failed.older'), 'assertive')
  }, [error, t])

  const ask = () => {
    before.current = { items: list.current?.children.length ?? 0, pages: count }
    isHeard.current = false
  }
  return { list, more, ask }
}
