import { useMember } from '#app/features/account/index.ts'
import { ownKeys } from '#app/features/own-recipes/index.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import type { Id } from '#contract/common.ts'
import { usePublication } from './use-publication.ts'

/** An own recipe, how it stands on its way to everybody, and its author. */
export function useOwnPublication(id: Id) {
  const isSignedIn = useIsSignedIn()
  const { data: own, ...ofOwn } = useKey(isSignedIn ? ownKeys.draft(id) : null)
  const { publication, ...ofPublication } = usePublication(id)
  const { member, ...ofMember } = useMember()
  const states = [ofOwn, ofPublication, ofMember]
  return {
    known: own && publication && member ? { own, publication, member } : undefined,
    error: states.map(({ error }) => error).find((error) => error !== undefined),
    retry: async () => await Promise.all(states.map(({ retry }) => retry())),
  }
}
