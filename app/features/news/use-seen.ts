import { useCallback, useEffect, useRef, useState } from 'react'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { NewsItem, NewsRef, SeenBody } from '#contract/news/news.ts'
import { newsName } from './rows.ts'

/** A row was seen after it was on the screen for so long, in milliseconds. */
const SEEN_MS = 2000
/** What is seen within this time is sent in one call. */
const SEND_MS = 500
/** Part of a row that has to be on the screen. */
const THRESHOLD = 0.6

const SEEN_KEYS = keysOf(['/my/news', '/my/news/unseen'])

/** What the member sees while the page is open. */
export interface Seeing {
  /** Whether something has not been seen. */
  isNew: (item: NewsItem) => boolean
  /** Attached to each row that is new. */
  watch: (items: readonly NewsItem[]) => (row: HTMLElement | null) => (() => void) | undefined
  /** Everything was seen. */
  seeAll: (items: readonly NewsItem[]) => void
}

const refOf = ({ Kind, Id, Published }: NewsItem): NewsRef => ({ Kind, Id, Published })

/** Notes rows as seen once they were on the screen for two seconds, here and on the server. */
export function useSeen(): Seeing {
  const { refresh } = useCacheEditor()
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const unsent = useRef<NewsRef[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(
    (body: SeenBody) => {
      // What could not be sent is new again when the page is opened next.
      sendJson('PATCH /my/news', { fields: body }).then(() => refresh(SEEN_KEYS), reportFailure)
    },
    [refresh],
  )
  const sendUnsent = useCallback(() => {
    clearTimeout(timer.current)
    const Items = unsent.current
    unsent.current = []
    if (Items.length > 0) send({ Items })
  }, [send])
  useEffect(() => sendUnsent, [sendUnsent])

  const note = useCallback((items: readonly NewsItem[]) => {
    setSeen((before) => new Set([...before, ...items.map(newsName)]))
  }, [])
  const see = useCallback(
    (items: readonly NewsItem[]) => {
      note(items)
      unsent.current.push(...items.map(refOf))
      clearTimeout(timer.current)
      timer.current = setTimeout(sendUnsent, SEND_MS)
    },
    [note, sendUnsent],
  )

  return {
    isNew: (item) => item.IsNew && !seen.has(newsName(item)),
    watch: (items) => (row) => (row === null ? undefined : watchRow(row, () => see(items))),
    seeAll: (items) => {
      const [newest] = items
      if (!newest) return
      note(items)
      send({ Until: newest.Published })
    },
  }
}

/** Calls back once a row was on the screen for two seconds, in a page that is in view. */
function watchRow(row: HTMLElement, onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer)
      if (!entry?.isIntersecting) return
      timer = setTimeout(() => {
        if (document.visibilityState !== 'visible') return
        observer.disconnect()
        onSeen()
      }, SEEN_MS)
    },
    { threshold: THRESHOLD },
  )
  observer.observe(row)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
