import { useState } from 'react'
import type { Id } from '#contract/common.ts'
import { newestCopy } from './model/stored-lists.ts'
import { useShopping } from './use-shopping.ts'

/**
 * The list that a screen shows: the one that was asked for, or the member's copy of it once that is no longer
 * shared with them. The screen stays as it is, with what was typed.
 *
 * @param listId undefined for the default list
 */
export function useShownList(listId?: Id) {
  const [shown, setShown] = useState({ asked: listId, id: listId })
  if (shown.asked !== listId) setShown({ asked: listId, id: listId })
  const shopping = useShopping(shown.id)
  const { card, lists, isGone } = shopping
  const copy = isGone ? newestCopy(lists, shown.id) : undefined
  if (copy) setShown({ asked: listId, id: copy.Id })
  const [seen, setSeen] = useState({ card, isCopied: false })
  if (card && card.Id !== seen.card?.Id) {
    const { CopyOf } = card
    const isOfShown = CopyOf !== undefined && (CopyOf === seen.card?.Id || CopyOf === listId)
    setSeen({ card, isCopied: isOfShown && !lists.some(({ Id }) => Id === CopyOf) })
  }
  return {
    ...shopping,
    /** The list is now a copy of the one that was shown. */
    isCopied: seen.isCopied,
    /** The member has read that. */
    dismissCopied: () => setSeen({ card, isCopied: false }),
  }
}
