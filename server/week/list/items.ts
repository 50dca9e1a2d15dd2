import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { AMOUNT_MAX } from '#contract/units.ts'
import { ITEM_MAX, ITEM_NOTE_MAX } from '#contract/shopping/limits.ts'
import { writtenNeed, type CodedNeed } from '#cooking/amounts/base-need.ts'
import { itemName, type ItemEdits, storedEdits } from '#cooking/items/understood.ts'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import type { Database } from '#server/db/schema.ts'
import { habitDepartment } from '#server/shopping/habits.ts'
import type { By } from '#server/shopping/write.ts'
import type { FoodRow } from './foods.ts'

/** A food in one unit that goes on a list, or of which more or less is needed. */
export interface ListedNeed {
  readonly food: FoodRow
  readonly unit: number
  /** How much more; less than 0 is less. Null for any amount. */
  readonly amount: number | null
  readonly notes: readonly string[]
}

/** What the items of the week are written with. */
export interface ItemWriter {
  readonly trx: Kysely<Database>
  readonly by: By
  readonly foods: Foods
}

const firstLetters = (text: string, most: number) => Array.from(text).slice(0, most).join('')

/** The amount of an item as the week writes it. */
function amountEdits({ amount, unit }: CodedNeed): Pick<ItemEdits, 'Amount' | 'Unit'> {
  const written = writtenNeed({ amount, unit })
  return {
    Amount: written.amount === null ? null : Math.min(written.amount, AMOUNT_MAX),
    Unit: written.unit,
  }
}

/** The name of a food that is read as this food: "pepper" is the spice. */
function nameOf({ id, name_one, name_other }: FoodRow, { foods, reader }: Foods): string {
  const known = foods.Foods.find((food) => food.Id === id)?.Names ?? []
  const names = [name_one, name_other, ...known.flatMap(({ One, Other }) => [One, Other])]
  return names.find((name) => reader.read(name).FoodId === id) ?? name_one
}

/** Puts a food on the list as an item of its own. */
async function addItem({ trx, by, foods }: ItemWriter, bought: ListedNeed): Promise<void> {
  const { listId, userId, now } = by
  const { food, amount, unit, notes } = bought
  await enforceLimit(trx, 'shoppingItems', listId, now)
  const name = firstLetters(itemName(nameOf(food, foods)), ITEM_MAX)
  const understood = foods.reader.read(name)
  const kind = foods.reader.kindOf(understood)
  const department = await habitDepartment(trx, userId, kind)
  const edits: ItemEdits = {
    ...amountEdits({ amount, unit }),
    Note: firstLetters(itemName(notes.join(', ')), ITEM_NOTE_MAX),
    ...(department !== undefined && { DepartementId: department }),
    // A food of a member is in no catalogue.
    ...(understood.FoodId === undefined && { DepartementId: department ?? food.department_id }),
  }
  const { id } = await trx
    .insertInto('shopping_items')
    .values({
      list_id: listId,
      item_key: randomUUID(),
      name,
      edits: JSON.stringify(edits),
      added_by: userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('week_list_items')
    .values({ item_id: id, list_id: listId, food_id: food.id, unit, amount })
    .execute()
}

/** Items that the week put on a list of a food in one unit, the newest first. */
async function itemsOf({ trx, by }: ItemWriter, { food, unit }: ListedNeed) {
  const rows = await trx
    .selectFrom('week_list_items as own')
    .innerJoin('shopping_items as item', 'item.id', 'own.item_id')
    .select(['item.id', 'own.amount', 'item.edits', 'item.state', 'item.removed_at'])
    .where('own.list_id', '=', by.listId)
    .where('own.food_id', '=', food.id)
    .where('own.unit', '=', unit)
    .orderBy('item.id', 'desc')
    .execute()
  return rows.map(({ id, amount, state, removed_at, edits }) => {
    const known = storedEdits(edits)
    const own = amountEdits({ amount, unit })
    const isChanged = known.Amount !== own.Amount || known.Unit !== own.Unit
    const isOpen = state === 0 && removed_at === null
    return { id, amount, state, edits: known, isOpen, isChanged }
  })
}

type OwnItem = Awaited<ReturnType<typeof itemsOf>>[number]

async function setAmount({ trx }: ItemWriter, item: OwnItem, need: CodedNeed): Promise<void> {
  const edits = JSON.stringify({ ...item.edits, ...amountEdits(need) })
  await trx.updateTable('shopping_items').set({ edits }).where('id', '=', item.id).execute()
  await trx
    .updateTable('week_list_items')
    .set({ amount: need.amount })
    .where('item_id', '=', item.id)
    .execute()
}

/**
 * Raises what the week has put on the list, or puts it there. What is ticked or removed stays, and so does what
 * somebody has changed.
 * @param isNew somebody puts it there, so that what was changed or removed is no answer
 */
export async function raiseItem(
  writer: ItemWriter,
  bought: ListedNeed,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { amount, unit } = bought
  const items = await itemsOf(writer, bought)
  const own = items.find(({ isOpen, isChanged }) => isOpen && !isChanged)
  if (own && own.amount !== null && amount !== null)
    return await setAmount(writer, own, { amount: own.amount + amount, unit })
  if (own) return amount === null ? undefined : await setAmount(writer, own, { amount, unit })
  const isLeft = items.some(
    ({ isOpen, isChanged, state }) => (isOpen && isChanged) || (!isOpen && state === 0),
  )
  if (isNew || !isLeft) await addItem(writer, bought)
}

/** Lowers what the week has put on the list, or takes it off when nothing is left. */
export async function lowerItem(writer: ItemWriter, bought: ListedNeed): Promise<void> {
  const { trx, by } = writer
  let less = bought.amount === null ? Infinity : -bought.amount
  for (const item of await itemsOf(writer, bought)) {
    if (!item.isOpen || item.isChanged || less <= 0) continue
    const there = item.amount ?? 0
    // What is left of rounding is nothing.
    if (there - less > 1e-6) {
      await setAmount(writer, item, { amount: there - less, unit: bought.unit })
      return
    }
    less -= there
    await trx
      .updateTable('shopping_items')
      .set({ removed_at: by.now })
      .where('id', '=', item.id)
      .execute()
    await trx.deleteFrom('week_list_items').where('item_id', '=', item.id).execute()
  }
}
