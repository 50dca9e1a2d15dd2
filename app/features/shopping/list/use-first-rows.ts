import { useEffect } from 'react'
import { useImperial } from '#app/features/account/index.ts'
import { openFirst, type ArrangedList } from '#app/features/shopping/model/departments.ts'
import { keepFirstRows } from '#app/features/shopping/sync/first-rows.ts'
import { tokenEnd } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { purchaseLine, wholeAmount } from './row/line.ts'

/** More than a phone shows. */
const ROWS = 12
/** Milliseconds without a change until rows are stored. */
const STORE_AFTER_MS = 500

/** Keeps the first rows of the list of this page, which are then there before the app the next time. */
export function useFirstRows({ departments }: ArrangedList, isKnown: boolean): void {
  const { language } = useWords()
  const imperial = useImperial()
  useEffect(() => {
    if (!isKnown) return undefined
    const timer = setTimeout(() => {
      const rows = departments
        .flatMap((department) => openFirst(department.rows).filter(({ State }) => State === 0))
        .slice(0, ROWS)
        .map((row) => {
          const line = purchaseLine(row, { language, imperial })
          return [wholeAmount(line), line.name] as const
        })
      const end = tokenEnd()
      if (end !== undefined) keepFirstRows({ path: location.pathname, end, rows })
    }, STORE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [departments, isKnown, language, imperial])
}
