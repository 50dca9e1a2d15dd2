import type { FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '#contract/calls/calls.ts'
import { CODE_TRIES_MAX } from '#contract/shopping/limits.ts'
import { HOUR_MS } from '#contract/durations.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Feed } from '#server/events/feed.ts'
import { addressKey } from '#server/http/limits/address-key.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import { limitAccount } from '#server/http/limits/rate-limits.ts'
import type { Actor } from '#server/shopping/sharing.ts'
import { readInvitation } from './invitations.ts'
import { readState } from './state.ts'
import * as write from './write.ts'

/** What the routes of the household need. */
export interface HouseholdRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  feed: Feed
  now: () => Date
}

/** The calls about the household that shares shopping lists (rows X49 to X59 of the API table). */
export function householdRoutes(
  app: App,
  { database: { db }, feed, now }: HouseholdRoutesOptions,
): void {
  const limitTries = limitCodes(app)
  const time = () => now().getTime()
  repeatHourly(app, 'the deletion of expired invitations', () =>
    deleteEnded(db, 'household_invitations', time()),
  )

  /** Makes a change, notifies the devices of everyone affected, and reads the new state. */
  const change = async (request: Caller, make: (actor: Actor) => Promise<readonly number[]>) => {
    const userId = memberOf(request)
    const notified = await make({ userId, now: time() })
    void feed.pollFor(notified)
    return await readState(db, userId, time())
  }

  app.route({
    ...callRoute(calls.household),
    handler: async (request) => await readState(db, memberOf(request), time()),
  })
  app.route({
    ...callRoute(calls.createHousehold),
    handler: async (request, reply) => {
      const { Name } = request.body
      const state = await change(request, (actor) => write.createHousehold(db, Name, actor))
      reply.statusCode = 201
      return state
    },
  })
  app.route({
    ...callRoute(calls.renameHousehold),
    handler: async (request) =>
      await change(request, (actor) => write.renameHousehold(db, request.body.Name, actor)),
  })
  app.route({
    ...callRoute(calls.leaveHousehold),
    handler: async (request) =>
      await change(request, (actor) => write.leaveHousehold(db, request.body, actor)),
  })
  app.route({
    ...callRoute(calls.joinHousehold),
    handler: async (request, reply) => {
      if (request.body.Token === undefined) await limitTries(request, reply)
      return await change(request, (actor) => write.joinHousehold(db, request.body, actor))
    },
  })
  app.route({
    ...callRoute(calls.removeHouseholdMember),
    handler: async (request) =>
      await change(request, (actor) => write.removeMember(db, request.params.id, actor)),
  })
  app.route({
    ...callRoute(calls.handHouseholdOver),
    handler: async (request) =>
      await change(request, (actor) => write.handOver(db, request.params.id, actor)),
  })
  app.route({
    ...callRoute(calls.invite),
    handler: async (request, reply) => {
      const actor = { userId: memberOf(request), now: time() }
      const { invitation, notified } = await write.invite(db, actor)
      void feed.pollFor(notified)
      reply.statusCode = 201
      return invitation
    },
  })
  app.route({
    ...callRoute(calls.withdrawInvitation),
    handler: async (request) => {
      await change(request, (actor) => write.withdraw(db, request.params.id, actor))
      return {}
    },
  })

  app.route({
    ...callRoute(calls.invitation),
    handler: async ({ memberId, params }) =>
      await readInvitation(db, { Token: params.token }, { memberId, now: time() }),
  })
  app.route({
    ...callRoute(calls.invitationOfCode),
    handler: async (request, reply) => {
      await limitTries(request, reply)
      const memberId = memberOf(request)
      return await readInvitation(db, { Code: request.body.Code }, { memberId, now: time() })
    },
  })
}

/** Limits the attempts at a code per member and per address, across all calls. */
function limitCodes(app: App) {
  const hourly = { max: CODE_TRIES_MAX, windowMs: HOUR_MS, scope: 'codes of households' }
  const limitMember = limitAccount(app, { ...hourly, name: 'member' })
  const limitAddress = limitAccount(app, { ...hourly, name: 'address' })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await limitMember(String(memberOf(request)), request, reply)
    await limitAddress(addressKey(request.ip), request, reply)
  }
}
