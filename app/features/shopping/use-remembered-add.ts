import { useEffect, useState } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { useRememberedAction } from '#app/features/account/index.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ShoppingRecipe } from '#contract/shopping.ts'
import type { ShoppingChange } from './operation.ts'
import { outcomeOf } from './outcome.ts'
import { useShopping } from './use-shopping.ts'

/**
 * Puts the recipe of this page on the list when the visitor asked for that before signing in. A toast
 * says so and can undo it. What is on the list has to be known first, so that undoing restores it.
 */
export function useRememberedAdd(recipe: ShoppingRecipe): void {
  const { t } = useWords()
  const { store, list, isKnown } = useShopping()
  const [isDue, setDue] = useState(false)
  useRememberedAction(['addToList'], recipe.Id, () => setDue(true))

  const add = async () => {
    const before = list.recipes.find(({ Id }) => Id === recipe.Id)
    const inverse: ShoppingChange = before
      ? { kind: 'persons', recipeId: recipe.Id, persons: before.Persons }
      : { kind: 'removeRecipe', recipeId: recipe.Id }
    const [operation = ''] = await store.change({ kind: 'addRecipe', recipe })
    const refusal = await outcomeOf(store, operation)
    if (refusal) toast({ title: refusal.message, tone: 'error' })
    else {
      const onPress = () => void store.change(inverse).catch(reportFailure)
      toast({ title: t('shopping.added'), action: { label: t('shopping.undo'), onPress } })
    }
  }
  useEffect(() => {
    if (!isDue) return
    if (!isKnown) return store.follow()
    setDue(false)
    add().catch(reportFailure)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the list is known
  }, [isDue, isKnown, store])
}
