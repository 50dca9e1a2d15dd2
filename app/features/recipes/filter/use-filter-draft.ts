import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressOf } from './filter-address.ts'
import type { RecipeFilter } from './recipe-filter.ts'
import { useDraftFacets } from './use-facets.ts'

/**
 * The unapplied state of the panel: the list changes only with "Apply" and "Clear all". When the address changes by other means, such as a step back, the panel is updated.
 *
 * @param applied the filter of the address; a new object when the address changes
 */
export function useFilterDraft(applied: RecipeFilter) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(applied)
  const [followed, setFollowed] = useState(applied)
  if (followed !== applied) {
    setFollowed(applied)
    setDraft(applied)
  }
  const go = (filter: RecipeFilter) => {
    if (addressOf(filter) !== addressOf(applied)) void navigate(addressOf(filter))
  }
  const { facets, isCurrent } = useDraftFacets(draft)
  const isChanged = addressOf(draft) !== addressOf(applied)
  return {
    draft,
    setDraft,
    apply: () => go(draft),
    go,
    facets,
    /** How many recipes applying shows; undefined without a change and until they are counted. */
    result: isChanged && isCurrent ? facets : undefined,
  }
}
