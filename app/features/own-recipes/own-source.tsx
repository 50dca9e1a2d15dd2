import { createContext, use, useMemo, type ReactNode } from 'react'
import { SWRConfig, type Middleware } from 'swr'
import { useMembersOnly } from '#app/features/account/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { linkKey, useKnownLink } from './known-links.ts'

const ByLinkContext = createContext(false)

/** Whether the recipe is read by its link, and not as a member. */
export function useIsByLink(): boolean {
  return use(ByLinkContext)
}

const byLink =
  (token: string): Middleware =>
  (useNext) =>
    function useLinked(key, fetcher, config) {
      return useNext(typeof key === 'string' ? linkKey(key, token) : key, fetcher, config)
    }

/** Reads every own recipe inside by its link. */
export function ByLink({ token, children }: { token: string; children: ReactNode }) {
  const config = useMemo(() => ({ use: [byLink(token)] }), [token])
  return (
    <SWRConfig value={config}>
      <ByLinkContext value>{children}</ByLinkContext>
    </SWRConfig>
  )
}

/** Props of {@link OwnSource}. */
export interface OwnSourceProps {
  id: Id
  children: ReactNode
}

/**
 * Reads an own recipe for whoever is here: for its member and the household as such, and by the link
 * for those who have opened it on this device. Other visitors are asked to sign in.
 */
export function OwnSource({ id, children }: OwnSourceProps) {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const token = useKnownLink(id)
  const { error } = useKey(isSignedIn && token !== undefined ? keys.recipe(id, langId) : null)
  if (token !== undefined && (!isSignedIn || isRequestInvalid(error))) {
    return <ByLink token={token}>{children}</ByLink>
  }
  return <MembersOnly>{children}</MembersOnly>
}

/** Asks visitors to sign in, and then returns here. */
function MembersOnly({ children }: { children: ReactNode }) {
  useMembersOnly('/auth')
  return children
}
