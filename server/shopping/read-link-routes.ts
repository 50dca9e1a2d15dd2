import type { Kysely } from 'kysely'
import { calls } from '#contract/calls/calls.ts'
import type { ReadList } from '#contract/shopping/read-list.ts'
import type { ShoppingFoods } from '#contract/shopping/shopping.ts'
import { countChanges } from '#server/accounts/member-versions.ts'
import { hashToken, newToken } from '#server/accounts/tokens.ts'
import { isPrefetch } from '#server/views/count-view.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { lockList, viewersOf, type ListRow } from './access.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import type { ShoppingRoutesOptions } from './list-calls.ts'
import type { ListReader } from './kept.ts'
import { readItems } from './queries.ts'
import { readStaples } from './staples.ts'
import { itemsToWire } from './to-wire.ts'
import { readBothLists, readNamedDepartments } from './whole-list.ts'

const NOBODY = new Set<number>()
const NO_LINK = { link_hash: null, link_by: null, link_at: null, link_times: 0 }

/** The calls about the link for reading a list without an account (rows X64 to X66 of the API table). */
export function readLinkRoutes(
  app: App,
  { database: { db }, feed, now }: ShoppingRoutesOptions,
  readFoods: () => Promise<Foods>,
): void {
  const setLink = async (
    userId: number,
    listId: number,
    link: Pick<ListRow, 'link_hash' | 'link_by' | 'link_at' | 'link_times'>,
  ) => {
    const viewers = await transact(db, async (trx) => {
      const list = await lockList(trx, userId, listId)
      await trx.updateTable('shopping_lists').set(link).where('id', '=', listId).execute()
      const all = await viewersOf(trx, list)
      await countChanges(trx, all)
      return all
    })
    void feed.pollFor(viewers)
  }

  app.route({
    ...callRoute(calls.makeReadLink),
    handler: async (request, reply) => {
      const userId = memberOf(request)
      const { token, hash } = newToken()
      const link = { link_hash: hash, link_by: userId, link_at: now().getTime(), link_times: 0 }
      await setLink(userId, request.params.listId, link)
      reply.statusCode = 201
      return { Token: token }
    },
  })

  app.route({
    ...callRoute(calls.revokeReadLink),
    handler: async (request) => {
      await setLink(memberOf(request), request.params.listId, NO_LINK)
      return {}
    },
  })

  app.route({
    ...callRoute(calls.readShoppingList),
    handler: async (request) => {
      const list = await db
        .selectFrom('shopping_lists')
        .selectAll()
        .where('link_hash', '=', hashToken(request.params.token))
        .where('link_by', 'is not', null)
        .executeTakeFirst()
      if (!list) throw new ApiError('NotFound')
      const { LangId: langId, Again } = request.query
      if (!Again && request.method === 'GET' && !isPrefetch(request)) await countOpening(db, list)
      return await readPublicly(db, list, langId, await readFoods())
    },
  })
}

/** Counts that a list was opened; by whom is not stored. */
async function countOpening(db: Kysely<Database>, { id, link_hash }: ListRow): Promise<void> {
  await db
    .updateTable('shopping_lists')
    .set((row) => ({ link_times: row('link_times', '+', 1) }))
    .where('id', '=', id)
    .where('link_hash', '=', link_hash)
    .execute()
}

async function readPublicly(
  db: Kysely<Database>,
  list: ListRow,
  langId: ListReader['langId'],
  { foods, reader }: Foods,
): Promise<ReadList> {
  const own = { listId: list.id, langId, viewer: null }
  const both = await readBothLists(db, own, NOBODY)
  const Notes = itemsToWire(await readItems(db, list.id), reader, NOBODY)
  const ids = new Set([
    ...both.Recipes.flatMap(({ Ingredients }) => Ingredients.map(({ Id }) => Id)),
    ...Notes.map(({ FoodId }) => FoodId),
  ])
  const Foods: ShoppingFoods = { ...foods, Foods: foods.Foods.filter(({ Id }) => ids.has(Id)) }
  const staples = list.link_by === null ? [] : await readStaples(db, list.link_by)
  return {
    Name: list.name,
    Shop: list.shop,
    Version: list.version,
    ...both,
    Notes,
    Places: await readNamedDepartments(db, own),
    Staples: staples.filter((id) => ids.has(id)),
    Foods,
  }
}
