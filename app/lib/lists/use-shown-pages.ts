import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { placeBeforeReload } from './scroll-positions.ts'

/** How much of a list is on screen. */
interface Shown {
  /** From 1. */
  pages: number
  /** Height of the list in pixels when all of that was there; absent before. */
  height?: number
}

/** What an entry of the tab's history keeps, over a reload as well. */
interface Entry {
  /** The router's own; absent at the page that the tab was opened with. */
  key?: string
  shown?: Shown
}

const FIRST_PAGE: Shown = { pages: 1 }

/** The entry that the tab is at, if it is the one with this key: it changes before the screen does. */
function entryAt(key: string): Entry | undefined {
  const entry = (history.state ?? {}) as Entry
  return (entry.key ?? 'default') === key ? entry : undefined
}

function keep(key: string, change: Partial<Shown>): void {
  const entry = entryAt(key)
  if (!entry) return
  history.replaceState({ ...entry, shown: { ...FIRST_PAGE, ...entry.shown, ...change } }, '')
}

/**
 * How many pages of a filtered list are shown, and a way to show one more (D-32). A step back finds
 * the list as long as it was.
 */
export function useShownPages() {
  const { key } = useLocation()
  const isHydrated = useHydrated()
  const [at, setAt] = useState<{ key: string; shown: Shown }>()
  if (isHydrated && at?.key !== key) setAt({ key, shown: entryAt(key)?.shown ?? FIRST_PAGE })
  const { pages, height } = at?.key === key ? at.shown : FIRST_PAGE

  // The server sends the first page alone: the browser could not bring back a place beyond it.
  const isSent = useRef(!isHydrated)
  useLayoutEffect(() => {
    if (!isHydrated || !isSent.current) return
    isSent.current = false
    const top = pages > 1 ? placeBeforeReload(key) : undefined
    if (top !== undefined) window.scrollTo(0, top)
  }, [isHydrated, key, pages])

  return {
    pages,
    /** How high the list was when the reader left it, for as long as its cards are on their way. */
    height,
    showMore: () => {
      keep(key, { pages: pages + 1 })
      setAt({ key, shown: { pages: pages + 1 } })
    },
    /** @param measured height of the list with all of its cards */
    keepHeight: (measured: number) => {
      if (at?.key === key) keep(key, { height: measured })
    },
  }
}
