import type { ServerMetadata } from 'openid-client'
import type { Provider } from '#contract/external-sign-in.ts'
import type { Config } from '#server/config.ts'

/** How to reach a sign-in provider. */
export interface ProviderSettings {
  clientId: string
  clientSecret: string
  /** Who must have signed what it says; the rest is discovered there unless {@link metadata} is known. */
  issuer: string
  /** What the provider does not tell by discovery. */
  metadata?: ServerMetadata
  /** What the provider is asked for. */
  scope: string
  /**
   * Whether an e-mail address without a word about it is its owner's. One that is said not to be is
   * refused in any case.
   */
  trustsAddress: boolean
}

const GOOGLE_ISSUER = 'https://accounts.google.com'
const FACEBOOK_ISSUER = 'https://www.facebook.com'

/**
 * Facebook's "OIDC code flow with PKCE for manually built login flows". Its discovery document names
 * no token endpoint (https://github.com/nextauthjs/next-auth/issues/4608).
 */
const FACEBOOK: ServerMetadata = {
  issuer: FACEBOOK_ISSUER,
  authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
}

/** The settings of a provider; undefined when it is not set up here. */
export function providerSettings(provider: Provider, config: Config): ProviderSettings | undefined {
  return provider === 'Google' ? google(config) : facebook(config)
}

function google(config: Config): ProviderSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config
  if (clientId === undefined || clientSecret === undefined) return undefined
  const issuer = config.GOOGLE_ISSUER ?? GOOGLE_ISSUER
  return { clientId, clientSecret, issuer, scope: 'openid email profile', trustsAddress: false }
}

function facebook(config: Config): ProviderSettings | undefined {
  const { FACEBOOK_APP_ID: clientId, FACEBOOK_APP_SECRET: clientSecret } = config
  if (clientId === undefined || clientSecret === undefined) return undefined
  const issuer = config.FACEBOOK_ISSUER ?? FACEBOOK_ISSUER
  return {
    clientId,
    clientSecret,
    issuer,
    ...(issuer === FACEBOOK_ISSUER && { metadata: FACEBOOK }),
    scope: 'openid email public_profile',
    // Facebook gives an address only once it is confirmed, and says nothing about it.
    trustsAddress: true,
  }
}
