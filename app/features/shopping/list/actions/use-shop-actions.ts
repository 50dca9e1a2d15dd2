import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import type { ShoppingChange } from '#app/features/shopping/model/operation.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { UndoableAction } from './undoable-changes.ts'
import { finishing } from './finishing.ts'

/** How actions change the list. */
export interface ShopActionParts extends Pick<Shopping, 'list' | 'arranged'> {
  perform: (action: UndoableAction) => Promise<void>
  change: (changes: readonly ShoppingChange[]) => Promise<void>
}

/** What a cook does about the shop: its name, its order, the end of shopping, and where things are. */
export function useShopActions({ perform, change, list, arranged }: ShopActionParts) {
  const { t } = useWords()
  const { departments } = arranged
  const { shops = [] } = list
  return {
    /** Empties the trolley into what is often bought; what is open stays. */
    finish: async () => {
      const rows = departments.flatMap((department) => department.rows)
      const parts = finishing({ rows, recipes: list.recipes })
      if (parts.changes.length > 0) await perform({ text: t('shopping.finished'), ...parts })
    },
    /** Says where something that only recipes need is bought, also the next time. */
    moveFood: async (row: ListRow, name: string, departmentId: Id) => {
      const move = (to: Id) => ({ kind: 'moveFood', name: row.one, departmentId: to }) as const
      const isKnown = row.departmentId !== 0
      await perform({
        text: t('shopping.edited', { name }),
        changes: [move(departmentId)],
        inverse: isKnown ? [move(row.departmentId)] : [],
      })
    },
    /** Shops that the member named. */
    shops,
    enterShop: (key: string, name: string) => change([{ kind: 'enterShop', key, name }]),
    /** Enters the shop of a list by its name, a known one or a new one; nothing if the cook is there. */
    enterShopOf: async (name: string) => {
      const known = shops.find(({ Name }) => Name.toLowerCase() === name.toLowerCase())
      if (known?.IsHere) return
      const key = known?.Key ?? crypto.randomUUID()
      await change([{ kind: 'enterShop', key, name: known?.Name ?? name }])
    },
    forgetShop: (key: string) => change([{ kind: 'forgetShop', key }]),
    order: (departmentIds: readonly Id[]) => change([{ kind: 'order', departmentIds }]),
    /** Asks for staples again that are not always at home. */
    forgetStaple: (ingredientId: Id) => change([{ kind: 'removeStaple', ingredientId }]),
    /** Ids of what is always at home. */
    staples: list.staples,
  }
}
