import { calls } from '#contract/calls/calls.ts'
import { audit } from '#server/accounts/audit.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { mailTo } from '#server/accounts/mail-to.ts'
import { takesPasswords } from '#server/accounts/passwords-off.ts'
import { bearerHash } from '#server/accounts/tokens.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import {
  browserCookie,
  browserOf,
  SECRET_HEADERS,
} from '#server/provider-sign-in/browser-secret.ts'
import type { Providers } from '#server/provider-sign-in/providers.ts'
import {
  beginSignIn,
  type Linking,
  newSecret,
  takeIdentity,
} from '#server/provider-sign-in/sign-ins.ts'
import type { FastifyRequest } from 'fastify'
import { addLink, removeLink } from './links.ts'
import { readWays, type WaysParts } from './ways.ts'

/** What the routes that link providers need. */
interface LinkRoutesOptions {
  config: Pick<Config, 'LOCAL_SIGN_IN'>
  providers: Providers
  database: Pick<OpenDatabase, 'db'>
  mail: MailQueue
  limits: Limits
  now: () => Date
}

const linkingOf = (request: FastifyRequest): Linking => ({
  userId: memberOf(request),
  session: bearerHash(request.headers) ?? '',
})

/**
 * The calls by which members link providers to their account (rows X317 to X319 of the API table). The one-time code
 * of the provider's redirect is valid only for the session and browser that have started, and signs nobody in.
 */
export function linkRoutes(app: App, options: LinkRoutesOptions): void {
  const { config, providers, database, mail, limits, now } = options
  const { db } = database
  const { settings, clientOf, named, origin, callbackAddress } = providers
  const parts: WaysParts = { db, providers: settings, takesPasswords: takesPasswords(config) }
  const rateLimit = perAddress(limits, 'signIns')
  app.route({
    ...callRoute(calls.startLink, { rateLimit }),
    handler: async (request, reply) => {
      const provider = named(request.params.provider.toLowerCase())
      const client = clientOf(provider)
      if (!client) throw new ApiError('ProviderUnsupported')
      const browser = browserOf(request) ?? newSecret()
      const owner = { provider, browser }
      const secrets = await beginSignIn(db, owner, now().getTime(), linkingOf(request))
      const address = await client
        .address(callbackAddress(provider), secrets)
        .catch((error: unknown) => {
          request.log.warn({ err: error, provider }, 'a provider does not answer')
          throw new ApiError('ProviderFailed')
        })
      reply.headers(SECRET_HEADERS).header('Set-Cookie', browserCookie(browser, origin()))
      return { Address: address }
    },
  })
  app.route({
    ...callRoute(calls.linkProvider, { rateLimit }),
    handler: async (request) => {
      const { Provider: provider, Token } = request.body
      const linking = linkingOf(request)
      const { userId } = linking
      const time = now().getTime()
      const browser = browserOf(request)
      const identity =
        browser === undefined
          ? undefined
          : await takeIdentity(db, { provider, browser }, Token, time, linking)
      const label = settings.get(provider)?.label
      if (!identity || label === undefined) throw new ApiError('ProviderFailed')
      const { subject } = identity
      if (await addLink(db, { userId, provider, subject, now: time })) {
        const to = await mailTo(db, userId)
        if (to) await mail.add('providerAdded', to, { provider: label, at: time })
        audit(request, 'provider linked', userId)
      }
      return await readWays(parts, userId)
    },
  })
  app.route({
    ...callRoute(calls.unlinkProvider),
    handler: async (request) => {
      const userId = memberOf(request)
      await removeLink(parts, { userId, provider: named(request.params.provider.toLowerCase()) })
      audit(request, 'provider unlinked', userId)
      return await readWays(parts, userId)
    },
  })
}
