import { useEffect } from 'react'
import { useUnitSystem } from '#app/features/account/index.ts'
import { openFirst, type ArrangedList } from '#app/features/shopping/departments.ts'
import { keepFirstRows } from '#app/features/shopping/first-rows.ts'
import { readToken } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { purchaseLine } from './line.ts'

/** More than a phone shows. */
const ROWS = 12
/** Letters that tell the token of another session. */
const TOKEN_END = 8
/** Milliseconds without a change until rows are stored. */
const STORE_AFTER_MS = 500

/** Keeps the first rows of the list of this page, which are then there before the app the next time. */
export function useFirstRows({ departments }: ArrangedList, isKnown: boolean): void {
  const { language } = useWords()
  const unitSystem = useUnitSystem()
  useEffect(() => {
    if (!isKnown) return undefined
    const timer = setTimeout(() => {
      const rows = departments
        .flatMap((department) => openFirst(department.rows).filter(({ State }) => State === 0))
        .slice(0, ROWS)
        .map((row) => {
          const { number, unit, name } = purchaseLine(row, { language, unitSystem })
          return [[number, unit].filter(Boolean).join('\u00a0'), name] as const
        })
      const end = readToken()?.slice(-TOKEN_END)
      if (end !== undefined) keepFirstRows({ path: location.pathname, end, rows })
    }, STORE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [departments, isKnown, language, unitSystem])
}
