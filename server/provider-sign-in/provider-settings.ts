import type { ServerMetadata } from 'openid-client'
import { type KnownProvider, type Provider, PROVIDERS } from '#contract/provider-sign-in.ts'
import type { Role } from '#contract/roles.ts'
import type { Config } from '#server/config.ts'
import { type OidcProvider, readOidcProviders } from './oidc-providers.ts'

/** How to reach a sign-in provider. */
export interface ProviderSettings {
  /** What people call it. */
  label: string
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
  /** Whether new people get an account. */
  creates: boolean
  /** Whether signing out here ends the session there as well. */
  endsSession: boolean
  /** The claim with roles, and its mapping; undefined when the provider does not manage roles. */
  roles?: { claim: string; byValue: Readonly<Record<string, Role>> }
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

/**
 * The settings of every provider that is set up, by its name.
 * @throws {StartError} as {@link readOidcProviders} does
 */
export function providerSettings(config: Config): ReadonlyMap<Provider, ProviderSettings> {
  const known = PROVIDERS.flatMap((name) => {
    const settings = SETTINGS[name](config)
    return settings ? ([[name, settings]] as const) : []
  })
  return new Map<Provider, ProviderSettings>([
    ...known,
    ...readOidcProviders(config).map((entry) => [entry.name, ofHost(entry)] as const),
  ])
}

const SETTINGS: Record<KnownProvider, (config: Config) => ProviderSettings | undefined> = {
  Google: google,
  Facebook: facebook,
}

function ofHost(entry: OidcProvider): ProviderSettings {
  const { label, clientId, clientSecret, issuer, rolesClaim, roles = {} } = entry
  const { scopes: scope = 'openid email profile', trustsAddress = false } = entry
  const { creates = true, endsSession = false } = entry
  return {
    label,
    clientId,
    clientSecret,
    issuer,
    scope,
    trustsAddress,
    creates,
    endsSession,
    ...(rolesClaim !== undefined && { roles: { claim: rolesClaim, byValue: roles } }),
  }
}

function google(config: Config): ProviderSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config
  if (clientId === undefined || clientSecret === undefined) return undefined
  const issuer = config.GOOGLE_ISSUER ?? GOOGLE_ISSUER
  return {
    label: 'Google',
    clientId,
    clientSecret,
    issuer,
    scope: 'openid email profile',
    trustsAddress: false,
    creates: true,
    endsSession: false,
  }
}

function facebook(config: Config): ProviderSettings | undefined {
  const { FACEBOOK_APP_ID: clientId, FACEBOOK_APP_SECRET: clientSecret } = config
  if (clientId === undefined || clientSecret === undefined) return undefined
  const issuer = config.FACEBOOK_ISSUER ?? FACEBOOK_ISSUER
  return {
    label: 'Facebook',
    clientId,
    clientSecret,
    issuer,
    ...(issuer === FACEBOOK_ISSUER && { metadata: FACEBOOK }),
    scope: 'openid email public_profile',
    // Facebook returns only confirmed addresses, without an `email_verified` claim.
    trustsAddress: true,
    creates: true,
    endsSession: false,
  }
}
