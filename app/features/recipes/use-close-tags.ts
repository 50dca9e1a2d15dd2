import type { Id } from '#contract/common.ts'
import { TAG_KINDS } from '#contract/recipe-words.ts'
import { TAG_LISTS, type RecipeFilter } from './recipe-filter.ts'
import { useFacets } from './use-facets.ts'

/** Tags that are shown at most. */
const SHOWN = 6

/** A tag that brings recipes where a filter brings none. */
export interface CloseTag {
  readonly id: Id
  readonly name: string
  /** Recipes that it brings. */
  readonly count: number
  /** The filter with this tag in place of those of its kind. */
  readonly filter: RecipeFilter
}

/**
 * Tags that bring recipes in place of the chosen ones of their kind, those with the most first; none
 * where the filter has no tags.
 */
export function useCloseTags(filter: RecipeFilter): readonly CloseTag[] {
  const kinds = TAG_KINDS.filter((kind) => filter[TAG_LISTS[kind]].length > 0)
  const facets = useFacets(kinds.length > 0 ? filter : undefined)
  const close = facets?.Tags.filter(({ Kind, Count }) => kinds.includes(Kind) && Count > 0) ?? []
  return close
    .toSorted((a, b) => b.Count - a.Count)
    .slice(0, SHOWN)
    .map(({ Kind, Id: id, Name: name, Count: count }) => ({
      id,
      name,
      count,
      filter: { ...filter, [TAG_LISTS[Kind]]: [id] },
    }))
}
