import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { scrollPositionBeforeReload } from './scroll-positions.ts'

/** How much of a list is on screen. */
interface Shown {
  pages: number
  /** Height of the list in pixels once these pages have loaded. */
  height?: number
}

/** State of a history entry, which survives a reload. */
interface Entry {
  /** The router's key; absent on the page that the tab was opened with. */
  key?: string
  shown?: Shown
}

const FIRST_PAGE: Shown = { pages: 1 }

/** The current history entry if it has this key: the history changes before the screen does. */
function currentEntry(key: string): Entry | undefined {
  const entry = (history.state ?? {}) as Entry
  return (entry.key ?? 'default') === key ? entry : undefined
}

function save(key: string, change: Partial<Shown>): void {
  const entry = currentEntry(key)
  if (!entry) return
  history.replaceState({ ...entry, shown: { ...FIRST_PAGE, ...entry.shown, ...change } }, '')
}

/**
 * How many pages of a filtered list are shown, and a function that shows one more. After a
 * step back the list is as long as it was.
 */
export function useShownPages() {
  const { key } = useLocation()
  const isHydrated = useHydrated()
  const [at, setAt] = useState<{ key: string; shown: Shown }>()
  if (isHydrated && at?.key !== key) setAt({ key, shown: currentEntry(key)?.shown ?? FIRST_PAGE })
  const { pages, height } = at?.key === key ? at.shown : FIRST_PAGE

  // The server renders only the first page, so the browser could not restore a scroll position below it.
  const wasRendered = useRef(!isHydrated)
  useLayoutEffect(() => {
    if (!isHydrated || !wasRendered.current) return
    wasRendered.current = false
    const top = pages > 1 ? scrollPositionBeforeReload(key) : undefined
    if (top !== undefined) window.scrollTo(0, top)
  }, [isHydrated, key, pages])

  return {
    pages,
    /** Height of the list when the reader left it, to reserve while its cards are loading. */
    height,
    showMore: () => {
      save(key, { pages: pages + 1 })
      setAt({ key, shown: { pages: pages + 1 } })
    },
    /** @param measured height of the list with all of its cards */
    saveHeight: (measured: number) => {
      if (at?.key === key) save(key, { height: measured })
    },
  }
}
