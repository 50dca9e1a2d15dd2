import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { openIdStore } from './openid-store.ts'

/** The person who signs in, by their claims. */
export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  given_name?: string
  family_name?: string
  /** Groups of a directory. */
  groups?: string[]
}

/** A response of the token endpoint. */
export interface TokenResponse {
  status: number
  body: Record<string, unknown>
}

/** Forges a response of the token endpoint; its promise may also stay pending. */
export type Forgery = (response: TokenResponse) => TokenResponse | Promise<TokenResponse>

/** Options of {@link startOpenIdPeer}. */
export interface OpenIdPeerOptions {
  /** Allowed redirect addresses. */
  redirectUris: string[]
  /** Where it sends browsers after they have signed out. */
  afterSignOut?: string[]
  /** Asks for consent on a page with two buttons; otherwise it is always given. */
  asks?: boolean
}

/** An OpenID provider on this machine. */
export interface OpenIdPeer {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who signs in from now on; null declines. */
  person: Person | null
  /** Forges the responses of the token endpoint from now on. */
  forgery: Forgery | undefined
  /** Signs with another key from now on, and publishes that one alone. */
  rotateKeys: () => void
  stop: () => Promise<void>
}

const CLIENT_ID = 'simmer'
const CLIENT_SECRET = 'a-secret-of-the-tests-that-is-long-enough'
const SCOPES = ['openid', 'email', 'profile', 'public_profile', 'groups']
const KEY_ID = 'of-the-tests'

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const providersKey = newKey()

/** Starts an OpenID provider that requires PKCE and has the claims in its ID token, as Google does. */
export async function startOpenIdPeer(options: OpenIdPeerOptions): Promise<OpenIdPeer> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const peer: OpenIdPeer = {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    person: null,
    forgery: undefined,
    rotateKeys: () => {
      provider = makeProvider(peer, options, { id: `rotated-${Date.now()}`, key: newKey() })
    },
    stop: async () => {
      server.closeAllConnections()
      if (server.listening) await new Promise((done) => server.close(done))
    },
  }
  let provider = makeProvider(peer, options, { id: KEY_ID, key: providersKey })
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      void interact(provider, peer, options, request, response)
    } else {
      void provider.callback()(request, response)
    }
  })
  return peer
}

function makeProvider(
  peer: OpenIdPeer,
  { redirectUris, afterSignOut = [] }: OpenIdPeerOptions,
  { id, key }: { id: string; key: KeyObject },
): Provider {
  const jwk = key.export({ format: 'jwk' })
  const provider = new Provider(peer.issuer, {
    adapter: openIdStore(),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: afterSignOut,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...jwk, kid: id, use: 'sig', alg: 'RS256' }] },
    scopes: SCOPES,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
      public_profile: ['name', 'given_name', 'family_name'],
      groups: ['groups'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['of the tests'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ ...peer.person, sub: accountId }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const clientId = oidc.client?.clientId ?? ''
      const accountId = oidc.session?.accountId ?? ''
      const grant = new oidc.provider.Grant({ clientId, accountId })
      grant.addOIDCScope(SCOPES.join(' '))
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    if (!peer.forgery || context.path !== '/token') return
    const truth = { status: context.status, body: context.body as TokenResponse['body'] }
    Object.assign(context, await peer.forgery(truth))
  })
  return provider
}

/** Signs the person in, or declines. */
async function interact(
  provider: Provider,
  { person }: OpenIdPeer,
  { asks = false }: OpenIdPeerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (asks && request.method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(QUESTION)
    return
  }
  const agrees = person !== null && !request.url?.endsWith('?no')
  const result = agrees ? { login: { accountId: person.sub } } : { error: 'access_denied' }
  await provider.interactionFinished(request, response, result)
}

const QUESTION = `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">
<form method="post"><button>Continue</button><button formaction="?no">Cancel</button></form></html>`

/** Forges claims of the ID token, with a valid signature of the provider. */
export function claiming(changes: Record<string, unknown>, key: KeyObject = providersKey): Forgery {
  return ({ status, body }) => {
    const claims = { ...claimsOf(body), ...changes }
    return { status, body: { ...body, id_token: sign(claims, key) } }
  }
}

/** Forges claims with the signature of another key under the provider's key id. */
export function signedByAnother(changes: Record<string, unknown>): Forgery {
  return claiming(changes, newKey())
}

/** Forges claims without a signature. */
export function unsigned(changes: Record<string, unknown>): Forgery {
  return ({ status, body }) => {
    const claims = { ...claimsOf(body), ...changes }
    const id_token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
    return { status, body: { ...body, id_token } }
  }
}

function claimsOf(body: Record<string, unknown>): Record<string, unknown> {
  const [, claims = ''] = String(body['id_token']).split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function sign(claims: Record<string, unknown>, key: KeyObject): string {
  const content = `${encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${encode(claims)}`
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`
}
