import { useEffect, useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { useRememberedAction } from '#app/features/account/index.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { newItem, UNSENT } from './model/operation.ts'
import { outcomeOf } from './sync/outcome.ts'
import { useShopping } from './use-shopping.ts'

/** Props of {@link AddFoods}. */
export interface AddFoodsProps {
  /** The recipe that needs the foods. */
  recipeId: Id
  /** Names of the foods, as they go on the list. */
  names: readonly string[]
  /** What the button says. */
  label: string
}

/** Puts foods on the list of a member; a toast says so and can undo it. */
export function AddFoodsOfMember({ recipeId, names, label }: AddFoodsProps) {
  const { t, language } = useWords()
  const { store, list, isKnown } = useShopping()
  // What is on the list has to be known first: an item is there once.
  const [isDue, setDue] = useState(false)
  useRememberedAction(['addFoods'], recipeId, () => setDue(true))

  const add = async () => {
    const added = names.filter(
      (name) => !list.items.some(({ Name, State }) => Name === name && State === 0),
    )
    if (added.length === 0) {
      toast({ title: t('shopping.itemsThere') })
      return
    }
    const changes = added.map(newItem)
    const operations = await store.change(...changes)
    const outcomes = await Promise.all(operations.map((id) => outcomeOf(store, id)))
    const refusal = outcomes.find((outcome) => outcome !== undefined)
    if (refusal) {
      toast({ title: refusal.message, tone: 'error' })
      return
    }
    const removals = changes.map(
      ({ key }) => ({ kind: 'removeItem', item: { Id: UNSENT, Key: key } }) as const,
    )
    const onClick = () => void store.change(...removals).catch(reportFailure)
    toast({
      title: t('shopping.itemsAdded', {
        names: new Intl.ListFormat(language, { type: 'unit' }).format(added),
      }),
      action: { label: t('shopping.undo'), onClick },
    })
  }
  useEffect(() => {
    if (!isDue) return
    if (!isKnown) return store.follow()
    add()
      .catch(reportFailure)
      .finally(() => setDue(false))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each press, when the list is known
  }, [isDue, isKnown, store])

  return (
    <IconButton
      label={label}
      icon={ShoppingBasket}
      variant="boxed"
      pending={isDue}
      onClick={() => setDue(true)}
    />
  )
}
