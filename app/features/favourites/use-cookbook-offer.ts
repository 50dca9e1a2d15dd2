import { useEffect, useRef } from 'react'
import { dismissToast, toast } from '#design-system/toast/toast-store.ts'
import { askCookbooks } from '#app/lib/dialogs/cookbook-offer.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Favourable } from './favourites.ts'

/** The offer on screen: the next one takes its place. */
let latest = -1

/**
 * Offers in a toast to put a new favourite into a cookbook too. The offer ends with the next one, when it is a
 * favourite no more, and when its heart leaves the screen.
 *
 * @returns a function that is called with whether it is a favourite now
 */
export function useCookbookOffer({ kind, id, name }: Favourable): (isFavourite: boolean) => void {
  const { t } = useWords()
  const own = useRef(-1)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      dismissToast(own.current)
    }
  }, [])
  return (isFavourite) => {
    dismissToast(own.current)
    if (!isFavourite || kind !== 'recipe' || !isShown.current) return
    dismissToast(latest)
    latest = toast({
      title: t('memberActions.favourite'),
      description: name,
      action: {
        label: t('memberActions.cookbookToo'),
        onClick: () => askCookbooks({ id, name }),
      },
    })
    own.current = latest
  }
}
