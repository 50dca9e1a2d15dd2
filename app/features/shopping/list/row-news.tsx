import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import { useUnitSystem } from '#app/features/account/index.ts'
import type { ListRow } from '#app/features/shopping/list-row.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { purchaseLine, wholeAmount } from './line.ts'
import './list-row.css'
import { useOthersNews, type News } from './use-others-news.ts'

/** Milliseconds in view after which a row has been seen. */
const SEEN_MS = 4000

const NO_NEWS: News = { latest: undefined, unseen: new Map(), see: () => undefined }
const NewsContext = createContext<News>(NO_NEWS)

/** Provides what others do with the list, for the rows inside it and the line of the shop. */
export function RowNewsProvider(
  props: Pick<Shopping, 'arranged' | 'people'> & { children: ReactNode },
) {
  const news = useOthersNews(props)
  return <NewsContext value={news}>{props.children}</NewsContext>
}

/** What somebody else has just done with the list. */
export const useLatestNews = () => use(NewsContext).latest

/**
 * Whether others have changed a row that nobody here has seen yet, and how: "Sara: 2 → 3". It has been seen
 * after some seconds in view.
 */
export function useRowNews<Shown extends HTMLElement>(row: ListRow) {
  const ref = useRef<Shown>(null)
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  const { unseen, see } = use(NewsContext)
  const news = unseen.get(row.key)
  const isNew = news !== undefined
  const { key } = row
  useEffect(() => {
    const shown = ref.current
    if (!isNew || !shown) return undefined
    let timer: ReturnType<typeof setTimeout>
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(() => see(key), SEEN_MS)
    })
    observer.observe(shown)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isNew, key, see])
  if (!news?.before) return { ref, isNew, changedText: undefined }
  const write = (one: ListRow) => wholeAmount(purchaseLine(one, { language, unitSystem }))
  const parts = { from: write({ ...row, purchase: news.before }), to: write(row) }
  return { ref, isNew, changedText: t('shopping.changedBy', { name: news.person.Name, ...parts }) }
}
