import { AHEAD, fetchKey } from '#app/lib/api/api-client.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { keys } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import type { Operation } from '../model/operation.ts'
import type { Snapshot } from '../model/snapshot.ts'

/** A recipe that is no longer in the catalogue: its name in each language. */
export type GoneRecipe = Readonly<Record<LangId, string>>

async function isGone(id: Id, signal: AbortSignal): Promise<boolean> {
  try {
    await fetchKey(keys.recipe(id, 0), { signal, headers: AHEAD })
    return false
  } catch (error) {
    return isRequestInvalid(error)
  }
}

/**
 * Recipes that have left the list because they are no longer in the catalogue. The catalogue is asked
 * only about those that this device has not removed.
 *
 * @param operations all that {@link before} may not include
 */
export async function goneRecipes(
  before: Snapshot | undefined,
  after: Snapshot,
  operations: readonly Operation[],
  signal: AbortSignal,
): Promise<GoneRecipe[]> {
  const removed = new Set(
    operations.map(({ change }) => change.kind === 'removeRecipe' && change.recipeId),
  )
  const here = new Set(after.lists[0].recipes.map(({ Id }) => Id))
  const missing = (before?.lists[0].recipes ?? []).filter(
    ({ Id }) => !here.has(Id) && !removed.has(Id),
  )
  const gone: GoneRecipe[] = []
  for (const { Id, RecipeName } of missing) {
    if (!(await isGone(Id, signal))) continue
    const english = before?.lists[1].recipes.find((recipe) => recipe.Id === Id)
    gone.push({ 0: RecipeName, 1: english?.RecipeName ?? RecipeName })
  }
  return gone
}
