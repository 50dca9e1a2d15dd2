import { calls } from '#contract/calls.ts'
import type { CurrentUser } from '#contract/account.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { type MemberRow, readMember } from './queries.ts'
import { memberToWire } from './to-wire.ts'

/** What the routes of a member's own account need. */
export interface ProfileRoutesOptions {
  database: OpenDatabase
}

/** The calls about a member's own account (row 5 of the API table). */
export function profileRoutes(app: App, { database }: ProfileRoutesOptions): void {
  const { db } = database

  /** The account that calls; it may have been deleted since its token was read. */
  const callerOf = async (memberId: number | null): Promise<MemberRow> => {
    const member = memberId === null ? undefined : await readMember(db, memberId)
    if (!member) throw new ApiError('Unauthorized')
    return member
  }
  const answer = async (memberId: number | null): Promise<CurrentUser> =>
    memberToWire(await callerOf(memberId))

  app.route({
    ...callRoute(calls.me),
    handler: async ({ memberId }) => await answer(memberId),
  })
}
