import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { SiteProvider } from '#contract/host/registration.ts'
import { PROVIDER_NAME } from '#contract/provider-sign-in.ts'
import { ROLES } from '#contract/roles.ts'
import type { Config } from '#server/config.ts'
import { StartError } from '#server/start-error.ts'

/** A provider of `OIDC_PROVIDERS`. */
const OidcProvider = Type.Object(
  {
    /** In addresses and rows: another name is another provider. */
    name: Type.Refine(Type.String(), (name) => PROVIDER_NAME.test(name)),
    /** What people call it: "Continue with …". */
    label: Type.String({ minLength: 1, maxLength: 40 }),
    /** Issuer URL, exactly as in its discovery document. */
    issuer: Type.String({ pattern: '^https?://[^\\s?#]+$' }),
    clientId: Type.String({ minLength: 1 }),
    clientSecret: Type.String({ minLength: 1 }),
    scopes: Type.Optional(Type.String({ pattern: '(^| )openid( |$)' })),
    /** Whether addresses without an `email_verified` claim count as verified. Off by default. */
    trustsAddress: Type.Optional(Type.Boolean()),
    /** Whether new people get an account. On by default. */
    creates: Type.Optional(Type.Boolean()),
    /** Whether signing out here ends the session there as well. Off by default. */
    endsSession: Type.Optional(Type.Boolean()),
    /** Claim of the ID token with one or several values, such as `groups`. */
    rolesClaim: Type.Optional(Type.String({ minLength: 1 })),
    /** The role for each value of the claim. */
    roles: Type.Optional(Type.Record(Type.String(), Type.Enum(ROLES))),
  },
  { additionalProperties: false },
)
/** @see {@link OidcProvider} (schema) */
export type OidcProvider = Static<typeof OidcProvider>

/**
 * The providers of `OIDC_PROVIDERS`, in their order.
 * @throws {StartError} for a list that cannot be read; it shows no value, because some are secret
 */
export function readOidcProviders({
  OIDC_PROVIDERS,
}: Pick<Config, 'OIDC_PROVIDERS'>): OidcProvider[] {
  if (OIDC_PROVIDERS === undefined) return []
  const list = parse(OIDC_PROVIDERS)
  if (!Array.isArray(list)) throw new StartError('OIDC_PROVIDERS is not valid. It is no list.')
  const providers = list.map((entry: unknown, index) => {
    const [fault] = Value.Errors(OidcProvider, entry)
    if (!fault) return entry as OidcProvider
    const where = `${index + 1}${fault.instancePath.replaceAll('/', '.')}`
    throw new StartError(`OIDC_PROVIDERS is not valid. Entry ${where} ${fault.message}.`)
  })
  for (const { name, issuer } of providers) refuseUnsafe(name, issuer)
  const names = new Set(providers.map(({ name }) => name))
  if (names.size < providers.length) {
    throw new StartError('OIDC_PROVIDERS is not valid. Two entries have one name.')
  }
  return providers
}

/** What people see of these providers. */
export function siteProviders(config: Pick<Config, 'OIDC_PROVIDERS'>): SiteProvider[] {
  return readOidcProviders(config).map(({ name, label }) => ({ Name: name, Label: label }))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartError('OIDC_PROVIDERS is not valid. It is no JSON.')
  }
}

/** Without TLS, an attacker on the network could sign in as anybody. */
function refuseUnsafe(name: string, issuer: string): void {
  const { protocol, hostname } = new URL(issuer)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol === 'https:' || isLocal) return
  throw new StartError(`OIDC_PROVIDERS is not valid. The issuer of ${name} needs https.`)
}
