export { AddFoods } from './add-foods.tsx'
export { AddToList } from './add-to-list.tsx'
export { CopyNote } from './list/copy-note.tsx'
export { ListFoot } from './list/entry/foot.tsx'
export {
  MenuEntries,
  useListEntries,
  type ListEntry,
  type ListSheet,
} from './list/sheets/list-entries.tsx'
export { listName } from './list/list-name.ts'
export { ListSheets } from './list/sheets/list-sheets.tsx'
export { ListSide } from './list/list-side.tsx'
export { PrintedOnDemand } from './list/print/printed-on-demand.tsx'
export { ShoppingList } from './list/shopping-list.tsx'
export { ShopMode } from './mode/shop-mode.tsx'
export { useActions } from './list/actions/use-actions.ts'
export { LateAddToList, loadShoppingDrawer } from './late.ts'
export type { FirstRows } from './sync/first-rows.ts'
export { useFirstRows } from './list/use-first-rows.ts'
export {
  openEarly,
  refreshLists,
  rememberMember,
  sendWaiting,
  waitingChanges,
} from './sync/current-member.ts'
export { openOutbox } from './sync/stored-outbox.ts'
export { EMPTY_LIST } from './model/shopping-list.ts'
export { useKnownLists, useLists, useShopNames } from './use-lists.ts'
export { hasItems, useShopping, type Shopping } from './use-shopping.ts'
export { useShownList } from './use-shown-list.ts'
export { purchaseLine, rowDetails, wholeAmount } from './list/row/line.ts'
export { arrange, type ArrangedList } from './model/departments.ts'
export type { ListRow } from './model/list-row.ts'
export { readerOf } from './model/reader.ts'
