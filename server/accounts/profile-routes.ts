import type { CurrentUser } from '#contract/account.ts'
import { calls } from '#contract/calls.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { type Limits, limitAccount } from '#server/http/rate-limits.ts'
import type { PictureStore } from '#server/own/picture-store.ts'
import { deleteSubscriptions } from '#server/push/subscriptions.ts'
import { audit } from './audit.ts'
import { profileChanges } from './changes.ts'
import { deleteMember } from './delete-member.ts'
import { requiredText } from './required-text.ts'
import type { Passwords } from './passwords.ts'
import {
  changePassword,
  insertFeedback,
  type MemberRow,
  readMember,
  updateMember,
} from './queries.ts'
import { memberToWire } from './to-wire.ts'
import { bearerHash } from './tokens.ts'

/** What the routes of a member's own account need. */
export interface ProfileRoutesOptions {
  database: OpenDatabase
  passwords: Passwords
  store: PictureStore
  limits: Limits
  now: () => Date
}

/** The calls about a member's own account (rows 5, 6 and 8 to 11 of the API table). */
export function profileRoutes(
  app: App,
  { database, passwords, store, limits, now }: ProfileRoutesOptions,
): void {
  const { db } = database
  const limitPasswords = limitAccount(app, { name: 'account', max: limits.signIns })

  /** The caller's account. It may have been deleted since its token was read. */
  const callerOf = async ({ memberId }: Caller): Promise<MemberRow> => {
    const member = memberId === null ? undefined : await readMember(db, memberId)
    if (!member) throw new ApiError('Unauthorized')
    return member
  }
  const answer = async (caller: Caller): Promise<CurrentUser> =>
    memberToWire(await callerOf(caller))

  app.route({ ...callRoute(calls.me), handler: async (request) => await answer(request) })

  app.route({
    ...callRoute(calls.changeProfile),
    handler: async (request) => {
      const member = await callerOf(request)
      const changes = profileChanges(member, request.body)
      if (Object.keys(changes).length > 0) await updateMember(db, member.id, changes)
      return await answer(request)
    },
  })

  app.route({
    ...callRoute(calls.changeNotifications),
    handler: async (request) => {
      const { id } = await callerOf(request)
      const { Notifications } = request.body
      await updateMember(db, id, { notifications: Notifications ? 1 : 0 })
      if (!Notifications) await deleteSubscriptions(db, id)
      return await answer(request)
    },
  })

  app.route({
    ...callRoute(calls.changePassword),
    handler: async (request, reply) => {
      const member = await callerOf(request)
      if (member.password_hash === null) throw new ApiError('PasswordNotSet')
      const session = bearerHash(request.headers) ?? ''
      // Per session: whoever stole one must not keep the member from changing the password in
      // another.
      await limitPasswords(session, request, reply)
      const { OldPassword, Password } = request.body
      if (!(await passwords.matches(OldPassword, member.password_hash))) {
        throw new ApiError('PasswordWrong')
      }
      const next = await passwords.hash(Password)
      if (!(await changePassword(db, member, next, session))) throw new ApiError('PasswordWrong')
      audit(request, 'password changed', member.id)
      return {}
    },
  })

  app.route({
    ...callRoute(calls.deleteAccount),
    handler: async (request) => {
      const message = requiredText(request.body.Message, 'Message')
      const { id } = await callerOf(request)
      await store.remove(await deleteMember(db, id, message, now().getTime()))
      audit(request, 'account deleted', id)
      return {}
    },
  })

  app.route({
    ...callRoute(calls.sendFeedback),
    handler: async (request, reply) => {
      const { Description, FeedbackValue } = request.body
      const description = requiredText(Description, 'Description')
      const { id } = await callerOf(request)
      const feedback = { user_id: id, description, value: FeedbackValue }
      await insertFeedback(db, { ...feedback, created_at: now().getTime() })
      return await reply.status(201).send({})
    },
  })
}

/** The caller, as the request identifies them. */
interface Caller {
  memberId: number | null
}
