import { useState } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import type { ListRow } from '#app/features/shopping/departments.ts'
import { newItem, type ShoppingChange, type Whereabouts } from '#app/features/shopping/operation.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { alert, confirm } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { isUnderstood, itemName } from '#contract/own-items.ts'
import type { ShoppingIngredient, ShoppingNote, ShoppingRecipe } from '#contract/shopping.ts'
import { placing, removing, restoring, type Act } from './acts.ts'

/** Everything a cook can do with the list; the last action can be undone. */
export function useActions({ store, list }: Pick<Shopping, 'store' | 'list'>) {
  const { t } = useWords()
  const [last, setLast] = useState<Act>()
  const make = async (changes: readonly ShoppingChange[]) => {
    if (changes.length > 0) await store.change(...changes)
  }
  const act = async (done: Act) => {
    await make(done.changes)
    setLast(done)
    announce(done.text)
  }
  const { recipes, items } = list
  return {
    /** The last action; undefined when there is nothing to undo. */
    last,
    undo: async () => {
      await make(last?.inverse ?? [])
      setLast(undefined)
    },
    /** Ticks an ingredient of a recipe off or on again (SHP-12). */
    tick: async ({ Id }: ShoppingIngredient, name: string, isChecked: boolean) => {
      const change = { kind: 'check', ingredientId: Id, isChecked } as const
      const inverse = [{ ...change, isChecked: !isChecked }]
      if (isChecked) await act({ text: t('shopping.ticked', { name }), changes: [change], inverse })
      else {
        await make([change])
        setLast(undefined)
      }
    },
    /** Puts everything of a row into the trolley, says that it is at home, or neither. */
    place: async (row: ListRow, name: string, to: Whereabouts) => {
      const text = t(to === 'home' ? 'shopping.isAtHome' : 'shopping.ticked', { name })
      const done = placing(row, to)
      if (to !== 'open') await act({ text, ...done })
      else {
        await make(done.changes)
        setLast(undefined)
      }
    },
    setPersons: (recipeId: number, persons: number) =>
      make([{ kind: 'persons', recipeId, persons }]),
    removeRecipe: async (recipe: ShoppingRecipe) => {
      const name = recipe.RecipeName
      const isSure = await confirm({
        title: t('shopping.removeQuestion'),
        description: t('shopping.removeText', { name }),
        confirmLabel: t('shopping.yes'),
        cancelLabel: t('shopping.cancel'),
      })
      if (!isSure) return
      await act({
        text: t('shopping.removed', { name }),
        changes: [{ kind: 'removeRecipe', recipeId: recipe.Id }],
        inverse: restoring(recipe),
      })
    },
    /**
     * Adds an item. An empty one has no effect (SHP-26), nor has one of which nothing is understood and
     * that is on the list already (SHP-27, D-69).
     */
    addItem: async (text: string) => {
      const name = itemName(text)
      if (name === '') return
      const isDouble = items.some((item) => item.Name === name && !isUnderstood(item))
      if (isDouble) await alert(t('shopping.duplicate'))
      else await make([newItem(name)])
    },
    removeItem: (item: ShoppingNote) =>
      act({ text: t('shopping.removed', { name: item.Label }), ...removing([item]) }),
    clear: async () => {
      const isSure = await confirm({
        title: t('shopping.clearQuestion'),
        description: t('shopping.clearText'),
        confirmLabel: t('shopping.clear'),
        cancelLabel: t('shopping.cancel'),
      })
      if (!isSure) return
      const { changes, inverse } = removing(items)
      await act({
        text: t('shopping.cleared'),
        changes: [
          ...recipes.map(({ Id }) => ({ kind: 'removeRecipe', recipeId: Id }) as const),
          ...changes,
        ],
        inverse: [...recipes.flatMap(restoring), ...inverse],
      })
    },
    order: (departmentIds: readonly number[]) => make([{ kind: 'order', departmentIds }]),
  }
}

/** Result of {@link useActions}. */
export type Actions = ReturnType<typeof useActions>
