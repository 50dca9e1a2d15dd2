import { keyOf } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import type { SiteProvider } from '#contract/host/registration.ts'

const REGISTRATION = keyOf('/signup', {})

/** Names of providers that do not answer now: nobody can sign in there. */
export function useSilentProviders(): readonly string[] {
  const { data } = useKey(useHydrated() ? REGISTRATION : null)
  return data?.Silent ?? []
}

/** Providers that the host has set up, beside Google and Facebook; none until they are known. */
export function useSiteProviders(): readonly SiteProvider[] {
  const { data } = useKey(useHydrated() ? REGISTRATION : null)
  return data?.Providers ?? []
}
