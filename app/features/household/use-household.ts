import { useEffect } from 'react'
import { refreshLists, sendWaiting, useKnownLists } from '#app/features/shopping/index.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { keys } from '#app/lib/api/keys.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import type { Id } from '#contract/common.ts'
import type { HouseholdState, JoinBody } from '#contract/household.ts'

/**
 * The member's household, null without one, and what can be done with it. The acts need a connection:
 * they throw an ApiError, with status 0 without one. Leaving and joining send waiting changes of the
 * lists first.
 */
export function useHousehold() {
  const isSignedIn = useIsSignedIn()
  const { data, ...state } = useKey(isSignedIn ? keys.household() : null)
  const { write } = useCacheEditor()
  const { retry } = state
  const keep = async (call: Promise<HouseholdState>) => {
    await write(keys.household(), await call)
    await refreshLists()
  }
  return {
    household: data?.Household,
    ...state,
    create: (Name: string) => keep(send('POST /household', { fields: { Name } })),
    rename: (Name: string) => keep(send('PATCH /household', { fields: { Name } })),
    leave: async (fields: Pick<JoinBody, 'KeepCopies' | 'KeeperId'>) => {
      await sendWaiting()
      await keep(send('POST /household/leave', { fields: { KeepCopies: false, ...fields } }))
    },
    join: async (fields: JoinBody) => {
      await sendWaiting()
      await keep(send('POST /household/join', { fields }))
    },
    removeMember: (id: Id) => keep(send('DELETE /household/member/:id', { params: { id } })),
    handOver: (id: Id) => keep(send('PATCH /household/member/:id/keeper', { params: { id } })),
    /** Resolves with the only answer that has the link and the code. */
    invite: async () => {
      const invitation = await send('POST /household/invitation', {})
      await retry()
      return invitation
    },
    withdraw: async (id: Id) => {
      await send('DELETE /household/invitation/:id', { params: { id } })
      await retry()
    },
  }
}

/** Fetches the household again whenever the lists have changed. For one component of a page. */
export function useHouseholdUpdates(): void {
  const version = useKnownLists()?.version
  const { refresh } = useCacheEditor()
  useEffect(() => {
    if (version !== undefined) refresh(keysOf(['/household']))
  }, [version, refresh])
}

/**
 * Looks an invitation up by its code.
 *
 * @throws {ApiError} `InvitationInvalid`, `TooManyRequests`
 */
export const lookUpCode = (Code: string) => send('POST /invitation/code', { fields: { Code } })
