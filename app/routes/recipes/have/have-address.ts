import type { Id } from '#contract/common.ts'
import { FILTER_VALUES_MAX, ID_MAX } from '#contract/limits.ts'

/** The foods that an address says are there; undefined where it does not ask by them. */
export function haveOf(search: URLSearchParams): readonly Id[] | undefined {
  if (!search.has('have')) return undefined
  const ids = [...new Set(search.getAll('have').map(Number))]
  return ids
    .filter((id) => Number.isInteger(id) && id > 0 && id <= ID_MAX)
    .slice(0, FILTER_VALUES_MAX)
}

/** The address of the recipes for these foods; without any, of the question what is there. */
export function addressOfHave(ids: readonly Id[]): string {
  if (ids.length === 0) return '/recipes?have='
  return `/recipes?${new URLSearchParams(ids.map((id) => ['have', String(id)]))}`
}
