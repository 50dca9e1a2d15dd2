import { useEffect, useRef, useState } from 'react'
import { othersNews, seenRows, type OthersNews } from '#app/features/shopping/others-news.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'

/** Milliseconds for which news of others is shown. */
const SHOWN_MS = 6000

/** What somebody else has just done with the list, for some seconds. */
export function useOthersNews({ arranged, people }: Pick<Shopping, 'arranged' | 'people'>) {
  const [news, setNews] = useState<OthersNews>()
  const seen = useRef<ReturnType<typeof seenRows>>(undefined)
  useEffect(() => {
    const rows = arranged.departments.flatMap((department) => department.rows)
    const found = seen.current && othersNews(seen.current, rows, people)
    seen.current = seenRows(rows, people)
    if (found) setNews(found)
  }, [arranged, people])
  useEffect(() => {
    if (!news) return undefined
    const timer = setTimeout(() => setNews(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [news])
  return news
}
