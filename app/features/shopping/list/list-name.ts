import type { Translate } from '#app/lib/words/translate.ts'
import type { ListCard } from '#contract/shopping/several-lists.ts'

/** What a list is called. The one that every member has from the start has no name of its own. */
export function listName(card: Pick<ListCard, 'Name'> | undefined, t: Translate): string {
  return card?.Name ?? t('shopping.title')
}
