import type { Kysely } from 'kysely'
import { storedEdits, withEdits, type ItemReader } from '#cooking/items/understood.ts'
import type { Database } from '#server/db/schema.ts'
import { readStaples } from '#server/shopping/staples.ts'

/** Foods at home: a member's staples, and what is marked on lists that they see. */
export async function readAtHome(
  db: Kysely<Database>,
  { userId, lists }: { userId: number; lists: readonly number[] },
  { read }: ItemReader,
): Promise<Set<number>> {
  const staples = await readStaples(db, userId)
  if (lists.length === 0) return new Set(staples)
  const marked = await db
    .selectFrom('shopping_checks')
    .select('ingredient_id')
    .where('list_id', 'in', lists)
    .where('at_home', '=', 1)
    .execute()
  const items = await db
    .selectFrom('shopping_items')
    .select(['name', 'edits'])
    .where('list_id', 'in', lists)
    .where('state', '=', 2)
    .where('removed_at', 'is', null)
    .execute()
  const written = items.flatMap(
    ({ name, edits }) => withEdits(read(name), storedEdits(edits)).FoodId ?? [],
  )
  const marks = marked.map(({ ingredient_id }) => ingredient_id)
  return new Set([...staples, ...marks, ...written])
}
