import { calls } from '#contract/calls/calls.ts'
import type { SiteProvider } from '#contract/host/registration.ts'
import type { LangId } from '#contract/languages.ts'
import { audit } from '#server/accounts/audit.ts'
import { type Caller, memberOf } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { requestLangId } from '#server/http/language.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import { readSetting } from '#server/site/settings.ts'
import { giveInvitation, readGivenInvitations, takeBack } from './given-invitations.ts'
import { type Acting, addressOf, endInvitation, makeInvitation, newLink } from './invitations.ts'
import { changeRegistration, readRegistration } from './registration.ts'

/** What the routes of the host's page need. */
export interface HostRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  mail: MailQueue
  /** Those that people may sign in with, beside Google and Facebook. */
  providers: readonly SiteProvider[]
  /** Whether people sign in and register with passwords. */
  takesPasswords: boolean
  /** Names of providers that do not answer now. */
  silent: () => string[]
  now: () => Date
}

/** The calls of the host's page (rows X280 to X285, X338 to X340, X361 of the API table). */
export function hostRoutes(app: App, options: HostRoutesOptions): void {
  const {
    database: { db },
    mail,
    providers,
    takesPasswords,
    silent,
    now,
  } = options
  const time = () => now().getTime()
  const sendTo = async (invitation: number, emailKey: string, langId: LangId) =>
    await mail.add('invitation', { emailKey, langId }, { invitation })
  const acting = (request: Caller): Acting => ({ actorId: memberOf(request), now: time() })

  app.route({
    ...callRoute(calls.registrationState),
    handler: async () => ({
      Registration: await readSetting(db, 'registration'),
      Passwords: takesPasswords,
      Providers: [...providers],
      Silent: silent(),
    }),
  })
  app.route({
    ...callRoute(calls.hostRegistration),
    handler: async () => await readRegistration(db, time()),
  })
  app.route({
    ...callRoute(calls.changeRegistration),
    handler: async (request) => {
      await changeRegistration(db, request.body.Registration, acting(request))
      audit(request, 'registration changed', memberOf(request))
      return await readRegistration(db, time())
    },
  })
  app.route({
    ...callRoute(calls.inviteToSite),
    handler: async (request, reply) => {
      const made = await makeInvitation(db, request.body, acting(request))
      audit(request, 'invitation made', memberOf(request))
      const { Id, Email } = made.Invitation
      if (Email !== null) await sendTo(Id, Email, request.body.LangId)
      return await reply.status(201).send(made)
    },
  })
  app.route({
    ...callRoute(calls.sendSiteInvitation),
    handler: async (request) => {
      const { id } = request.params
      await sendTo(id, await addressOf(db, id, time()), requestLangId(request))
      return {}
    },
  })
  app.route({
    ...callRoute(calls.renewSiteInvitation),
    handler: async (request) => {
      const Token = await newLink(db, request.params.id, acting(request))
      audit(request, 'invitation made', memberOf(request))
      return { Token }
    },
  })
  app.route({
    ...callRoute(calls.endSiteInvitation),
    handler: async (request) => {
      await endInvitation(db, request.params.id, acting(request))
      audit(request, 'invitation ended', memberOf(request))
      return {}
    },
  })
  app.route({
    ...callRoute(calls.givenInvitations),
    handler: async (request) => await readGivenInvitations(db, memberOf(request), time()),
  })
  app.route({
    ...callRoute(calls.giveInvitation),
    handler: async (request, reply) => {
      const userId = memberOf(request)
      const made = await giveInvitation(db, userId, time())
      audit(request, 'invitation made', userId)
      return await reply.status(201).send(made)
    },
  })
  app.route({
    ...callRoute(calls.takeInvitationBack),
    handler: async (request) => {
      const userId = memberOf(request)
      await takeBack(db, request.params.id, { userId, now: time() })
      return {}
    },
  })
}
