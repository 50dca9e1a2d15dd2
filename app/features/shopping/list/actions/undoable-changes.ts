import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import {
  newItem,
  UNSENT,
  type ChangeOf,
  type ShoppingChange,
  type Whereabouts,
} from '#app/features/shopping/model/operation.ts'
import { whereaboutsOf } from '#app/features/shopping/model/whereabouts.ts'
import type { Id } from '#contract/common.ts'
import {
  isUnderstood,
  type ItemEdits,
  type ItemReader,
  type Understood,
} from '#cooking/items/understood.ts'
import type {
  ShoppingIngredient,
  ShoppingItem,
  ShoppingRecipe,
} from '#contract/shopping/shopping.ts'

/** Changes, and those that undo them. */
export interface UndoableChanges<Change = ShoppingChange | ChangeOf> {
  readonly changes: readonly Change[]
  readonly inverse: readonly Change[]
}

/** What a cook did, and how it is undone. */
export interface UndoableAction extends UndoableChanges {
  readonly text: string
  /** What is announced instead. */
  readonly said?: string
  /** Items that it added. */
  readonly added?: { readonly count: number; readonly last: string }
}

function checkTo({ Id }: Pick<ShoppingIngredient, 'Id'>, to: Whereabouts): ShoppingChange {
  const isAtHome = to === 'home'
  return {
    kind: 'check',
    ingredientId: Id,
    isChecked: to !== 'open',
    ...(isAtHome && { isAtHome }),
  }
}

/** The changes that move everything of a row into the trolley, home or neither, and those that move it back. */
export function movingTo(row: ListRow, to: Whereabouts): UndoableChanges<ShoppingChange> {
  const [need] = row.needs
  const items = row.items.filter((item) => whereaboutsOf(item) !== to)
  const isStapleNeeded = row.isStaple && to === 'open'
  const before = need && whereaboutsOf(need)
  const changes: ShoppingChange[] = [
    ...(isStapleNeeded && row.foodId !== undefined
      ? [{ kind: 'removeStaple', ingredientId: row.foodId } as const]
      : []),
    ...(need && before !== to ? [checkTo(need, to)] : []),
    ...items.map((item) => ({ kind: 'tickItem', item: refOf(item), to }) as const),
  ]
  const inverse: ShoppingChange[] = [
    ...(isStapleNeeded && row.foodId !== undefined
      ? [{ kind: 'addStaples', ingredientIds: [row.foodId] } as const]
      : []),
    ...(need && before !== undefined && before !== to ? [checkTo(need, before)] : []),
    ...items.map(
      (item) => ({ kind: 'tickItem', item: refOf(item), to: whereaboutsOf(item) }) as const,
    ),
  ]
  return { changes, inverse }
}

const refOf = ({ Id, Key }: ShoppingItem) => ({ Id, Key })

/** Takes back an item that has just been added. */
export const unadd = ({ key }: { readonly key: string }) =>
  ({ kind: 'removeItem', item: { Id: UNSENT, Key: key } }) as const

/**
 * The changes that add an item, and those that take it back. Something that nothing is understood of is on
 * the list once: the same again is to buy again.
 *
 * @returns with the one that is there already
 */
export function adding(name: string, items: readonly ShoppingItem[], reader: ItemReader) {
  const added = newItem(name)
  const there = isUnderstood(reader.read(name))
    ? undefined
    : items.find(({ Name }) => Name === name)
  const before = there && whereaboutsOf(there)
  const inverse: ShoppingChange[] = [
    unadd(added),
    ...(there && before && before !== 'open'
      ? [{ kind: 'tickItem', item: refOf(there), to: before } as const]
      : []),
  ]
  return { there, added, inverse }
}

/** The changes that take items off the list, and those that bring them back as they were. */
export function removing(items: readonly ShoppingItem[]): UndoableChanges<ShoppingChange> {
  return {
    changes: items.map((item) => ({ kind: 'removeItem', item: refOf(item) }) as const),
    inverse: items.map((item) => ({ kind: 'editItem', item, edits: {} }) as const),
  }
}

/**
 * The changes that put items back on the list as something to buy, one of them with edits, and those that take
 * them off again. Each is referred to by its key, since the server may have forgotten its id.
 *
 * @param key of the item that is edited
 */
export function bringingBack(
  items: readonly ShoppingItem[],
  key: string,
  edits: ItemEdits,
): UndoableChanges<ShoppingChange> {
  const unsent = items.map((item) => ({ ...item, Id: UNSENT }))
  return {
    changes: unsent.flatMap((item): ShoppingChange[] => [
      { kind: 'editItem', item, edits: item.Key === key ? edits : {} },
      ...(item.State === 0 ? [] : [{ kind: 'tickItem', item: refOf(item), to: 'open' } as const]),
    ]),
    inverse: removing(unsent).changes,
  }
}

/** What differs from what the reader makes of the name, and so has to be sent. */
function editsBeyond(read: Understood, item: Understood): ItemEdits {
  const { Amount = null, Unit = 0, Note = '', DepartementId } = item
  const isOther = Amount !== (read.Amount ?? null) || Unit !== (read.Unit ?? 0)
  return {
    ...(isOther && { Amount, Unit }),
    ...(Note !== (read.Note ?? '') && { Note }),
    ...(DepartementId !== read.DepartementId && { DepartementId }),
  }
}

/**
 * The changes that put items on another list, and those that bring them back as they were. There each
 * is written anew, with what was changed of it.
 *
 * @param after the items as they are from now on, in the same order
 */
export function movingToList(
  items: readonly ShoppingItem[],
  after: readonly ShoppingItem[],
  list: Id,
  reader: ItemReader,
): UndoableChanges {
  const there = after.map((item) => {
    const { key, ...added } = newItem(item.Name)
    const moved = { ...item, Id: UNSENT, Key: key }
    const edits = editsBeyond(reader.read(item.Name), item)
    const to = whereaboutsOf(item)
    const changes: ShoppingChange[] = [
      { ...added, key },
      ...(Object.keys(edits).length > 0 ? [{ kind: 'editItem', item: moved, edits } as const] : []),
      ...(to === 'open' ? [] : [{ kind: 'tickItem', item: refOf(moved), to } as const]),
    ]
    return { changes, inverse: { kind: 'removeItem', item: refOf(moved) } as const }
  })
  const here = removing(items)
  return {
    changes: [
      ...there.flatMap(({ changes }) => changes.map((change) => ({ list, change }))),
      ...here.changes,
    ],
    inverse: [...here.inverse, ...there.map(({ inverse }) => ({ list, change: inverse }))],
  }
}

/** The changes that restore a removed recipe with its ticks. */
export function restoringRecipe(recipe: ShoppingRecipe): ShoppingChange[] {
  const ticked = recipe.Ingredients.filter(({ State }) => State === 1)
  return [{ kind: 'addRecipe', recipe }, ...ticked.map((row) => checkTo(row, whereaboutsOf(row)))]
}
