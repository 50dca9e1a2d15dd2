import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerHash, memberOfToken } from '#server/accounts/tokens.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { isUnexpected } from './error-handler.ts'
import { ApiError } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the signed-in member who calls; null for a visitor, also one with an invalid token (D-19). */
    memberId: number | null
  }
}

/** What is needed to know who calls. */
export interface GuardOptions {
  database: OpenDatabase
  now: () => Date
}

/**
 * Makes `request.memberId` known and refuses calls for members alone to everybody else, before
 * their body is read. Calls that are the same for everyone do not look at the token (D-19).
 */
export function guardMembersCalls(app: FastifyInstance, { database, now }: GuardOptions): void {
  app.decorateRequest('memberId', null)
  app.addHook('preParsing', async (request) => {
    const { auth } = request.routeOptions.config
    if (auth !== 'yes' && auth !== 'opt') return
    const hash = bearerHash(request.headers)
    const member = hash && (await memberOfToken(database.db, hash, now().getTime()))
    if (typeof member === 'number') request.memberId = member
    else if (auth === 'yes') throw new ApiError('Unauthorized')
  })
  // A body may take long to arrive.
  app.addHook('preHandler', async (request) => {
    if (request.body !== undefined) await checkSession(request, { database, now })
  })
}

/**
 * Refuses a member's call whose session ended since the guard let it in: the password was changed
 * elsewhere, for example. For calls that wait long for something, such as the file of an upload.
 * @throws {ApiError} `Unauthorized`
 */
export async function checkSession(
  request: FastifyRequest,
  { database, now }: GuardOptions,
): Promise<void> {
  const hash = bearerHash(request.headers)
  if (request.memberId === null || hash === undefined) return
  const member = await memberOfToken(database.db, hash, now().getTime())
  if (member === undefined) throw new ApiError('Unauthorized')
}

/**
 * Tells a call that failed because its account or session was deleted while it ran from one that
 * failed by our fault: the first has no valid token any more, like every later one.
 */
export async function orUnauthorized(
  failure: unknown,
  request: FastifyRequest,
  { database, now }: GuardOptions,
): Promise<unknown> {
  const hash = bearerHash(request.headers)
  if (request.memberId === null || !hash || !isUnexpected(failure)) return failure
  try {
    const member = await memberOfToken(database.db, hash, now().getTime())
    return member === undefined ? new ApiError('Unauthorized') : failure
  } catch {
    return failure
  }
}

/** Who calls, as the request knows it. */
export interface Caller {
  memberId: number | null
}

/**
 * The member who makes a call that is for members alone.
 * @throws {ApiError} `Unauthorized` for a visitor; the guard has refused one before
 */
export function memberOf({ memberId }: Caller): number {
  if (memberId === null) throw new ApiError('Unauthorized')
  return memberId
}
