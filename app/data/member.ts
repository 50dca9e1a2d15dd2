import { keys } from '#app/data/keys.ts'
import { useKey } from '#app/data/use-key.ts'
import { useIsSignedIn } from '#app/session/token.ts'
import type { CurrentUser } from '#contract/account.ts'

/** Who is signed in (ENT-01); undefined for visitors, who never ask. */
export function useMember() {
  const isSignedIn = useIsSignedIn()
  const { data: member, ...state } = useKey<CurrentUser>(isSignedIn ? keys.me() : null)
  return { member, ...state }
}

/** How the member measures (CON-40): 0 metric, 1 metric with imperial; visitors are metric. */
export function useUnitSystem(): 0 | 1 {
  return useMember().member?.UnitSystem === 1 ? 1 : 0
}
