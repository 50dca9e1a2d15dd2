import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keys } from '#app/lib/api/keys.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import type { HouseholdState, JoinBody } from '#contract/household.ts'

export function useHousehold() {
  const isSignedIn = useIsSignedIn()
  const { data, ...state } = useKey(isSignedIn ? keys.household() : null)
  const { write } = useCacheEditor()
  const keep = async (call: Promise<HouseholdState>) => write(keys.household(), await call)
  return {
    household: data?.Household,
    ...state,
    create: (Name: string) => keep(send('POST /household', { fields: { Name } })),
    rename: (Name: string) => keep(send('PATCH /household', { fields: { Name } })),
    leave: (fields: { KeepCopies?: boolean; KeeperId?: number }) =>
      keep(send('POST /household/leave', { fields })),
    join: (fields: JoinBody) => keep(send('POST /household/join', { fields })),
    removeMember: (id: number) => keep(send('DELETE /household/member/:id', { params: { id } })),
    handOver: (id: number) => keep(send('PATCH /household/member/:id/keeper', { params: { id } })),
    invite: () => send('POST /household/invitation', {}),
    withdraw: (id: number) => send('DELETE /household/invitation/:id', { params: { id } }),
  }
}

export const lookUpCode = (Code: string) => send('POST /invitation/code', { fields: { Code } })
