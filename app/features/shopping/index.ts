export { AddFoods } from './add-foods.tsx'
export { AddToList } from './add-to-list.tsx'
export { ListFoot } from './list/foot.tsx'
export { useListEntries, type ListEntry, type ListSheet } from './list/list-entries.ts'
export { listName } from './list/list-name.ts'
export { MenuEntries } from './list/menu-entries.tsx'
export { ListSheets } from './list/list-sheets.tsx'
export { ListSide } from './list/list-side.tsx'
export { PrintedOnDemand } from './list/printed-on-demand.tsx'
export { ShoppingList } from './list/shopping-list.tsx'
export { ShopMode } from './mode/shop-mode.tsx'
export { useActions } from './list/use-actions.ts'
export { loadShoppingDrawer } from './load.ts'
export type { FirstRows } from './first-rows.ts'
export { useFirstRows } from './list/use-first-rows.ts'
export {
  openEarly,
  refreshLists,
  rememberMember,
  sendWaiting,
  waitingChanges,
} from './member-store.ts'
export { openOutbox } from './outbox.ts'
export { EMPTY_LIST } from './shopping-list.ts'
export { useKnownLists, useLists, useShopNames } from './use-lists.ts'
export { hasItems, useShopping } from './use-shopping.ts'
export { purchaseLine, rowDetails, wholeAmount } from './list/line.ts'
export { arrange, type ArrangedList } from './departments.ts'
export type { ListRow } from './list-row.ts'
export { readerOf } from './reader.ts'
export { LateAddToList } from './late-add-to-list.tsx'
