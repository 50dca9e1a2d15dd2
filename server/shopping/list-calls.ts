import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { FORMAT_HEADER, LIST_FORMAT, VERSION_HEADER } from '#contract/shopping-sync.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { Feed } from '#server/events/feed.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf } from '#server/http/member.ts'
import { changeList, type Done, type Outcome } from './change.ts'
import { readVersion } from './version.ts'

/** What the routes of the shopping list need. */
export interface ShoppingRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  feed: Feed
  now: () => Date
}

/** The part of a request that a change needs. */
export type ChangeRequest = Pick<FastifyRequest, 'memberId' | 'raw'> & {
  headers: { 'idempotency-key'?: string | undefined }
}

/**
 * Refuses clients with another format version.
 * @throws {ApiError} `AppOutdated`
 */
function refuseOtherFormat({ raw }: Pick<FastifyRequest, 'raw'>): void {
  const format = raw.headers[FORMAT_HEADER.toLowerCase()]
  if (format !== undefined && format !== String(LIST_FORMAT)) throw new ApiError('AppOutdated')
}

/** Common part of all calls of the list: identifies the member and sends the list's version. */
export function listCalls({ database: { db }, feed, now }: ShoppingRoutesOptions) {
  /** Reads for the calling member, and sends the minimum version of the answer. */
  const read = async <T>(
    request: Pick<FastifyRequest, 'memberId' | 'raw'>,
    reply: Pick<FastifyReply, 'header'>,
    make: (userId: number) => Promise<T>,
  ): Promise<T> => {
    const userId = memberOf(request)
    refuseOtherFormat(request)
    reply.header(VERSION_HEADER, await readVersion(db, userId))
    return await make(userId)
  }

  /** Makes a change for the calling member, and notifies their devices. */
  const change = async (
    request: ChangeRequest,
    reply: Pick<FastifyReply, 'header'>,
    make: (trx: Kysely<Database>, userId: number) => Promise<Outcome>,
  ): Promise<Done & { userId: number }> => {
    const userId = memberOf(request)
    refuseOtherFormat(request)
    const operationId = request.headers['idempotency-key']?.toLowerCase()
    const operation = { userId, operationId, now: now().getTime() }
    const done = await changeList(db, operation, (trx) => make(trx, userId))
    if (done.isChanged) feed.changed(userId, { version: done.version })
    reply.header(VERSION_HEADER, done.version)
    return { ...done, userId }
  }

  return { read, change }
}
