import { useEffect, useState } from 'react'
import { MINUTE_MS } from '#contract/durations.ts'
import type { News } from '#contract/news/news.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { newsKey } from './news-keys.ts'
import { newsName } from './rows.ts'

/** While the page is open it asks this often whether something is new. */
const ASK_MS = 2 * MINUTE_MS

/** What is new, as it was when the reader began: rows that come meanwhile wait for a press. */
export interface ReadNews {
  /** What is shown; undefined before the first response. */
  news: News | undefined
  /** How many things have come since. */
  arrived: number
  /** Shows them. */
  showArrived: () => void
  error: unknown
  retry: () => Promise<unknown>
}

/** Reads what is new, and keeps its rows where they are. */
export function useNews(): ReadNews {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const { data, error, retry } = useKey(isSignedIn ? newsKey(langId) : null)
  const [began, setBegan] = useState<{ langId: number; news: News }>()
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void retry()
    }
    const timer = setInterval(ask, ASK_MS)
    return () => clearInterval(timer)
  }, [retry])

  const isSame = began?.langId === langId
  if (data && !isSame) setBegan({ langId, news: data })
  const news = isSame ? began.news : data
  const known = new Set(news?.Items.map(newsName))
  return {
    news,
    arrived: data ? data.Items.filter((item) => !known.has(newsName(item))).length : 0,
    showArrived: () => data && setBegan({ langId, news: data }),
    error,
    retry,
  }
}
