import { calls } from '#contract/calls/calls.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import { hasItem, itemExists, addItem, removeItem, type Collection, type Entry } from './queries.ts'
import { readWithdrawnFavourites } from './withdrawn-favourites.ts'

/** What the routes of favourites and subscriptions need. */
export interface CollectionRoutesOptions {
  database: OpenDatabase
  now: () => Date
}

/** A call about one item. */
interface ItemCall extends Caller {
  params: { id: number }
}

/**
 * The calls that change favourites and subscriptions. Each states the result instead of toggling, so that a repeated call changes nothing.
 */
export function collectionRoutes(app: App, { database, now }: CollectionRoutesOptions): void {
  const { db } = database

  const entryOf = async (collection: Collection, call: ItemCall): Promise<Entry> => {
    const entry = { userId: memberOf(call), itemId: call.params.id }
    if (!(await itemExists(db, collection, entry.itemId))) throw new ApiError('RequestInvalid')
    return entry
  }
  const keepItem = async (collection: Collection, call: ItemCall): Promise<true> => {
    await addItem(db, collection, await entryOf(collection, call), now().getTime())
    return true
  }
  const letItemGo = async (collection: Collection, call: ItemCall): Promise<false> => {
    const entry = { userId: memberOf(call), itemId: call.params.id }
    // What is withdrawn can be let go, too.
    if (!(await hasItem(db, collection, entry))) await entryOf(collection, call)
    await removeItem(db, collection, entry)
    return false
  }

  app.route({
    ...callRoute(calls.favorizeRecipe),
    handler: async (request) => ({ IsFavorized: await keepItem('recipes', request) }),
  })
  app.route({
    ...callRoute(calls.unfavorizeRecipe),
    handler: async (request) => ({ IsFavorized: await letItemGo('recipes', request) }),
  })
  app.route({
    ...callRoute(calls.withdrawnFavourites),
    handler: async (request) =>
      await readWithdrawnFavourites(db, memberOf(request), request.query.LangId),
  })
  app.route({
    ...callRoute(calls.favorizeCookbook),
    handler: async (request) => ({ IsFavorized: await keepItem('cookbooks', request) }),
  })
  app.route({
    ...callRoute(calls.unfavorizeCookbook),
    handler: async (request) => ({ IsFavorized: await letItemGo('cookbooks', request) }),
  })
  app.route({
    ...callRoute(calls.subscribe),
    handler: async (request) => ({ IsSubscribed: await keepItem('authors', request) }),
  })
  app.route({
    ...callRoute(calls.unsubscribe),
    handler: async (request) => ({ IsSubscribed: await letItemGo('authors', request) }),
  })
  app.route({
    ...callRoute(calls.subscription),
    handler: async (request) => {
      const entry = await entryOf('authors', request)
      return { IsSubscribed: await hasItem(db, 'authors', entry) }
    },
  })
}
