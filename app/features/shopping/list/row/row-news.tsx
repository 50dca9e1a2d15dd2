import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useImperial } from '#app/features/account/index.ts'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { othersNews, seenRows, type OthersNews } from '#app/features/shopping/model/others-news.ts'
import { purchaseLine, wholeAmount } from './line.ts'
import './list-row.css'

/** Milliseconds for which the latest change by others is shown. */
const SHOWN_MS = 6000

/** Changes that other people have made to the list. */
interface News {
  /** The latest change; undefined again after `SHOWN_MS`. */
  readonly latest: OthersNews | undefined
  /** Changes that the member has not seen on this device, by the key of their row. */
  readonly unseen: ReadonlyMap<string, OthersNews>
  /** Marks the change of a row as seen. Call it when the row has been in view. */
  readonly see: (key: string) => void
}

/** Finds changes by others: compares each list with the one before. */
function useOthersNews({ arranged, people }: Pick<Shopping, 'arranged' | 'people'>): News {
  const [latest, setLatest] = useState<OthersNews>()
  const [unseen, setUnseen] = useState<ReadonlyMap<string, OthersNews>>(new Map())
  const seen = useRef<ReturnType<typeof seenRows>>(undefined)
  useEffect(() => {
    const rows = arranged.departments.flatMap((department) => department.rows)
    const found = seen.current ? othersNews(seen.current, rows, people) : []
    seen.current = seenRows(rows, people)
    if (found.length === 0) return
    setLatest(found.at(-1))
    const open = found.filter(({ kind }) => kind !== 'ticked')
    setUnseen((before) => new Map([...before, ...open.map((one) => [one.row.key, one] as const)]))
  }, [arranged, people])
  useEffect(() => {
    if (!latest) return undefined
    const timer = setTimeout(() => setLatest(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [latest])
  const see = useCallback((key: string) => {
    setUnseen((before) => new Map([...before].filter(([other]) => other !== key)))
  }, [])
  return useMemo(() => ({ latest, unseen, see }), [latest, unseen, see])
}

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
  const imperial = useImperial()
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
  const write = (one: ListRow) => wholeAmount(purchaseLine(one, { language, imperial }))
  const parts = { from: write({ ...row, purchase: news.before }), to: write(row) }
  return { ref, isNew, changedText: t('shopping.changedBy', { name: news.person.Name, ...parts }) }
}
