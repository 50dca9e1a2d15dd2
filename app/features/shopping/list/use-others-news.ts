import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { othersNews, seenRows, type OthersNews } from '#app/features/shopping/others-news.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'

/** Milliseconds for which news of others is shown. */
const SHOWN_MS = 6000

/** What others do with the list. */
export interface News {
  /** What somebody has just done, for some seconds. */
  readonly latest: OthersNews | undefined
  /** By the key of the row: what this device's member has not seen yet. */
  readonly unseen: ReadonlyMap<string, OthersNews>
  /** Says that a row has been in view. */
  readonly see: (key: string) => void
}

/** Follows what others do with the list. */
export function useOthersNews({ arranged, people }: Pick<Shopping, 'arranged' | 'people'>): News {
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
