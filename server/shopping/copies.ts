import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { setDefault, type ListRow } from './access.ts'

/** Lists of their own that a member may have before they get no more copies. */
const COPIES_MAX = 40

/** Whether anything is on a list. */
export async function hasContent(db: Kysely<Database>, listId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from shopping_recipes where list_id = ${listId}
    union all select 1 from shopping_items where list_id = ${listId} and removed_at is null
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Gives a member a private copy of a shared list, which takes its place where it was the default one.
 * Items keep their keys, so that changes which a device has not sent yet still find them.
 */
export async function copyList(
  trx: Kysely<Database>,
  list: ListRow,
  userId: number,
  now: number,
): Promise<void> {
  const own = trx.selectFrom('shopping_lists').select('id').where('user_id', '=', userId)
  if (
    await own
      .limit(1)
      .offset(COPIES_MAX - 1)
      .executeTakeFirst()
  )
    return
  const { name, shop } = list
  const copy = await trx
    .insertInto('shopping_lists')
    .values({ user_id: userId, name, shop, copy_of: list.id, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await copyRows(trx, list.id, copy.id)
  const isDefault = await trx
    .selectFrom('shopping_defaults')
    .select('list_id')
    .where('user_id', '=', userId)
    .where('list_id', '=', list.id)
    .executeTakeFirst()
  if (isDefault) await setDefault(trx, userId, copy.id)
}

/** Everything of a list but who added and ticked it: a private list names nobody. */
const COPIED = {
  shopping_recipes: [
    'recipe_id',
    'persons',
    'created_at',
    'kept_name_de',
    'kept_name_en',
    'kept_details',
  ],
  shopping_kept_rows: [
    'recipe_id',
    'position',
    'ingredient_id',
    'amount',
    'unit',
    'details',
    'one_de',
    'other_de',
    'one_en',
    'other_en',
  ],
  shopping_checks: ['ingredient_id', 'at_home'],
  shopping_items: ['item_key', 'name', 'edits', 'state', 'created_at', 'removed_at'],
  shopping_departments: ['department_id', 'position'],
} as const

async function copyRows(trx: Kysely<Database>, from: number, to: number): Promise<void> {
  for (const [table, names] of Object.entries(COPIED)) {
    const columns = sql.join(names.map((name) => sql.ref(name)))
    const order = table === 'shopping_items' ? sql`order by id` : sql``
    await sql`insert into ${sql.table(table)} (list_id, ${columns})
      select cast(${to} as integer), ${columns} from ${sql.table(table)}
      where list_id = ${from} ${order}`.execute(trx)
  }
}

/** Copies the order of the departments from one list to another. */
export async function copyOrder(trx: Kysely<Database>, from: number, to: number): Promise<void> {
  await sql`insert into shopping_departments (list_id, department_id, position)
    select cast(${to} as integer), department_id, position from shopping_departments
    where list_id = ${from}`.execute(trx)
}
