import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProviderParams } from '#contract/account.ts'
import { calls } from '#contract/calls/calls.ts'
import {
  type ProviderFailureKind,
  type Provider,
  PROVIDERS,
  writeProviderResult,
} from '#contract/provider-sign-in.ts'
import { audit } from '#server/accounts/audit.ts'
import { keyOf } from '#server/accounts/queries.ts'
import { issueToken, TOKEN_SECONDS } from '#server/accounts/tokens.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { cookieOf } from '#server/http/cookie.ts'
import { answerNotFound } from '#server/http/error-handler.ts'
import { ApiError } from '#server/http/errors.ts'
import { requestLangId } from '#server/http/language.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import { siteOrigin } from '#server/http/origin.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import { accountOf } from './account-of.ts'
import { followRoles } from './follow-roles.ts'
import { ProviderClient } from './provider-client.ts'
import { providerSettings } from './provider-settings.ts'
import {
  beginSignIn,
  saveIdentity,
  newSecret,
  SIGN_IN_MS,
  takeIdentity,
  takeSignIn,
} from './sign-ins.ts'

/** What signing in with a provider needs. */
export interface ProviderSignInRoutesOptions {
  config: Config
  database: OpenDatabase
  mail: MailQueue
  limits: Limits
  now: () => Date
}

/** Cookie with a secret of this browser, sent only to the calls of this file. */
const COOKIE = 'simmer-sign-in'
const COOKIE_PATH = '/api/signup'
const SECRET = /^[\w-]{43}$/

/**
 * Signing in with Google, Facebook and the providers of the host. `start` redirects to the
 * provider, `callback` redirects back to /auth with a one-time code in the fragment, and the code
 * is exchanged for an access token.
 */
export function providerSignInRoutes(app: App, options: ProviderSignInRoutesOptions): void {
  const { config, database, mail, limits, now } = options
  const { db } = database
  const origin = siteOrigin(app, config)
  const settings = providerSettings(config)
  const clients = new Map(
    [...settings].map(([name, one]) => [name, new ProviderClient(one)] as const),
  )
  const rateLimit = perAddress(limits, 'signIns')
  /** @throws {ApiError} `NotFound` */
  const providerOf = (name: string): Provider =>
    PROVIDERS.find((provider) => provider.toLowerCase() === name) ??
    (settings.has(name) ? name : answerNotFound())
  /** After any error, redirects to the sign-in screen to try again. */
  const goBack = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const provider = providerOf((request.params as { provider: string }).provider)
    const failure = isRefusal(error) ? 'cancelled' : 'failed'
    const { code } = error as { code?: string }
    request.log.warn({ provider, failure, code }, 'sign-in at a provider')
    audit(request, 'sign-in at a provider refused')
    await toScreen(reply, provider, { failure })
  }
  // URLs for browsers, not API calls: they redirect, and are not part of the API description.
  const redirect = {
    schema: { params: ProviderParams },
    config: { rateLimit },
    errorHandler: goBack,
  }

  app.get('/signup/external/:provider/start', redirect, async (request, reply) => {
    const provider = providerOf(request.params.provider)
    const client = clients.get(provider)
    if (!client) return await toScreen(reply, provider, { failure: 'unconfigured' })
    const browser = browserOf(request) ?? newSecret()
    const secrets = await beginSignIn(db, { provider, browser }, now().getTime())
    const address = await client.address(callbackAddress(origin(), provider), secrets)
    return await reply
      .header('Set-Cookie', cookie(browser, origin()))
      .headers(SECRET_HEADERS)
      .redirect(address)
  })

  app.get('/signup/external/:provider/callback', redirect, async (request, reply) => {
    const provider = providerOf(request.params.provider)
    const client = clients.get(provider)
    const browser = browserOf(request)
    const address = new URL(request.url, origin())
    const state = address.searchParams.get('state') ?? ''
    const owner = browser === undefined ? undefined : { provider, browser }
    const secrets = owner && (await takeSignIn(db, owner, state, now().getTime()))
    if (!client || !secrets) throw new ApiError('ProviderFailed')
    const callback = `${callbackAddress(origin(), provider)}${address.search}`
    const identity = await client.identity(callback, secrets)
    const code = await saveIdentity(db, owner, identity, now().getTime())
    return await toScreen(reply, provider, { code })
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
      const token = await issueToken(db, found, time)
      if (token === undefined) {
        audit(request, 'sign-in at a provider refused', id)
        throw new ApiError('ProviderFailed')
      }
      audit(request, 'signed in at a provider', id)
      return { access_token: token, token_type: 'bearer' as const, expires_in: TOKEN_SECONDS }
    },
  })
}

/** For responses whose URLs hold a secret: no cache, no referrer. */
const SECRET_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

type Outcome = { code: string } | { failure: ProviderFailureKind }

/** Redirects to the sign-in screen. A fragment never reaches a server or its log. */
async function toScreen(reply: FastifyReply, provider: Provider, outcome: Outcome): Promise<void> {
  const fragment = writeProviderResult({ provider, ...outcome })
  await reply.headers(SECRET_HEADERS).redirect(`/auth#${fragment}`)
}

/** Whether the person cancelled at the provider (RFC 6749, section 4.1.2.1). */
function isRefusal(error: unknown): boolean {
  return (error as { error?: string }).error === 'access_denied'
}

function callbackAddress(origin: string, provider: Provider): string {
  return `${origin}/api/signup/external/${provider.toLowerCase()}/callback`
}

function browserOf({ headers }: FastifyRequest): string | undefined {
  const value = cookieOf(headers.cookie, COOKIE) ?? ''
  return SECRET.test(value) ? value : undefined
}

function cookie(value: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const age = `Max-Age=${SIGN_IN_MS / 1000}`
  return `${COOKIE}=${value}; Path=${COOKIE_PATH}; ${age}; HttpOnly; SameSite=Lax${secure}`
}
