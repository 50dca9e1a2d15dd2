/** Providers to sign in with, by their wire names. */
export const PROVIDERS = ['Google', 'Facebook'] as const
/** One of {@link PROVIDERS}. */
export type Provider = (typeof PROVIDERS)[number]

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
  const provider = PROVIDERS.find((name) => name === fields.get('provider'))
  const failure = EXTERNAL_FAILURES.find((name) => name === fields.get('failure'))
  const code = fields.get('code')
  if (provider === undefined) return undefined
  if (code !== null) return { provider, code }
  return failure === undefined ? undefined : { provider, failure }
}
