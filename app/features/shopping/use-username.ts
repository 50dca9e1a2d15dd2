import { useEffect, useSyncExternalStore } from 'react'
import { useMember } from '#app/features/account/index.ts'
import { rememberedMember, subscribeToMember } from './sync/remembered-member.ts'
import { rememberMember } from './sync/stores.ts'

/** Username of the member who is signed in; null if this browser does not know it. */
export function useUsername(): string | null {
  const { member } = useMember()
  useEffect(() => {
    if (member) rememberMember(member.username)
  }, [member])
  // The last known member, because without a connection the account cannot be read.
  return useSyncExternalStore(subscribeToMember, rememberedMember, () => null)
}
