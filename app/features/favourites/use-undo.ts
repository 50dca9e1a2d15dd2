import { useEffect, useRef, type RefObject } from 'react'
import { dismissToast, toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { useSetFavourite } from './favourites.ts'

/** The used part of an item of the list. */
interface Listed {
  Id: Id
  Name: string
}

/**
 * Offers to undo in a toast when an item is removed from the list of favourites, as long as the list is
 * on screen. The focus of the removed card goes to the list.
 *
 * @param items undefined while they are loading
 * @param place the list, which receives the focus
 */
export function useUndo(
  kind: 'recipe' | 'cookbook',
  items: readonly Listed[] | undefined,
  place: RefObject<HTMLElement | null>,
): void {
  const { t, langId } = useWords()
  const setFavourite = useSetFavourite()
  const before = useRef<{ langId: number; items: readonly Listed[] }>(undefined)
  const offers = useRef(new Map<Id, number>())

  useEffect(() => {
    if (!items) return
    const last = before.current
    before.current = { langId, items }
    for (const { Id } of items) dismissToast(offers.current.get(Id) ?? -1)
    // After a change of language the items are not comparable.
    if (last?.langId !== langId) return
    const gone = last.items.filter(({ Id }) => items.every((item) => item.Id !== Id))
    if (gone.length === 0) return
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    for (const { Id, Name } of gone) {
      const onClick = () => void setFavourite({ kind, id: Id, name: Name }, true)
      const action = { label: t('favourites.undo'), onClick }
      offers.current.set(Id, toast({ title: t('favourites.removed'), description: Name, action }))
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reacts to changes of the list only
  }, [items])

  useEffect(() => {
    const made = offers.current
    return () => made.forEach(dismissToast)
  }, [])
}
