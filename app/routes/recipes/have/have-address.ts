import type { Id } from '#contract/common.ts'
import { FILTER_VALUES_MAX, ID_MAX, SEARCH_TEXT_MAX } from '#contract/limits.ts'

/** Parameter of the foods that are there. */
export const HAVE = 'have'
/** Parameter of foods as somebody typed them without scripts; the loader replaces it by their ids. */
export const TYPED = 'food'
/** Parameter of a typed food that there is none of. */
const UNKNOWN = 'unknown'

/** The foods that an address says are there; undefined where it does not ask by them. */
export function haveOf(search: URLSearchParams): readonly Id[] | undefined {
  if (!search.has(HAVE)) return undefined
  const ids = [...new Set(search.getAll(HAVE).map(Number))]
  return ids
    .filter((id) => Number.isInteger(id) && id > 0 && id <= ID_MAX)
    .slice(0, FILTER_VALUES_MAX)
}

/** Foods that were typed without scripts, and not read yet; undefined without any form. */
export function typedOf(search: URLSearchParams): string | undefined {
  return search.get(TYPED)?.slice(0, SEARCH_TEXT_MAX)
}

/** The text that no food is called by, of those that were typed without scripts. */
export function unknownOf(search: URLSearchParams): string | undefined {
  return search.get(UNKNOWN)?.slice(0, SEARCH_TEXT_MAX)
}

/** The address of the recipes for these foods; without any, of the question what is there. */
export function addressOfHave(ids: readonly Id[], unknown?: string): string {
  const search = new URLSearchParams(ids.map((id) => [HAVE, String(id)]))
  if (ids.length === 0) search.set(HAVE, '')
  if (unknown !== undefined) search.set(UNKNOWN, unknown)
  return `/recipes?${search}`
}
