import { notePublicChange } from '#server/catalogue/public-changes.ts'
import type { Updateable } from 'kysely'
import type { CurrentUser, ProfileBody } from '#contract/account.ts'
import { calls } from '#contract/calls/calls.ts'
import { audit } from '#server/accounts/audit.ts'
import { refusePasswords } from '#server/accounts/passwords-off.ts'
import type { Passwords } from '#server/accounts/passwords.ts'
import {
  insertFeedback,
  type MemberRow,
  readMember,
  updateMember,
  keyOf,
} from '#server/accounts/queries.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import { changePassword } from '#server/accounts/set-password.ts'
import { bearerHash } from '#server/accounts/tokens.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { UserTable } from '#server/db/tables/members.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { type Limits, limitAccount } from '#server/http/limits/rate-limits.ts'
import { avatarPath } from '#server/media/avatar-path.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import type { PictureStore } from '#server/own-recipes/pictures/picture-store.ts'
import { deleteSubscriptions } from '#server/push/subscriptions.ts'
import type { ImportFiles } from '#server/recipe-import/import-files.ts'
import { refuseSuspended } from '#server/roles/suspensions.ts'
import { deleteMember } from './delete-member.ts'
import { rightsOf } from './rights.ts'

/** What the routes of a member's own account need. */
interface ProfileRoutesOptions {
  config: Pick<Config, 'LOCAL_SIGN_IN'>
  database: OpenDatabase
  passwords: Passwords
  storage: Storage
  store: PictureStore
  importFiles: ImportFiles
  limits: Limits
  now: () => Date
}

/** The calls about a member's own account. */
export function profileRoutes(
  app: App,
  { config, database, passwords, storage, store, importFiles, limits, now }: ProfileRoutesOptions,
): void {
  const { db } = database
  const limitPasswords = limitAccount(app, { name: 'account', max: limits.signIns })

  /** The caller's account. It may have been deleted since its token was read. */
  const callerOf = async ({ memberId }: Caller): Promise<MemberRow> => {
    const member = memberId === null ? undefined : await readMember(db, memberId)
    if (!member) throw new ApiError('Unauthorized')
    return member
  }
  const memberResponse = async (caller: Caller): Promise<CurrentUser> => {
    const member = await callerOf(caller)
    return { ...memberToWire(member), ...(await rightsOf(db, member.id, now().getTime())) }
  }

  app.route({ ...callRoute(calls.me), handler: async (request) => await memberResponse(request) })

  app.route({
    ...callRoute(calls.changeProfile),
    handler: async (request) => {
      const member = await callerOf(request)
      const changes = profileChanges(member, request.body)
      const isRenamed = 'first_name' in changes || 'last_name' in changes
      if (isRenamed) await refuseSuspended(db, member.id, now().getTime())
      if (Object.keys(changes).length > 0) {
        await updateMember(db, member.id, changes)
        if (isRenamed) await notePublicChange(db, null)
      }
      return await memberResponse(request)
    },
  })

  app.route({
    ...callRoute(calls.changeNotifications),
    handler: async (request) => {
      const { id } = await callerOf(request)
      const { Notifications } = request.body
      await updateMember(db, id, { notifications: Notifications ? 1 : 0 })
      if (!Notifications) await deleteSubscriptions(db, id)
      return await memberResponse(request)
    },
  })

  app.route({
    ...callRoute(calls.changePassword),
    handler: async (request, reply) => {
      refusePasswords(config)
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
      const parting = { message, published: request.body.Published }
      const { id } = await callerOf(request)
      const { pictures, imports, keys } = await deleteMember(db, id, parting, now().getTime())
      await store.remove(pictures)
      await removeFiles(storage, keys, app.log)
      for (const file of imports) await importFiles.remove(file)
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

/**
 * The columns that a call changes. Absent fields stay as they are; 0 is a value.
 * @throws {ApiError} `EmailReadOnly` for another e-mail address, `FieldRequired` for a blank name
 */
function profileChanges(member: MemberRow, body: ProfileBody): Updateable<UserTable> {
  const { FirstName, LastName, Email, Language, UnitSystem } = body
  if (Email !== undefined && keyOf(Email) !== keyOf(member.email ?? '')) {
    throw new ApiError('EmailReadOnly')
  }
  return {
    ...(FirstName !== undefined && { first_name: requiredText(FirstName, 'FirstName') }),
    ...(LastName !== undefined && { last_name: requiredText(LastName, 'LastName') }),
    ...(Language !== undefined && { language: Language }),
    ...(UnitSystem !== undefined && { unit_system: UnitSystem as 0 | 1 }),
  }
}

/** The wire's CurrentUser. */
function memberToWire(row: MemberRow): CurrentUser {
  return {
    FirstName: row.first_name,
    LastName: row.last_name,
    Email: row.email ?? '',
    username: row.username,
    AvatarPath: avatarPath(row.id, row.avatar_hash),
    Language: row.language,
    UnitSystem: row.unit_system,
    Notifications: row.notifications === 1,
  }
}
