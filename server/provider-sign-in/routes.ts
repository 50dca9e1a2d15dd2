import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProviderParams } from '#contract/account.ts'
import { calls } from '#contract/calls/calls.ts'
import { type ProviderResult, writeProviderResult } from '#contract/provider-sign-in.ts'
import { audit } from '#server/accounts/audit.ts'
import { keyOf } from '#server/accounts/queries.ts'
import { issueToken, TOKEN_SECONDS } from '#server/accounts/tokens.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { requestLangId } from '#server/http/language.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import { accountOf } from './account-of.ts'
import { browserCookie, browserOf, SECRET_HEADERS } from './browser-secret.ts'
import { followRoles } from './follow-roles.ts'
import type { Providers } from './providers.ts'
import { beginSignIn, saveIdentity, newSecret, takeIdentity, takeSignIn } from './sign-ins.ts'

/** What signing in with a provider needs. */
export interface ProviderSignInRoutesOptions {
  providers: Providers
  database: OpenDatabase
  mail: MailQueue
  limits: Limits
  now: () => Date
}

/**
 * Signing in with Google, Facebook and the providers of the host. `start` redirects to the
 * provider, `callback` redirects back to /auth with a one-time code in the fragment, and the code
 * is exchanged for an access token.
 */
export function providerSignInRoutes(app: App, options: ProviderSignInRoutesOptions): void {
  const { providers, database, mail, limits, now } = options
  const { db } = database
  const { settings, clientOf, named, origin, callbackAddress } = providers
  const rateLimit = perAddress(limits, 'signIns')
  const linkers = new WeakSet<FastifyRequest>()
  /** After any error, redirects to the screen that began, to try again. */
  const goBack = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const provider = named((request.params as { provider: string }).provider)
    const failure = isRefusal(error) ? 'cancelled' : 'failed'
    const { code } = error as { code?: string }
    request.log.warn({ provider, failure, code }, 'sign-in at a provider')
    audit(request, 'sign-in at a provider refused')
    await toScreen(reply, { provider, failure }, linkers.has(request))
  }
  // URLs for browsers, not API calls: they redirect, and are not part of the API description.
  const redirect = {
    schema: { params: ProviderParams },
    config: { rateLimit },
    errorHandler: goBack,
  }

  app.get('/signup/external/:provider/start', redirect, async (request, reply) => {
    const provider = named(request.params.provider)
    const client = clientOf(provider)
    if (!client) return await toScreen(reply, { provider, failure: 'unconfigured' })
    const browser = browserOf(request) ?? newSecret()
    const secrets = await beginSignIn(db, { provider, browser }, now().getTime())
    const address = await client.address(callbackAddress(provider), secrets)
    return await reply
      .header('Set-Cookie', browserCookie(browser, origin()))
      .headers(SECRET_HEADERS)
      .redirect(address)
  })

  app.get('/signup/external/:provider/callback', redirect, async (request, reply) => {
    const provider = named(request.params.provider)
    const client = clientOf(provider)
    const browser = browserOf(request)
    const address = new URL(request.url, origin())
    const state = address.searchParams.get('state') ?? ''
    const owner = browser === undefined ? undefined : { provider, browser }
    const secrets = owner && (await takeSignIn(db, owner, state, now().getTime()))
    if (!client || !secrets) throw new ApiError('ProviderFailed')
    const callback = `${callbackAddress(provider)}${address.search}`
    const { linking } = secrets
    if (linking) linkers.add(request)
    const isLinked = linking !== undefined
    const identity = await client.identity(callback, secrets, { isLinked })
    const code = await saveIdentity(db, owner, { identity, linking }, now().getTime())
    return await toScreen(reply, { provider, code }, isLinked)
  })

  app.route({
    ...callRoute(calls.signInAtProvider, { rateLimit }),
    handler: async (request) => {
      const { Provider: provider, Token, Invitation: invitation } = request.body
      const signIn = settings.get(provider)
      if (!signIn) throw new ApiError('ProviderUnsupported')
      const time = now().getTime()
      const browser = browserOf(request)
      const identity =
        browser === undefined
          ? undefined
          : await takeIdentity(db, { provider, browser }, Token, time)
      if (!identity) {
        audit(request, 'sign-in at a provider refused')
        throw new ApiError('ProviderFailed')
      }
      const account = {
        language: requestLangId(request),
        now: time,
        invitation,
        creates: signIn.creates,
      }
      const found = await accountOf(database, provider, identity, account)
      const { id, isJoined, hasLostPassword } = found
      if (isJoined) audit(request, 'provider joined', id)
      if (hasLostPassword) {
        const emailKey = keyOf(identity.email)
        await mail.add('linked', { emailKey, langId: account.language }, { provider: signIn.label })
      }
      await followRoles(db, signIn.roles, {
        provider,
        userId: id,
        given: identity.roles,
        now: time,
      })
      const { idToken } = identity
      const token = await issueToken(
        db,
        found,
        time,
        idToken === undefined ? undefined : { provider, idToken },
      )
      if (token === undefined) {
        audit(request, 'sign-in at a provider refused', id)
        throw new ApiError('ProviderFailed')
      }
      audit(request, 'signed in at a provider', id)
      return { access_token: token, token_type: 'bearer' as const, expires_in: TOKEN_SECONDS }
    },
  })
}

/** Redirects to the sign-in screen, or to the settings. A fragment never reaches a server or its log. */
async function toScreen(
  reply: FastifyReply,
  result: ProviderResult,
  isLinked = false,
): Promise<void> {
  const screen = isLinked ? '/settings/sign_in' : '/auth'
  await reply.headers(SECRET_HEADERS).redirect(`${screen}#${writeProviderResult(result)}`)
}

/** Whether the person cancelled at the provider (RFC 6749, section 4.1.2.1). */
function isRefusal(error: unknown): boolean {
  return (error as { error?: string }).error === 'access_denied'
}
