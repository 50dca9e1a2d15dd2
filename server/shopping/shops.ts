import type { Kysely } from 'kysely'
import { SHOPS_MAX } from '#contract/shopping/limits.ts'
import { itemName } from '#cooking/items/understood.ts'
import type { ShoppingShop } from '#contract/shopping/shops.ts'
import type { Database } from '#server/db/schema.ts'
import type { ShoppingShopTable } from '#server/db/tables/shopping.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Outcome } from './change.ts'
import { departmentOrder, orderDepartments } from './departments.ts'
import type { By } from './write.ts'

const idsOf = (text: string) => JSON.parse(text) as number[]

function toWire(row: Omit<ShoppingShopTable, 'id' | 'user_id' | 'is_here'> & { is_here: 0 | 1 }) {
  const { shop_key: Key, name: Name, department_ids, is_here } = row
  const IsHere = is_here === 1 && { IsHere: true as const }
  return { Key, Name, DepartementIds: idsOf(department_ids), ...IsHere }
}

/** The shops of a member, in the order in which they were named. */
export async function readShops(db: Kysely<Database>, userId: number): Promise<ShoppingShop[]> {
  const rows = await db
    .selectFrom('shopping_shops')
    .select(['shop_key', 'name', 'department_ids', 'is_here'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(toWire)
}

/** Keeps a list's order of departments for the shop where the member is. */
export async function keepOrder(
  trx: Kysely<Database>,
  { userId, listId }: Pick<By, 'userId' | 'listId'>,
): Promise<void> {
  await trx
    .updateTable('shopping_shops')
    .set({ department_ids: JSON.stringify(await departmentOrder(trx, listId)) })
    .where('user_id', '=', userId)
    .where('is_here', '=', 1)
    .execute()
}

/**
 * Says that a member is in a shop: its order of departments holds for a list from now on. A new shop begins with the
 * order that holds; of more than {@link SHOPS_MAX} the oldest gives way.
 * @throws {ApiError} `FieldRequired` for a name of white space
 */
export async function enterShop(
  trx: Kysely<Database>,
  { userId, listId }: Pick<By, 'userId' | 'listId'>,
  shop: { key: string; name: string },
): Promise<Outcome> {
  const name = itemName(shop.name)
  if (name === '') throw new ApiError('FieldRequired', { field: 'Name' })
  const shops = await readShops(trx, userId)
  const known = shops.find(({ Key }) => Key === shop.key)
  if (known?.IsHere && known.Name === name) return { isChanged: false }
  const own = trx.updateTable('shopping_shops').where('user_id', '=', userId)
  await own.set({ is_here: 0 }).execute()
  if (known) {
    await own.set({ is_here: 1, name }).where('shop_key', '=', shop.key).execute()
    const exist = new Set(await departmentOrder(trx, listId))
    const ids = known.DepartementIds.filter((id) => exist.has(id))
    await orderDepartments(trx, listId, ids)
    return { isChanged: true }
  }
  const department_ids = JSON.stringify(await departmentOrder(trx, listId))
  await trx
    .insertInto('shopping_shops')
    .values({ user_id: userId, shop_key: shop.key, name, department_ids, is_here: 1 })
    .execute()
  const [oldest] = shops
  if (shops.length >= SHOPS_MAX && oldest) await forgetShop(trx, userId, oldest.Key)
  return { isChanged: true }
}

/** Forgets a shop. The order of departments stays as it is. */
export async function forgetShop(
  trx: Kysely<Database>,
  userId: number,
  key: string,
): Promise<Outcome> {
  const { numDeletedRows } = await trx
    .deleteFrom('shopping_shops')
    .where('user_id', '=', userId)
    .where('shop_key', '=', key)
    .executeTakeFirstOrThrow()
  return { isChanged: numDeletedRows === 1n }
}
