import { calls } from '#contract/calls/calls.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import { audit } from './audit.ts'
import { deviceOf, newDeviceKey } from './device-keys.ts'
import { refusePasswords } from './passwords-off.ts'
import type { Passwords } from './passwords.ts'
import { findAccount, keyOf } from './queries.ts'
import { limitSignIns } from './sign-in-limits.ts'
import { signUp } from './sign-up.ts'
import { bearerHash, issueToken, revokeToken, type SessionOrigin, TOKEN_SECONDS } from './tokens.ts'

/** What the account routes need. */
export interface AccountRoutesOptions {
  config: Pick<Config, 'LOCAL_SIGN_IN'>
  database: OpenDatabase
  passwords: Passwords
  /** The sign-out URL of the provider that a session came from; undefined without one. */
  endAddress: (from: SessionOrigin) => Promise<string | undefined>
  limits: Limits
  now: () => Date
}

/** The only client and scope. */
const CLIENT_ID = 'recipe-web'
const SCOPE = 'api'

/** The calls for signing in, signing up and signing out. */
export function accountRoutes(
  app: App,
  { config, database, passwords, endAddress, limits, now }: AccountRoutesOptions,
): void {
  const { db } = database
  const limitSignIn = limitSignIns(app, limits)

  app.route({
    ...callRoute(calls.signUp, { rateLimit: perAddress(limits, 'signIns') }),
    handler: async (request, reply) => {
      refusePasswords(config)
      const account = await signUp({ database, passwords }, request.body, now().getTime())
      audit(request, 'signed up', account)
      return await reply.status(201).send({})
    },
  })

  app.route({
    // The limit depends on the body, see limitSignIns. Until the body is read, the call counts as a
    // read.
    ...callRoute(calls.signIn, { oauth: true, rateLimit: perAddress(limits, 'reads') }),
    handler: async (request, reply) => {
      refusePasswords(config, 'unsupported_grant_type')
      const { username, password, device_key } = request.body
      refuseOtherGrants(request.body)
      const account = await findAccount(db, username)
      const device = deviceOf(device_key, account)
      await limitSignIn({ name: keyOf(username), device }, request, reply)
      const isKnown = await passwords.matches(password, account?.password_hash ?? null)
      if (isKnown && account && account.disabled_at !== null) {
        audit(request, 'sign-in refused', account.id)
        throw new ApiError('AccountDisabled', { oauth: 'invalid_grant' })
      }
      const token = isKnown && account && (await issueToken(db, account, now().getTime()))
      if (!token) {
        audit(request, 'sign-in refused', account?.id)
        throw new ApiError('PasswordWrong', { field: 'username', oauth: 'invalid_grant' })
      }
      audit(request, 'signed in', account.id)
      return {
        access_token: token,
        token_type: 'bearer' as const,
        expires_in: TOKEN_SECONDS,
        device_key: newDeviceKey(account),
      }
    },
  })

  app.route({
    ...callRoute(calls.signOut),
    handler: async (request) => {
      const hash = bearerHash(request.headers)
      const from = hash === undefined ? undefined : await revokeToken(db, hash)
      audit(request, 'signed out', request.memberId ?? undefined)
      const Address = from && (await endAddress(from))
      return Address === undefined ? {} : { Address }
    },
  })
}

interface Grant {
  grant_type: string
  client_id: string
  scope: string
}

function refuseOtherGrants({ grant_type, client_id, scope }: Grant): void {
  if (client_id !== CLIENT_ID) {
    throw new ApiError('FieldInvalid', { field: 'client_id', oauth: 'invalid_client' })
  }
  if (grant_type !== 'password') {
    throw new ApiError('FieldInvalid', { field: 'grant_type', oauth: 'unsupported_grant_type' })
  }
  if (scope !== SCOPE) {
    throw new ApiError('FieldInvalid', { field: 'scope', oauth: 'invalid_scope' })
  }
}
