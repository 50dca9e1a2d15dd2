import type { Kysely } from 'kysely'
import type { ListCard, SeenBy } from '#contract/shopping/several-lists.ts'
import type { Database } from '#server/db/schema.ts'
import { findList, viewersOf, type ListRow } from './access.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import { neededFoods } from './needed.ts'
import { readStaples } from './staples.ts'
import { readOwnVersion } from './version.ts'

/** Lists as a member sees them, the default one first. */
export async function cardsOf(
  db: Kysely<Database>,
  userId: number,
  lists: readonly ListRow[],
  foods: Foods,
): Promise<ListCard[]> {
  const standard = await findList(db, userId)
  const own = await readOwnVersion(db, userId)
  const open = await countOpen(db, lists, { userId, foods, staples: await readStaples(db, userId) })
  const cards: ListCard[] = []
  for (const list of lists) {
    const isPrivate = list.household_id === null
    const PersonIds = isPrivate ? [] : await viewersOf(db, list)
    cards.push({
      Id: list.id,
      Name: list.name,
      Shop: list.shop,
      IsDefault: list.id === standard.id,
      SeenBy: seenBy(list),
      PersonIds,
      IsYours: isYours(list, userId),
      ...(list.copy_of !== null && { CopyOf: list.copy_of }),
      Open: open(list.id),
      Version: list.version + own,
      Link: linkOf(list),
    })
  }
  return cards.sort((a, b) => Number(b.IsDefault) - Number(a.IsDefault) || a.Id - b.Id)
}

/** One of a member's lists, see {@link cardsOf}. */
export async function cardOf(
  db: Kysely<Database>,
  userId: number,
  list: ListRow,
  foods: Foods,
): Promise<ListCard> {
  const [card] = await cardsOf(db, userId, [list], foods)
  if (!card) throw new Error('A list has a card.')
  return card
}

/** Whether a member may say who sees a list: who made it, and everybody once that member has left. */
export function isYours({ user_id }: ListRow, userId: number): boolean {
  return user_id === userId || user_id === null
}

function seenBy({ household_id, is_for_all }: ListRow): SeenBy {
  if (household_id === null) return 'you'
  return is_for_all === 1 ? 'household' : 'some'
}

function linkOf({ link_at, link_by, link_times, link_hash }: ListRow): ListCard['Link'] {
  if (link_at === null || link_by === null || link_hash === null) return null
  return { Created: new Date(link_at).toISOString(), Times: link_times }
}

interface OpenOptions {
  userId: number
  foods: Foods
  staples: readonly number[]
}

/** Counts rows to buy, as the list shows them: one for each food, good or word. */
async function countOpen(
  db: Kysely<Database>,
  lists: readonly ListRow[],
  { userId, foods: { foods, reader }, staples }: OpenOptions,
): Promise<(listId: number) => number> {
  const ids = lists.map(({ id }) => id)
  if (ids.length === 0) return () => 0
  const needed = await db
    .selectFrom(neededFoods(db, ids, userId).as('needed'))
    .leftJoin('shopping_checks as check', (join) =>
      join
        .onRef('check.list_id', '=', 'needed.list_id')
        .onRef('check.ingredient_id', '=', 'needed.ingredient_id'),
    )
    .select(['needed.list_id', 'needed.ingredient_id'])
    .where('check.list_id', 'is', null)
    .execute()
  const items = await db
    .selectFrom('shopping_items')
    .select(['list_id', 'name'])
    .where('list_id', 'in', ids)
    .where('removed_at', 'is', null)
    .where('state', '=', 0)
    .execute()
  const tap = foods.Foods.flatMap(({ Id, Facts }) => (Facts.Tap === true ? Id : []))
  const notBought = new Set([...staples, ...tap])
  const rows = [
    ...needed
      .filter(({ ingredient_id }) => !notBought.has(ingredient_id))
      .map(({ list_id, ingredient_id }) => ({ list_id, kind: `food ${ingredient_id}` })),
    ...items.map(({ list_id, name }) => ({ list_id, kind: reader.kindOf(reader.read(name)) })),
  ]
  const kinds = Map.groupBy(rows, ({ list_id }) => list_id)
  return (listId) => new Set(kinds.get(listId)?.map(({ kind }) => kind)).size
}
