import { useSearchParams } from 'react-router-dom'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import { OWN_LIST_STATES, type OwnListState } from '#contract/own-recipes/own-recipe.ts'

/** Address of the list. */
export const OWN_RECIPES_PATH = '/my/recipes'

/** Which own recipes the address asks for. */
export interface OwnFilter {
  readonly State?: OwnListState
  readonly FolderId?: Id
}

/** The address of the list with a filter. */
export function ownRecipesPath({ State, FolderId }: OwnFilter = {}): string {
  const search = new URLSearchParams({
    ...(FolderId !== undefined && { folder: String(FolderId) }),
    ...(State && { state: State }),
  })
  return search.size === 0 ? OWN_RECIPES_PATH : `${OWN_RECIPES_PATH}?${search}`
}

/** Reads the filter of an address; what it does not know is left out. */
export function ownFilterOf(search: URLSearchParams): OwnFilter {
  const State = OWN_LIST_STATES.find((state) => state === search.get('state'))
  const FolderId = idOf(search.get('folder') ?? undefined)
  return { ...(State && { State }), ...(FolderId > 0 && { FolderId }) }
}

/** The filter that the address says. */
export function useOwnFilter(): OwnFilter {
  const [search] = useSearchParams()
  return ownFilterOf(search)
}
