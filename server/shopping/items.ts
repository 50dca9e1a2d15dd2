import type { Kysely } from 'kysely'
import {
  isUnderstood,
  itemName,
  type ItemEdits,
  type ItemReader,
  storedEdits,
} from '#cooking/items/understood.ts'
import type { ShoppingItemBody } from '#contract/shopping/shopping.ts'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Outcome } from './change.ts'
import { countHabit, habitDepartment, setHabitDepartment } from './habits.ts'
import type { By } from './write.ts'

/** Removed items of one list that can still be brought back; the oldest give way. */
const REMOVED_MAX = 500

/**
 * The name of an item without surrounding white space.
 * @throws {ApiError} `FieldRequired` when nothing is left
 */
export function requireName(typed: string): string {
  const name = itemName(typed)
  if (name === '') throw new ApiError('FieldRequired', { field: 'Name' })
  return name
}

/** An item to add. */
export interface NewItem {
  name: string
  /** Of the device. */
  key: string
}

/**
 * Adds an item. One with a known key is there already, or was removed. One that nothing was understood of
 * is there once: if it is ticked, it is to buy again.
 * @throws {ApiError} `ChangedMeanwhile` when the key is that of another item; `NoteExists` for the name of an
 * item that nothing was understood of and that is to buy; `LimitReached`
 */
export async function addItem(
  trx: Kysely<Database>,
  { listId, userId, now }: By,
  { name, key }: NewItem,
  reader: ItemReader,
): Promise<Outcome> {
  const own = trx.selectFrom('shopping_items').select(['id', 'name']).where('list_id', '=', listId)
  const known = await own.where('item_key', '=', key).executeTakeFirst()
  if (known && known.name !== name) throw new ApiError('ChangedMeanwhile', { id: known.id })
  if (known) return { isChanged: false, itemId: known.id }
  const item = reader.read(name)
  if (!isUnderstood(item)) {
    const same = own.where('name', '=', name).where('removed_at', 'is', null)
    const there = await same.select('state').executeTakeFirst()
    if (there?.state === 0) throw new ApiError('NoteExists')
    if (there) return await untick(trx, there.id)
  }
  await enforceLimit(trx, 'shoppingItems', listId, now)
  const kind = reader.kindOf(item)
  const DepartementId = await habitDepartment(trx, userId, kind)
  const edits = DepartementId === undefined ? null : JSON.stringify({ DepartementId })
  const { id } = await trx
    .insertInto('shopping_items')
    .values({ list_id: listId, item_key: key, name, edits, added_by: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await countHabit(trx, userId, { kind, name, now })
  return { isChanged: true, isNew: true, itemId: id }
}

/** Marks a ticked item as to buy. */
async function untick(trx: Kysely<Database>, itemId: number): Promise<Outcome> {
  const open = { state: 0 as const, ...NOT_TICKED }
  await trx.updateTable('shopping_items').set(open).where('id', '=', itemId).execute()
  return { isChanged: true, itemId }
}

/** The edits that a body makes. */
function editsOf({ Amount, Unit, Note, DepartementId }: ShoppingItemBody): ItemEdits {
  return {
    ...(Amount !== undefined && { Amount: Amount === 0 ? null : Amount }),
    ...(Unit !== undefined && { Unit }),
    ...(Note !== undefined && { Note: itemName(Note) }),
    ...(DepartementId !== undefined && { DepartementId }),
  }
}

function stateOf({ State, AtHome = false }: ShoppingItemBody): 0 | 1 | 2 | undefined {
  if (State === 1) return AtHome ? 2 : 1
  return State
}

const NOT_TICKED = { ticked_by: null, ticked_at: null }

/**
 * Changes an item. An edit brings back what was removed meanwhile: it beats a removal.
 * @throws {ApiError} `NotFound` when it is not on the list; `FieldInvalid` for an unknown department;
 * `LimitReached` when it comes back
 */
export async function changeItem(
  trx: Kysely<Database>,
  { listId, userId, now }: By,
  body: ShoppingItemBody & { id: number },
  reader: ItemReader,
): Promise<Outcome> {
  const item = await trx
    .selectFrom('shopping_items')
    .selectAll()
    .where('list_id', '=', listId)
    .where('id', '=', body.id)
    .executeTakeFirst()
  const edits = editsOf(body)
  const isEdit = Object.keys(edits).length > 0 || body.Restore === true
  if (!item || (item.removed_at !== null && !isEdit)) throw new ApiError('NotFound')
  if (item.removed_at !== null) await enforceLimit(trx, 'shoppingItems', listId, now)
  if (edits.DepartementId !== undefined) {
    const kind = reader.kindOf(reader.read(item.name))
    await setHabitDepartment(trx, userId, kind, edits.DepartementId)
  }
  const before = storedEdits(item.edits)
  const all = JSON.stringify({ ...before, ...edits })
  const state = stateOf(body) ?? item.state
  const tick = state === 0 ? NOT_TICKED : { ticked_by: userId, ticked_at: now }
  const next = {
    edits: all === '{}' ? null : all,
    ...(state !== item.state && { state, ...tick }),
    removed_at: null,
  }
  const isSame =
    next.edits === item.edits && state === item.state && next.removed_at === item.removed_at
  if (isSame) return { isChanged: false, itemId: item.id }
  await trx.updateTable('shopping_items').set(next).where('id', '=', item.id).execute()
  return { isChanged: true, itemId: item.id }
}

/**
 * Removes an item from the list; an edit can bring it back for a while.
 * @throws {ApiError} `NotFound` when it is not on the list
 */
export async function removeItem(
  trx: Kysely<Database>,
  listId: number,
  itemId: number,
  now: number,
): Promise<Outcome> {
  const { numUpdatedRows } = await trx
    .updateTable('shopping_items')
    .set({ removed_at: now })
    .where('list_id', '=', listId)
    .where('id', '=', itemId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ApiError('NotFound')
  await deleteBeyondMax(trx, listId)
  return { isChanged: true }
}

async function deleteBeyondMax(trx: Kysely<Database>, listId: number): Promise<void> {
  const removed = trx
    .selectFrom('shopping_items')
    .select('id')
    .where('list_id', '=', listId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
  const first = await removed.limit(1).offset(REMOVED_MAX).executeTakeFirst()
  if (!first) return
  const kept = (await removed.limit(REMOVED_MAX).execute()).map(({ id }) => id)
  await trx
    .deleteFrom('shopping_items')
    .where('list_id', '=', listId)
    .where('removed_at', 'is not', null)
    .where('id', 'not in', kept)
    .execute()
}
