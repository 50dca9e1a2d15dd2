import type { Id } from '#contract/common.ts'
import { FILTER_VALUES_MAX, ID_MAX, SEARCH_TEXT_MAX } from '#contract/limits.ts'

/** Query parameter: ids of the foods that the cook has. */
export const HAVE = 'have'
/** Query parameter: foods typed without scripts. The loader replaces it with their ids. */
export const TYPED = 'food'
/** Query parameter: a typed text that names no food. */
const UNKNOWN = 'unknown'

/** Ids of the foods that the cook has, from an address; undefined without the parameter. */
export function haveOf(search: URLSearchParams): readonly Id[] | undefined {
  if (!search.has(HAVE)) return undefined
  const ids = [...new Set(search.getAll(HAVE).map(Number))]
  return ids
    .filter((id) => Number.isInteger(id) && id > 0 && id <= ID_MAX)
    .slice(0, FILTER_VALUES_MAX)
}

/** Foods typed without scripts, not yet replaced with ids; undefined without the parameter. */
export function typedOf(search: URLSearchParams): string | undefined {
  return search.get(TYPED)?.slice(0, SEARCH_TEXT_MAX)
}

/** A text typed without scripts that names no food; undefined without one. */
export function unknownOf(search: URLSearchParams): string | undefined {
  return search.get(UNKNOWN)?.slice(0, SEARCH_TEXT_MAX)
}

/** The address of the recipes for these foods; without any, of the screen that asks for them. */
export function addressOfHave(ids: readonly Id[], unknown?: string): string {
  const search = new URLSearchParams(ids.map((id) => [HAVE, String(id)]))
  if (ids.length === 0) search.set(HAVE, '')
  if (unknown !== undefined) search.set(UNKNOWN, unknown)
  return `/recipes?${search}`
}
