import { useKey } from '#app/lib/api/use-key.ts'
import type { Id } from '#contract/common.ts'
import { versionKey } from '../store/calls.ts'

/** An earlier version of a recipe with its full text. Without an id, no call is made. */
export function useVersion(recipe: Id, id: Id | undefined) {
  const { data: version, ...state } = useKey(id === undefined ? null : versionKey(recipe, id))
  return { version, ...state }
}
