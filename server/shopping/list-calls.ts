import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { FORMAT_HEADER, LIST_FORMAT, VERSION_HEADER } from '#contract/shopping/sync.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { Feed } from '#server/events/feed.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { findList, type ListRow } from './access.ts'
import { changeList, changeOwn, type Done, type Operation, type Outcome } from './change.ts'
import { namedOn, type Named } from './named.ts'
import { readVersion } from './version.ts'
import type { By } from './write.ts'

/** What the routes of the shopping list need. */
export interface ShoppingRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  feed: Feed
  now: () => Date
}

/** The part of a request that a read needs. */
export type ReadRequest = Pick<FastifyRequest, 'memberId' | 'raw'>
/** The part of a request that says which list it is about. */
export interface AboutList {
  query: { List?: number | undefined }
}
/** The part of a request that a change needs. */
export type ChangeRequest = ReadRequest &
  Pick<FastifyRequest, 'method' | 'routeOptions' | 'params' | 'body'> & {
    headers: { 'idempotency-key'?: string | undefined }
  }
type Reply = Pick<FastifyReply, 'header'>

/** A list that the caller sees. */
export interface SeenList {
  userId: number
  list: ListRow
  people: Named
}

/**
 * Refuses clients with another format version.
 * @throws {ApiError} `AppOutdated`
 */
function refuseOtherFormat({ raw }: Pick<FastifyRequest, 'raw'>): void {
  const format = raw.headers[FORMAT_HEADER.toLowerCase()]
  if (format !== undefined && format !== String(LIST_FORMAT)) throw new ApiError('AppOutdated')
}

/** Common part of all calls of the list: identifies the member and sends the member's version. */
export function listCalls({ database: { db }, feed, now }: ShoppingRoutesOptions) {
  /** Reads for the calling member, and sends the minimum version of the answer. */
  const read = async <T>(
    request: ReadRequest,
    reply: Reply,
    make: (userId: number) => Promise<T>,
  ): Promise<T> => {
    const userId = memberOf(request)
    refuseOtherFormat(request)
    reply.header(VERSION_HEADER, await readVersion(db, userId))
    return await make(userId)
  }

  /** Reads the list that the call is about. */
  const readList = async <T>(
    request: ReadRequest & AboutList,
    reply: Reply,
    make: (seen: SeenList) => Promise<T>,
  ): Promise<T> =>
    await read(request, reply, async (userId) => {
      const list = await findList(db, userId, request.query.List)
      return await make({ userId, list, people: await namedOn(db, list) })
    })

  /**
   * What a change is, without the list: a change that waits for a connection may go to a copy of its list
   * meanwhile, where an item has another id and the same key.
   */
  const sentWith = async ({ method, routeOptions, params, body }: ChangeRequest) => {
    const { noteId, ...others } = params as { noteId?: number }
    const item =
      noteId === undefined
        ? undefined
        : await db
            .selectFrom('shopping_items')
            .select('item_key')
            .where('id', '=', noteId)
            .executeTakeFirst()
    const about = { ...others, ...(noteId !== undefined && { item: item?.item_key ?? noteId }) }
    return { method, path: routeOptions.url, about, body: body ?? null }
  }
  const operationOf = async (request: ChangeRequest): Promise<Operation> => {
    const userId = memberOf(request)
    refuseOtherFormat(request)
    const operationId = request.headers['idempotency-key']?.toLowerCase()
    const sent = operationId === undefined ? undefined : await sentWith(request)
    return { userId, operationId, sent, now: now().getTime() }
  }
  const notify = ({ isChanged, version, viewers }: Done, userId: number, reply: Reply) => {
    reply.header(VERSION_HEADER, version)
    if (!isChanged) return
    feed.changed(userId, { version })
    void feed.pollFor(viewers.filter((viewer) => viewer !== userId))
  }

  /** Changes the list that the call is about, and notifies the devices of all who see it. */
  const change = async (
    request: ChangeRequest & AboutList,
    reply: Reply,
    make: (trx: Kysely<Database>, by: By) => Promise<Outcome>,
  ): Promise<Done & SeenList> => {
    const operation = await operationOf(request)
    const { userId, now: at } = operation
    const list = await findList(db, userId, request.query.List)
    const by = { userId, listId: list.id, now: at }
    const done = await changeList(db, { ...operation, listId: list.id }, (trx) => make(trx, by))
    notify(done, userId, reply)
    return { ...done, userId, list, people: await namedOn(db, list) }
  }

  /** Makes a change that is about no list, and notifies the devices of all who see it. */
  const perform = async (
    request: ChangeRequest,
    reply: Reply,
    make: (operation: Operation) => Promise<Done>,
  ): Promise<Done & { userId: number }> => {
    const operation = await operationOf(request)
    const { userId } = operation
    const done = await make(operation)
    notify(done, userId, reply)
    return { ...done, userId }
  }

  /** Changes what belongs to the calling member and to no list, and notifies their devices. */
  const changeMine = async (
    request: ChangeRequest,
    reply: Reply,
    make: (trx: Kysely<Database>, userId: number) => Promise<Outcome>,
  ): Promise<Done & { userId: number }> =>
    await perform(request, reply, (operation) =>
      changeOwn(db, operation, (trx) => make(trx, operation.userId)),
    )

  return { read, readList, change, changeMine, perform }
}
