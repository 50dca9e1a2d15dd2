import { calls } from '#contract/calls/calls.ts'
import { audit } from '#server/accounts/audit.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import { mailTo } from '#server/accounts/mail-to.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { takesPasswords } from '#server/accounts/passwords-off.ts'
import { signOutElsewhere } from '#server/accounts/set-password.ts'
import { bearerHash, issueToken, TOKEN_SECONDS } from '#server/accounts/tokens.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { transact } from '#server/db/transact.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { jsonBody } from '#server/http/json-body.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import { siteOrigin } from '#server/http/origin.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import { providerSettings } from '#server/provider-sign-in/provider-settings.ts'
import { newChallenge } from './challenges.ts'
import { accountOfPasskey } from './passkey-sign-in.ts'
import {
  addPasskey,
  type PasskeyAsker,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkeys.ts'
import { RelyingParty } from './relying-party.ts'
import { readWays, type WaysParts } from './ways.ts'

/** Dependencies of the routes about ways to sign in. */
interface SignInWaysRoutesOptions {
  config: Config
  database: Pick<OpenDatabase, 'db'>
  mail: MailQueue
  limits: Limits
  now: () => Date
}

/** The calls about passkeys, and about how a member signs in (rows X310 to X316 and X360 of the API table). */
export function signInWaysRoutes(
  app: App,
  { config, database: { db }, mail, limits, now }: SignInWaysRoutesOptions,
): void {
  const site = new RelyingParty(siteOrigin(app, config))
  const parts: WaysParts = {
    db,
    providers: providerSettings(config),
    takesPasswords: takesPasswords(config),
  }
  const rateLimit = perAddress(limits, 'signIns')
  const askerOf = (request: Caller): PasskeyAsker => ({
    userId: memberOf(request),
    now: now().getTime(),
  })

  app.route({
    ...callRoute(calls.signInWays),
    handler: async (request) => await readWays(parts, memberOf(request)),
  })
  app.route({
    ...callRoute(calls.startPasskey, { rateLimit }),
    handler: async (request) => ({ Options: await startPasskey(db, site, askerOf(request)) }),
  })
  app.route({
    ...callRoute(calls.addPasskey, { rateLimit }),
    ...jsonBody(app),
    handler: async (request, reply) => {
      const asker = askerOf(request)
      const passkey = await addPasskey(db, site, request.body, asker)
      const to = await mailTo(db, asker.userId)
      if (to) await mail.add('passkeyAdded', to, { passkey })
      audit(request, 'passkey added', asker.userId)
      return await reply.status(201).send(await readWays(parts, asker.userId))
    },
  })
  app.route({
    ...callRoute(calls.renamePasskey),
    handler: async (request) => {
      const userId = memberOf(request)
      await renamePasskey(db, { id: request.params.id, userId, name: request.body.Name })
      return await readWays(parts, userId)
    },
  })
  app.route({
    ...callRoute(calls.removePasskey),
    handler: async (request) => {
      const userId = memberOf(request)
      await removePasskey(parts, { id: request.params.id, userId })
      audit(request, 'passkey removed', userId)
      return await readWays(parts, userId)
    },
  })
  app.route({
    ...callRoute(calls.signOutElsewhere),
    handler: async (request) => {
      const userId = memberOf(request)
      await transact(db, async (trx) => {
        await lockMember(trx, userId)
        await signOutElsewhere(trx, userId, bearerHash(request.headers))
      })
      audit(request, 'signed out elsewhere', userId)
      return {}
    },
  })
  app.route({
    ...callRoute(calls.askForPasskey, { rateLimit }),
    handler: async () => {
      const time = now().getTime()
      const challenge = await newChallenge(db, { userId: null, userHandle: null }, time)
      return { Options: await site.request(challenge) }
    },
  })
  app.route({
    ...callRoute(calls.signInWithPasskey, { rateLimit }),
    ...jsonBody(app),
    handler: async (request) => {
      const time = now().getTime()
      try {
        const account = await accountOfPasskey(db, site, request.body.Passkey, time)
        const token = await issueToken(db, account, time)
        if (token === undefined) throw new ApiError('PasskeyFailed')
        audit(request, 'signed in with a passkey', account.id)
        return { access_token: token, token_type: 'bearer' as const, expires_in: TOKEN_SECONDS }
      } catch (error) {
        if (error instanceof ApiError) audit(request, 'sign-in with a passkey refused')
        throw error
      }
    },
  })
}
