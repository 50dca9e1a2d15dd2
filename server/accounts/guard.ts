import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerHash, memberOfToken } from './tokens.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { isUnexpected } from '#server/http/error-handler.ts'
import { ApiError } from '#server/http/errors.ts'
import { requireRole } from '#server/roles/roles.ts'
import { refuseSuspended } from '#server/roles/suspensions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the calling member. Null for a visitor, or with an invalid token. */
    memberId: number | null
  }
}

export interface GuardOptions {
  database: OpenDatabase
  now: () => Date
}

/**
 * Sets `request.memberId`, and refuses calls of members, of a role, and of what others see to everybody else
 * before their body is read. Calls that are the same for everyone ignore the token.
 */
export function guardMembersCalls(app: FastifyInstance, { database, now }: GuardOptions): void {
  app.decorateRequest('memberId', null)
  app.addHook('preParsing', async (request) => {
    const { auth, role, isSeenByOthers } = request.routeOptions.config
    if (auth !== 'yes' && auth !== 'opt') return
    const hash = bearerHash(request.headers)
    const member = hash && (await memberOfToken(database.db, hash, now().getTime()))
    if (typeof member === 'number') request.memberId = member
    if (role !== undefined) await requireRole(database.db, request.memberId, role)
    if (auth === 'yes' && request.memberId === null) throw new ApiError('Unauthorized')
    if (isSeenByOthers && request.memberId !== null) {
      await refuseSuspended(database.db, request.memberId, now().getTime())
    }
  })
  // A body may take long to arrive.
  app.addHook('preHandler', async (request) => {
    if (request.body !== undefined) await checkSession(request, { database, now })
  })
}

/**
 * Refuses a member's call when its session has ended since the guard ran, such as by a change of
 * password elsewhere. For calls that wait for something, such as an upload.
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

/** Statuses of what is missing, changed or not allowed, as after the end of an account. */
const GONE: ReadonlySet<number> = new Set([403, 404, 409])

const mayComeOfEnd = (failure: unknown) =>
  isUnexpected(failure) || (failure instanceof ApiError && GONE.has(failure.statusCode))

/**
 * Turns an error into `Unauthorized` when the account or session was deleted while the call ran: what the call
 * was about is then not there any more. Errors that do not depend on that are returned as they are.
 */
export async function orUnauthorized(
  failure: unknown,
  request: FastifyRequest,
  { database, now }: GuardOptions,
): Promise<unknown> {
  const hash = bearerHash(request.headers)
  if (request.memberId === null || !hash || !mayComeOfEnd(failure)) return failure
  try {
    const member = await memberOfToken(database.db, hash, now().getTime())
    return member === undefined ? new ApiError('Unauthorized') : failure
  } catch {
    return failure
  }
}

/** The caller, as the request identifies them. */
export interface Caller {
  memberId: number | null
}

/**
 * The calling member, for calls that require one.
 * @throws {ApiError} `Unauthorized` for a visitor, whom the guard has already refused
 */
export function memberOf({ memberId }: Caller): number {
  if (memberId === null) throw new ApiError('Unauthorized')
  return memberId
}
