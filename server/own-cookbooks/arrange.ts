import type { Kysely, Transaction } from 'kysely'
import {
  arrange,
  isOrder,
  orderIn,
  reorder,
  type Arrangement,
  type BookChange,
  type Order,
} from '#contract/cookbooks/arrange.ts'
import { COOKBOOK_DEVICES_MAX } from '#contract/cookbooks/limits.ts'
import type { CookbookChanges, OrderChoice } from '#contract/cookbooks/own-cookbook.ts'
import type { Database } from '#server/db/schema.ts'
import { changeCookbook, type CookbookRef, type CookbookRow } from './access.ts'
import { readArrangement, writeArrangement } from './arrangement-rows.ts'
import { standingIds } from './standing-recipes.ts'

/** Changes with the ids under which recipes stand, without those that the member may not add. */
async function allowed(
  trx: Kysely<Database>,
  userId: number,
  changes: readonly BookChange[],
): Promise<BookChange[]> {
  const asked = changes.flatMap((change) => {
    if (!('Recipe' in change)) return []
    const after = 'After' in change && typeof change.After === 'number' ? [change.After] : []
    return [change.Recipe, ...after]
  })
  const { idOf, mayAdd } = await standingIds(trx, userId, asked)
  return changes.flatMap((change): BookChange[] => {
    if (!('Recipe' in change)) return [change]
    if (change.Kind === 'add' && !mayAdd(change.Recipe)) return []
    const Recipe = idOf(change.Recipe)
    if (change.Kind !== 'add' && change.Kind !== 'move') return [{ ...change, Recipe }]
    const { After } = change
    return [{ ...change, Recipe, ...(typeof After === 'number' && { After: idOf(After) }) }]
  })
}

async function keepPlaces(
  trx: Kysely<Database>,
  cookbookId: number,
  changes: readonly BookChange[],
): Promise<void> {
  const kept = changes.flatMap((change) => (change.Kind === 'keep' ? change.Recipe : []))
  if (kept.length === 0) return
  await trx
    .updateTable('own_cookbook_recipes')
    .set({ is_kept: 1 })
    .where('cookbook_id', '=', cookbookId)
    .where('recipe_id', 'in', kept)
    .execute()
}

/** Notes what a device has done last, and forgets the device that was seen longest ago. */
async function noteDevice(
  trx: Kysely<Database>,
  cookbook_id: number,
  { Device: device, Number: number }: CookbookChanges,
  { order_version, now }: { order_version: number; now: number },
): Promise<void> {
  const seen = { number, order_version, seen_at: now }
  await trx
    .insertInto('own_cookbook_devices')
    .values({ cookbook_id, device, ...seen })
    .onConflict((conflict) => conflict.columns(['cookbook_id', 'device']).doUpdateSet(seen))
    .execute()
  const old = await trx
    .selectFrom('own_cookbook_devices')
    .select('device')
    .where('cookbook_id', '=', cookbook_id)
    .orderBy('seen_at', 'desc')
    .orderBy('device')
    .offset(COOKBOOK_DEVICES_MAX)
    .limit(COOKBOOK_DEVICES_MAX)
    .execute()
  for (const one of old)
    await trx
      .deleteFrom('own_cookbook_devices')
      .where('cookbook_id', '=', cookbook_id)
      .where('device', '=', one.device)
      .execute()
}

/** Writes another arrangement of a cookbook. @returns its order version */
async function writeNext(
  trx: Transaction<Database>,
  { id, order_version }: CookbookRow,
  { before, after, now }: { before: Arrangement; after: Arrangement; now: number },
): Promise<number> {
  if (JSON.stringify(before) === JSON.stringify(after)) return order_version
  await writeArrangement(trx, id, { before, after, now })
  await trx
    .updateTable('own_cookbooks')
    .set({ order_version: order_version + 1, changed_at: now })
    .where('id', '=', id)
    .execute()
  return order_version + 1
}

/**
 * Makes changes to what is in a cookbook, after those of other devices, whatever they were: nothing is refused,
 * and nothing of either is lost. When two devices have ordered without knowing of each other, the order as the
 * other one had left it is kept beside, with one question which of them holds. What a device has sent before
 * changes nothing.
 * @throws {ApiError} `RequestInvalid`
 */
export async function arrangeCookbook(
  db: Kysely<Database>,
  ref: CookbookRef,
  body: CookbookChanges,
  now: number,
): Promise<void> {
  await changeCookbook(db, ref, async (trx, row) => {
    const devices = await trx
      .selectFrom('own_cookbook_devices')
      .select(['device', 'number', 'order_version'])
      .where('cookbook_id', '=', ref.id)
      .execute()
    const known = devices.find(({ device }) => device === body.Device)
    if (known && known.number >= body.Number) return
    const changes = await allowed(trx, ref.userId, body.Changes)
    const before = await readArrangement(trx, ref.id)
    const after = changes.reduce(arrange, before)
    await keepPlaces(trx, ref.id, changes)
    const next = await writeNext(trx, row, { before, after, now })
    const hasOrdered = next !== row.order_version && changes.some(isOrder)
    const isAtOnce = devices.some(
      ({ device, order_version }) => device !== body.Device && order_version > body.Base,
    )
    if (hasOrdered && isAtOnce)
      await trx
        .updateTable('own_cookbooks')
        .set({ other_order: JSON.stringify(orderIn(before)), other_order_at: now })
        .where('id', '=', ref.id)
        .execute()
    const ordered = hasOrdered ? next : (known?.order_version ?? 0)
    await noteDevice(trx, ref.id, body, { order_version: ordered, now })
  })
}

/**
 * Answers the question which of two orders holds. What was added meanwhile stays, and no question means no
 * change, so that the answer can be sent again.
 * @throws {ApiError} `RequestInvalid`
 */
export async function chooseOrder(
  db: Kysely<Database>,
  ref: CookbookRef,
  { Use }: OrderChoice,
  now: number,
): Promise<void> {
  await changeCookbook(db, ref, async (trx, row) => {
    if (row.other_order === null) return
    if (Use === 'other') {
      const before = await readArrangement(trx, ref.id)
      const after = reorder(before, JSON.parse(row.other_order) as Order)
      await writeNext(trx, row, { before, after, now })
    }
    await trx
      .updateTable('own_cookbooks')
      .set({ other_order: null, other_order_at: null })
      .where('id', '=', ref.id)
      .execute()
  })
}
