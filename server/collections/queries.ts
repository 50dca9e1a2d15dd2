import { sql, type Kysely } from 'kysely'
import { enforceLimit, lockMember, type LimitedList } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'

/** The table and the limit of each collection. */
const COLLECTIONS = {
  recipes: { table: 'favourite_recipes', column: 'recipe_id', list: 'favouriteRecipes' },
  cookbooks: { table: 'favourite_cookbooks', column: 'cookbook_id', list: 'favouriteCookbooks' },
  authors: { table: 'subscriptions', column: 'author_id', list: 'subscriptions' },
} as const satisfies Record<string, { table: string; column: string; list: LimitedList }>

/** A member's collections: favourite recipes, favourite cookbooks and subscriptions to authors. */
export type Collection = keyof typeof COLLECTIONS

/** An item in a member's collection. */
export interface Entry {
  userId: number
  itemId: number
}

/** Whether the recipe, cookbook or author exists. */
export async function itemExists(
  db: Kysely<Database>,
  collection: Collection,
  itemId: number,
): Promise<boolean> {
  // The others are views of what everybody sees.
  const isSeen = collection === 'cookbooks' ? sql`and hidden_at is null` : sql``
  const { rows } = await sql`
    select 1 from ${sql.table(collection)} where id = ${itemId} ${isSeen}`.execute(db)
  return rows.length > 0
}

/** Whether an item is in a member's collection. */
export async function hasItem(
  db: Kysely<Database>,
  collection: Collection,
  { userId, itemId }: Entry,
): Promise<boolean> {
  const { table, column } = COLLECTIONS[collection]
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where user_id = ${userId} and ${sql.ref(column)} = ${itemId}`.execute(db)
  return rows.length > 0
}

/**
 * Adds an item to a member's collection. Does nothing when it is already there, even for two
 * concurrent calls.
 * @throws {ApiError} `LimitReached`; `Unauthorized` when the account has been deleted meanwhile
 */
export async function addItem(
  db: Kysely<Database>,
  collection: Collection,
  entry: Entry,
  now: number,
): Promise<void> {
  const { table, column, list } = COLLECTIONS[collection]
  const { userId, itemId } = entry
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    if (await hasItem(trx, collection, entry)) return
    await enforceLimit(trx, list, userId, now)
    await sql`insert into ${sql.table(table)} (user_id, ${sql.ref(column)}, created_at)
      values (${userId}, ${itemId}, ${now})`.execute(trx)
  })
}

/** Removes an item from a member's collection, if it is there. */
export async function removeItem(
  db: Kysely<Database>,
  collection: Collection,
  { userId, itemId }: Entry,
): Promise<void> {
  const { table, column } = COLLECTIONS[collection]
  await sql`delete from ${sql.table(table)}
    where user_id = ${userId} and ${sql.ref(column)} = ${itemId}`.execute(db)
}
