import { useState } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import type { ShoppingChange } from '#app/features/shopping/operation.ts'
import type { ShoppingList } from '#app/features/shopping/overlay.ts'
import type { ShoppingStore } from '#app/features/shopping/store.ts'
import { alert, confirm } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ShoppingIngredient, ShoppingRecipe } from '#contract/shopping.ts'

/** The last action, and the changes that undo it. */
interface Done {
  readonly text: string
  readonly inverse: readonly ShoppingChange[]
}

/** The changes that restore a removed recipe with its ticks (D-58). */
function restored(recipe: ShoppingRecipe): ShoppingChange[] {
  const ticked = recipe.Ingredients.filter(({ State }) => State === 1)
  return [
    { kind: 'addRecipe', recipe },
    ...ticked.map(({ Id }) => ({ kind: 'check', ingredientId: Id, isChecked: true }) as const),
  ]
}

/** Everything a cook can do with the list; the last action can be undone. */
export function useActions(store: ShoppingStore, list: ShoppingList) {
  const { t } = useWords()
  const [last, setLast] = useState<Done>()
  const act = async (changes: readonly ShoppingChange[], done?: Done) => {
    await store.change(...changes)
    setLast(done)
    if (done) announce(done.text)
  }
  const { recipes, notes } = list
  return {
    /** The last action; undefined when there is nothing to undo. */
    last,
    undo: () => act(last?.inverse ?? []),
    tick: ({ Id }: ShoppingIngredient, name: string, isChecked: boolean) => {
      const change = { kind: 'check', ingredientId: Id, isChecked } as const
      const inverse = [{ ...change, isChecked: !isChecked }]
      return act(
        [change],
        isChecked ? { text: t('shopping.ticked', { name }), inverse } : undefined,
      )
    },
    setPersons: (recipeId: number, persons: number) =>
      act([{ kind: 'persons', recipeId, persons }], last),
    removeRecipe: async (recipe: ShoppingRecipe) => {
      const name = recipe.RecipeName
      const isSure = await confirm({
        title: t('shopping.removeQuestion'),
        description: t('shopping.removeText', { name }),
        confirmLabel: t('shopping.yes'),
        cancelLabel: t('shopping.cancel'),
      })
      if (!isSure) return
      const text = t('shopping.removed', { name })
      await act([{ kind: 'removeRecipe', recipeId: recipe.Id }], {
        text,
        inverse: restored(recipe),
      })
    },
    /** Adds an item; an empty one or one that is on the list has no effect (SHP-26, SHP-27). */
    addNote: async (text: string) => {
      const name = text.trim()
      if (name === '') return
      if (notes.some(({ Name }) => Name === name)) await alert(t('shopping.duplicate'))
      else await act([{ kind: 'addNote', name }], last)
    },
    removeNote: (name: string) =>
      act([{ kind: 'removeNote', name }], {
        text: t('shopping.removed', { name }),
        inverse: [{ kind: 'addNote', name }],
      }),
    clear: async () => {
      const isSure = await confirm({
        title: t('shopping.clearQuestion'),
        description: t('shopping.clearText'),
        confirmLabel: t('shopping.clear'),
        cancelLabel: t('shopping.cancel'),
      })
      if (!isSure) return
      await act(
        [
          ...recipes.map(({ Id }) => ({ kind: 'removeRecipe', recipeId: Id }) as const),
          ...notes.map(({ Name }) => ({ kind: 'removeNote', name: Name }) as const),
        ],
        {
          text: t('shopping.cleared'),
          inverse: [
            ...recipes.flatMap(restored),
            ...notes.map(({ Name }) => ({ kind: 'addNote', name: Name }) as const),
          ],
        },
      )
    },
    order: (departmentIds: readonly number[]) => act([{ kind: 'order', departmentIds }], last),
  }
}

/** Result of {@link useActions}. */
export type Actions = ReturnType<typeof useActions>
