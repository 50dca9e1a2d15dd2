/** Providers that every site knows, by their wire names. */
export const PROVIDERS = ['Google', 'Facebook'] as const
/** One of {@link PROVIDERS}. */
export type KnownProvider = (typeof PROVIDERS)[number]
/** Wire name of a provider: one of {@link PROVIDERS}, or the `name` of one that a host has set up. */
export type Provider = string

/** Names that a host may give: they stand in addresses, beside those of {@link PROVIDERS}. */
export const PROVIDER_NAME = /^(?!google$|facebook$)[a-z][a-z\d-]{1,29}$/

/** Whether every site knows a provider. */
export function isKnownProvider(provider: Provider): provider is KnownProvider {
  return (PROVIDERS as readonly string[]).includes(provider)
}

/**
 * Why a sign-in at a provider failed: the provider is not set up here, the person cancelled, or
 * anything else.
 */
export const EXTERNAL_FAILURES = ['unconfigured', 'cancelled', 'failed'] as const
/** One of {@link EXTERNAL_FAILURES}. */
export type ProviderFailureKind = (typeof EXTERNAL_FAILURES)[number]

/** How a sign-in at a provider ended: with a one-time code to exchange for a token, or not. */
export type ProviderResult = { provider: Provider } & (
  | { code: string }
  | { failure: ProviderFailureKind }
)

/** Where a browser goes to sign in at a provider, under the API base. */
export function externalStartPath(provider: Provider): string {
  return `/signup/external/${provider.toLowerCase()}/start`
}

/** Writes the result of a sign-in at a provider as the fragment of /auth, without the `#`. */
export function writeProviderResult(result: ProviderResult): string {
  return new URLSearchParams({ ...result }).toString()
}

/** Reads what {@link writeProviderResult} wrote; undefined for any other fragment. */
export function readProviderResult(fragment: string): ProviderResult | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const provider = fields.get('provider') ?? ''
  const failure = EXTERNAL_FAILURES.find((name) => name === fields.get('failure'))
  const code = fields.get('code')
  if (!isKnownProvider(provider) && !PROVIDER_NAME.test(provider)) return undefined
  if (code !== null) return { provider, code }
  return failure === undefined ? undefined : { provider, failure }
}
