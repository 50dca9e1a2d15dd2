import { calls } from '#contract/calls/calls.ts'
import type { DeskMember } from '#contract/desk/members.ts'
import { audit } from '#server/accounts/audit.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import { mailTo } from '#server/accounts/mail-to.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import { approve, readApplications, refuse, type Deciding } from './applications.ts'
import * as decide from './decide.ts'
import { readDeskMember, readMembers } from './members.ts'
import { readLog } from './read-log.ts'

/** What the routes of the desk need. */
export interface DeskRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  mail: MailQueue
  now: () => Date
}

/** A call about one member. */
interface MemberCall extends Caller {
  params: { id: number }
}

/** The calls of the desk (rows X120 to X129 of the API table). */
export function deskRoutes(app: App, { database: { db }, mail, now }: DeskRoutesOptions): void {
  const time = () => now().getTime()
  const looking = (request: Caller) => ({ viewer: memberOf(request), now: time() })
  const decisionOf = (request: MemberCall, why?: string): decide.Decision => ({
    actorId: memberOf(request),
    memberId: request.params.id,
    why,
    now: time(),
  })
  const memberResponse = async (request: MemberCall): Promise<DeskMember> => {
    const member = await readDeskMember(db, request.params.id, looking(request))
    if (!member) throw new ApiError('NotFound')
    return member
  }

  app.route({
    ...callRoute(calls.deskMembers),
    handler: async (request) => await readMembers(db, request.query, looking(request)),
  })
  app.route({
    ...callRoute(calls.grantRole),
    handler: async (request) => {
      const { Role, Why } = request.body
      await decide.grantRole(db, Role, decisionOf(request, Why))
      audit(request, 'role granted', request.params.id)
      return await memberResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.revokeRole),
    handler: async (request) => {
      await decide.revokeRole(db, request.params.role, decisionOf(request, request.query.Why))
      audit(request, 'role revoked', request.params.id)
      return await memberResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.trustAuthor),
    handler: async (request) => {
      const { IsTrusted, Why } = request.body
      await decide.trustAuthor(db, IsTrusted, decisionOf(request, Why))
      return await memberResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.suspendMember),
    handler: async (request) => {
      const { Until, Reason } = request.body
      const endsAt = Until === undefined ? null : Date.parse(Until)
      if (endsAt !== null && !(endsAt > time()))
        throw new ApiError('FieldInvalid', { field: 'Until' })
      const reason = requiredText(Reason, 'Reason')
      await decide.suspendMember(db, { endsAt, reason }, decisionOf(request))
      audit(request, 'put on hold', request.params.id)
      return await memberResponse(request)
    },
  })
  app.route({
    ...callRoute(calls.liftSuspension),
    handler: async (request) => {
      await decide.liftSuspension(db, decisionOf(request, request.body.Why))
      return await memberResponse(request)
    },
  })

  app.route({
    ...callRoute(calls.applications),
    handler: async (request) => ({ Applications: await readApplications(db, memberOf(request)) }),
  })
  app.route({
    ...callRoute(calls.approveApplication),
    handler: async (request) => {
      const deciding = decidingOf(request)
      await notify(deciding, await approve(db, deciding))
      return {}
    },
  })
  app.route({
    ...callRoute(calls.refuseApplication),
    handler: async (request) => {
      const deciding = decidingOf(request)
      await notify(deciding, await refuse(db, request.body.Remark, deciding))
      return {}
    },
  })

  app.route({
    ...callRoute(calls.deskLog),
    handler: async ({ query }) => await readLog(db, query),
  })

  function decidingOf(request: MemberCall): Deciding {
    return { actorId: memberOf(request), applicationId: request.params.id, now: time() }
  }

  /** Mails an applicant what was decided, in their language. */
  async function notify({ applicationId }: Deciding, userId: number): Promise<void> {
    const to = await mailTo(db, userId)
    if (to) await mail.add('application', to, { application: applicationId })
  }
}
