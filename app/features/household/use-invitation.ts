import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'

/** The invitation of a link. */
export function useInvitation(token: string) {
  const { data: invitation, ...state } = useKey(keys.invitation(token))
  return { invitation, ...state }
}
