import type { ListCard } from '#contract/shopping/several-lists.ts'

/** The page of the member's household. */
export const HOUSEHOLD_PATH = '/household'

/** The page of a list; the default one has the short address. */
export function listPath({ Id, IsDefault }: Pick<ListCard, 'Id' | 'IsDefault'>): string {
  return IsDefault ? '/shopping' : `/shopping/${Id}`
}
