import { useEffect, useState } from 'react'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { addressOf, recipeQueryOf } from './filter-address.ts'
import type { RecipeFilter } from './recipe-filter.ts'

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
