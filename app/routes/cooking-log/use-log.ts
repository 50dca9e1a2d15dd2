import { useState } from 'react'
import { useMember } from '#app/features/account/index.ts'
import { useLogPage, waitingMeals } from '#app/features/cooking-log/index.ts'
import { useOnline } from '#app/lib/use-online.ts'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import { COOKED_PER_LOAD } from '#contract/cooking-log/limits.ts'
import { monthsOf } from './months-of.ts'
import { markedParts } from './marked-parts.ts'

/** Whether every word of a term occurs in an entry on this device. */
function hasTerm({ RecipeName, Note, Changes }: CookingLogEntry, term: string): boolean {
  const text = [RecipeName, Note, ...Changes.map(({ Text }) => Text)].join(' ')
  const words = term.split(/\s+/).filter((word) => word !== '')
  return words.every((word) => markedParts(text, word).some(({ isMarked }) => isMarked))
}

/**
 * The log as far as it has been loaded, with the meals that wait on this device. Without a connection a
 * term is looked for in what is there.
 *
 * @param term what is looked for; empty for the whole log
 */
export function useLog(term: string) {
  const isOnline = useOnline()
  const { member } = useMember()
  const all = waitingMeals.use(member?.username)
  const isAsking = term !== '' && isOnline
  const first = useLogPage(1, isAsking ? term : undefined)
  const isHere = term !== '' && !isOnline
  const [pages, setPages] = useState<{ term: string; count: number }>({ term, count: 1 })
  const count = pages.term === term ? pages.count : 1
  const entries = first.log?.Entries.filter((entry) => !isHere || hasTerm(entry, term))
  const waiting = term === '' ? all.filter(({ isStored }) => !isStored) : []
  return {
    ...first,
    months: monthsOf(entries ?? [], waiting),
    found: isHere ? (entries?.length ?? 0) : (first.log?.Found ?? 0),
    isHere,
    isEmpty: first.log?.Total === 0 && all.length === 0,
    hasMore: !isHere && (first.log?.Found ?? 0) > count * COOKED_PER_LOAD,
    /** Numbers of the pages after the first that are shown. */
    pages: Array.from({ length: count - 1 }, (_, index) => index + 2),
    more: () => setPages({ term, count: count + 1 }),
  }
}
