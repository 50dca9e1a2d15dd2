import { countOpen } from '#app/features/shopping/model/departments.ts'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { newItem, type Whereabouts } from '#app/features/shopping/model/operation.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ItemEdits } from '#cooking/items/understood.ts'
import type { ListCard } from '#contract/shopping/several-lists.ts'
import type {
  ShoppingIngredient,
  ShoppingItem,
  ShoppingRecipe,
} from '#contract/shopping/shopping.ts'
import {
  bringingBack,
  movingToList,
  movingTo,
  removing,
  restoringRecipe,
  unadd,
} from './undoable-changes.ts'
import { listName } from '../list-name.ts'
import { useUndoHistory } from './use-undo-history.ts'
import { useAddActions } from './use-add-actions.ts'
import { useShopActions } from './use-shop-actions.ts'

/** What the actions need of the list. */
export type ActionParts = Pick<
  Shopping,
  'store' | 'list' | 'arranged' | 'reader' | 'lists' | 'card'
>

const MOVED_TO = {
  open: 'shopping.unticked',
  trolley: 'shopping.ticked',
  home: 'shopping.isAtHome',
} as const

/** Everything a cook can do with the list; the last actions can be undone. */
export function useActions({ store, list, arranged, reader, lists, card }: ActionParts) {
  const { t } = useWords()
  const { history, change, perform, toggle } = useUndoHistory(store, card?.Id)
  const shop = useShopActions({ perform, change, list, arranged })
  const last = history[0]?.isUndone ? undefined : history[0]
  const { recipes, items } = list
  return {
    ...shop,
    ...useAddActions({ perform, items, reader }),
    /** The last action; undefined when there is nothing to undo. */
    last,
    undo: async () => {
      if (last) await toggle(last)
    },
    /** The last ten, newest first. */
    history,
    /** Undoes an action of the history, or redoes it. */
    toggle,
    /** Ticks an ingredient of a recipe off or on again. */
    tick: async ({ Id }: ShoppingIngredient, name: string, isChecked: boolean) => {
      const check = { kind: 'check', ingredientId: Id, isChecked } as const
      const inverse = [{ ...check, isChecked: !isChecked }]
      const text = t(isChecked ? 'shopping.ticked' : 'shopping.unticked', { name })
      await perform({ text, changes: [check], inverse })
    },
    /** Says that an ingredient is at home, or that it is not. */
    haveAtHome: async ({ Id, State }: ShoppingIngredient, name: string, isAtHome: boolean) => {
      const check = { kind: 'check', ingredientId: Id } as const
      await perform({
        text: t(isAtHome ? MOVED_TO.home : MOVED_TO.open, { name }),
        changes: [{ ...check, isChecked: isAtHome, isAtHome }],
        inverse: [{ ...check, isChecked: State === 1, isAtHome: !isAtHome }],
      })
    },
    /** Puts everything of a row into the trolley, says that it is at home, or neither. */
    moveTo: async (row: ListRow, name: string, to: Whereabouts) => {
      const left = countOpen(arranged) - (row.State === 0 ? 1 : 0)
      const said = t('shopping.tickedLeft', { name, count: left })
      const text = t(MOVED_TO[to], { name })
      await perform({ text, ...(to === 'trolley' && { said }), ...movingTo(row, to) })
    },
    setPersons: (recipeId: number, persons: number) =>
      change([{ kind: 'persons', recipeId, persons }]),
    removeRecipe: async (recipe: ShoppingRecipe) => {
      const name = recipe.RecipeName
      const isSure = await confirm({
        title: t('shopping.removeQuestion'),
        description: t('shopping.removeText', { name }),
        confirmLabel: t('shopping.yes'),
        cancelLabel: t('shopping.cancel'),
      })
      if (!isSure) return
      await perform({
        text: t('shopping.removed', { name }),
        changes: [{ kind: 'removeRecipe', recipeId: recipe.Id }],
        inverse: restoringRecipe(recipe),
      })
    },
    /** Changes how much, the note or the department of an item. */
    editItem: (item: ShoppingItem, edits: ItemEdits) => {
      const before: ItemEdits = {
        Amount: item.Amount ?? null,
        Unit: item.Unit ?? 0,
        Note: item.Note ?? '',
        DepartementId: item.DepartementId,
      }
      return perform({
        text: t('shopping.edited', { name: item.Label }),
        changes: [{ kind: 'editItem', item, edits }],
        inverse: [{ kind: 'editItem', item, edits: before }],
      })
    },
    /** Remembers staples as always at home; those that are missing go on the list as items. */
    answerStaples: async (rows: readonly ListRow[], missing: readonly ListRow[]) => {
      const ingredientIds = rows.flatMap(({ foodId }) => foodId ?? [])
      const added = missing.map(({ one }) => newItem(one))
      await perform({
        text: t('shopping.staplesKept'),
        changes: [{ kind: 'addStaples', ingredientIds }, ...added],
        inverse: [
          ...ingredientIds.map((ingredientId) => ({ kind: 'removeStaple', ingredientId }) as const),
          ...added.map(unadd),
        ],
      })
    },
    /** Departments that an item can be moved to. */
    departments: list.places,
    /** The lists that the member sees. */
    lists,
    /** Which of them this is; undefined while that is unknown. */
    card,
    /**
     * Puts all items of a row on another list.
     *
     * @param after the items as they are from now on
     */
    moveItems: async (row: ListRow, after: readonly ShoppingItem[], to: ListCard) => {
      const name = row.items[0]?.Label ?? ''
      await perform({
        text: t('shopping.movedTo', { name, list: listName(to, t) }),
        ...movingToList(row.items, after, to.Id, reader),
      })
    },
    /** Removes items that are one thing, such as all of a row. */
    removeItems: (of: readonly ShoppingItem[]) =>
      perform({ text: t('shopping.removed', { name: of[0]?.Label ?? '' }), ...removing(of) }),
    /** Puts items back that somebody has taken off the list, one of them with edits. */
    putBack: (of: readonly ShoppingItem[], key: string, edits: ItemEdits) =>
      perform({
        text: t('shopping.itemAdded', { name: of[0]?.Label ?? '' }),
        ...bringingBack(of, key, edits),
      }),
    clear: async () => {
      const isSure = await confirm({
        title: t('shopping.clearQuestion'),
        description: t('shopping.clearText'),
        confirmLabel: t('shopping.clear'),
        cancelLabel: t('shopping.cancel'),
      })
      if (!isSure) return
      const { changes, inverse } = removing(items)
      await perform({
        text: t('shopping.cleared'),
        changes: [
          ...recipes.map(({ Id }) => ({ kind: 'removeRecipe', recipeId: Id }) as const),
          ...changes,
        ],
        inverse: [...recipes.flatMap(restoringRecipe), ...inverse],
      })
    },
  }
}

/** Result of {@link useActions}. */
export type Actions = ReturnType<typeof useActions>
