import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'

/** The signed-in member (ENT-01); undefined for visitors, without a call. */
export function useMember() {
  const isSignedIn = useIsSignedIn()
  const { data: member, ...state } = useKey(isSignedIn ? keys.me() : null)
  return { member, ...state }
}

/**
 * Whether amounts are also shown in imperial units: 0 no, 1 yes (SET-10, D-46). 0 for visitors and while
 * the member is loading, as in the prerendered page.
 */
export function useUnitSystem(): 0 | 1 {
  return useMember().member?.UnitSystem === 1 ? 1 : 0
}
