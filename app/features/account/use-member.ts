import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'

/** The signed-in member; undefined for visitors, without a call. */
export function useMember() {
  const isSignedIn = useIsSignedIn()
  const { data: member, ...state } = useKey(isSignedIn ? keys.me() : null)
  return { member, ...state }
}
