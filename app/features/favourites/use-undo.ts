import { useEffect, useRef, type RefObject } from 'react'
import { dismissToast, toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { useSetFavourite } from './favourites.ts'

/** What is known of a card that was in the list. */
interface Listed {
  Id: Id
  Name: string
}

/**
 * When something leaves the list of favourites, a toast offers to take it back, as long as the list
 * is on screen; the focus that was in its card goes to the list.
 *
 * @param items undefined while they are on their way
 * @param place the list, which takes the focus
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
    // In another language it is another list.
    if (last?.langId !== langId) return
    const gone = last.items.filter(({ Id }) => items.every((item) => item.Id !== Id))
    if (gone.length === 0) return
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    for (const { Id, Name } of gone) {
      const onPress = () => void setFavourite({ kind, id: Id, name: Name }, true)
      const action = { label: t('favourites.undo'), onPress }
      offers.current.set(Id, toast({ title: t('favourites.removed'), description: Name, action }))
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what leaves the list says so
  }, [items])

  useEffect(() => {
    const made = offers.current
    return () => made.forEach(dismissToast)
  }, [])
}
