import type { ServerMetadata } from 'openid-client'
import type { Provider } from '#contract/provider-sign-in.ts'
import type { Config } from '#server/config.ts'

/** How to reach a sign-in provider. */
export interface ProviderSettings {
  clientId: string
  clientSecret: string
  /** The expected issuer, and the base of discovery unless {@link metadata} is given. */
  issuer: string
  /** Metadata of a provider without complete discovery. */
  metadata?: ServerMetadata
  /** OAuth scopes. */
  scope: string
  /**
   * Whether an e-mail address without an `email_verified` claim counts as verified. Unverified
   * addresses are always refused.
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

/** The settings of a provider; undefined when it is not configured. */
export function providerSettings(provider: Provider, config: Config): ProviderSettings | undefined {
  return SETTINGS[provider](config)
}

const SETTINGS: Record<Provider, (config: Config) => ProviderSettings | undefined> = {
  Google: google,
  Facebook: facebook,
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
    // Facebook returns only confirmed addresses, without an `email_verified` claim.
    trustsAddress: true,
  }
}
