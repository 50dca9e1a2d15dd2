import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf, memberOfBearer } from './bearer.ts'
import { findScriptKey } from './script-keys.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { isUnexpected } from '#server/http/error-handler.ts'
import { ApiError } from '#server/http/errors.ts'
import { requireRole } from '#server/roles/roles.ts'
import { refuseSuspended } from '#server/roles/suspensions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the calling member. Null for a visitor, or with an invalid token or script key. */
    memberId: number | null
  }
}

export interface GuardOptions {
  database: OpenDatabase
  now: () => Date
}

/**
 * Sets `request.memberId`, and refuses calls of members, of a role, and of what others see to everybody else
 * before their body is read. A script key is refused by every call whose scope it does not have, and has no
 * role. Calls that are the same for everyone ignore the token.
 */
export function guardMembersCalls(app: FastifyInstance, { database, now }: GuardOptions): void {
  app.decorateRequest('memberId', null)
  app.addHook('preParsing', async (request) => {
    const { auth, role, isSeenByOthers } = request.routeOptions.config
    if (auth !== 'yes' && auth !== 'opt') return
    request.memberId = (await admit(request, { database, now })) ?? null
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
 * The member who calls; undefined for everybody else.
 * @throws {ApiError} `NotForKeys`
 */
async function admit(
  { headers, routeOptions }: FastifyRequest,
  { database: { db }, now }: GuardOptions,
): Promise<number | undefined> {
  const { role, scope } = routeOptions.config
  const bearer = bearerOf(headers)
  if (!bearer?.isKey) return bearer && (await memberOfBearer(db, bearer, now().getTime()))
  const key = await findScriptKey(db, bearer.hash, now().getTime())
  if (!key || role !== undefined) return undefined
  if (scope === undefined || !key.scopes.includes(scope)) throw new ApiError('NotForKeys')
  return key.userId
}

/**
 * Refuses a member's call when its session or key has ended since the guard ran, such as by a change of
 * password elsewhere. For calls that wait for something, such as an upload.
 * @throws {ApiError} `Unauthorized`
 */
export async function checkSession(
  request: FastifyRequest,
  { database, now }: GuardOptions,
): Promise<void> {
  const bearer = bearerOf(request.headers)
  if (request.memberId === null || bearer === undefined) return
  const member = await memberOfBearer(database.db, bearer, now().getTime())
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
  const bearer = bearerOf(request.headers)
  if (request.memberId === null || !bearer || !mayComeOfEnd(failure)) return failure
  try {
    const member = await memberOfBearer(database.db, bearer, now().getTime())
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
