import { sql, type Kysely } from 'kysely'
import { refuseBeyondLimit, takeMember, type Filled } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'

/** Where each kind of thing that members keep is written down, and what it counts as. */
const COLLECTIONS = {
  recipes: { table: 'favourite_recipes', column: 'recipe_id', filled: 'favouriteRecipes' },
  cookbooks: { table: 'favourite_cookbooks', column: 'cookbook_id', filled: 'favouriteCookbooks' },
  authors: { table: 'subscriptions', column: 'author_id', filled: 'subscriptions' },
} as const satisfies Record<string, { table: string; column: string; filled: Filled }>

/** What members keep: recipes and cookbooks that they like, chefs that they follow. */
export type Collection = keyof typeof COLLECTIONS

/** One thing and the member it is about. */
export interface Entry {
  userId: number
  itemId: number
}

/** Whether there is such a recipe, cookbook or chef. */
export async function itemExists(
  db: Kysely<Database>,
  collection: Collection,
  itemId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(collection)} where id = ${itemId}`.execute(db)
  return rows.length > 0
}

/** Whether a member keeps something. */
export async function isKept(
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
 * Lets a member keep something from `now` on; what is kept already stays as it is, also when two
 * calls come at once.
 * @throws {ApiError} `LimitReached`; `Unauthorized` when the account has been deleted meanwhile
 */
export async function keep(
  db: Kysely<Database>,
  collection: Collection,
  entry: Entry,
  now: number,
): Promise<void> {
  const { table, column, filled } = COLLECTIONS[collection]
  const { userId, itemId } = entry
  await transact(db, async (trx) => {
    await takeMember(trx, userId)
    if (await isKept(trx, collection, entry)) return
    await refuseBeyondLimit(trx, filled, userId, now)
    await sql`insert into ${sql.table(table)} (user_id, ${sql.ref(column)}, created_at)
      values (${userId}, ${itemId}, ${now})`.execute(trx)
  })
}

/** Lets a member keep something no longer; what is not kept stays so. */
export async function letGo(
  db: Kysely<Database>,
  collection: Collection,
  { userId, itemId }: Entry,
): Promise<void> {
  const { table, column } = COLLECTIONS[collection]
  await sql`delete from ${sql.table(table)}
    where user_id = ${userId} and ${sql.ref(column)} = ${itemId}`.execute(db)
}
