import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { othersNews, seenRows, type OthersNews } from '#app/features/shopping/others-news.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'

/** Milliseconds for which the latest change by others is shown. */
const SHOWN_MS = 6000

/** Changes that other people have made to the list. */
export interface News {
  /** The latest change; undefined again after `SHOWN_MS`. */
  readonly latest: OthersNews | undefined
  /** Changes that the member has not seen on this device, by the key of their row. */
  readonly unseen: ReadonlyMap<string, OthersNews>
  /** Marks the change of a row as seen. Call it when the row has been in view. */
  readonly see: (key: string) => void
}

/** Finds changes by others: compares each list with the one before. */
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
