import { pathOf } from '#contract/addresses/addresses.ts'
import type { KitchenSession } from './session.ts'

/** The page of a session: its kitchen, or once it has ended the page after cooking, with its timers. */
export function sessionPath({
  recipeId,
  endedAt,
}: Pick<KitchenSession, 'recipeId' | 'endedAt'>): string {
  return pathOf(endedAt === null ? 'cook' : 'cooked', recipeId)
}
