import { useEffect, useState } from 'react'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { TAG_KINDS } from '#contract/recipes/words.ts'
import { addressOf, recipeQueryOf } from './filter-address.ts'
import { type RecipeFilter, TAG_LISTS } from './recipe-filter.ts'

/** Milliseconds without a change until a filter is counted: dragging a slider is one change. */
const SETTLED_MS = 300

/**
 * How many recipes the values of filters bring.
 *
 * @param filter undefined fetches nothing
 */
export function useFacets(filter: RecipeFilter | undefined) {
  const { langId } = useWords()
  const { data: facets } = useKey(
    filter === undefined ? null : keys.recipeFacets(langId, recipeQueryOf(filter)),
  )
  return facets
}

/**
 * {@link useFacets} of a filter that is being changed. The numbers before stay until the new ones are
 * there, so that nothing moves; `isCurrent` tells them apart.
 */
export function useDraftFacets(draft: RecipeFilter) {
  const [settled, setSettled] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [draft])
  const facets = useFacets(settled)
  const [shown, setShown] = useState(facets)
  if (facets && shown !== facets) setShown(facets)
  const isCurrent = facets !== undefined && addressOf(settled) === addressOf(draft)
  return { facets: facets ?? shown, isCurrent }
}

/** Tags that are shown at most. */
const SHOWN = 6

/** A tag that brings recipes where a filter brings none. */
interface CloseTag {
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
