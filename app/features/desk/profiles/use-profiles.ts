import { keysOf } from '#app/lib/api/key-test.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import type { Id } from '#contract/common.ts'
import { useDeciding } from '../use-deciding.ts'

const CHANGED = [
  keysOf(['/desk/profiles']),
  keysOf(['/desk/log']),
  keysOf(['/author', '/author/:id']),
]

/** Other names and portraits of authors. */
export const profilesKey = () => keyOf('/desk/profiles', {})

/** Other names and portraits that wait, the oldest first. */
export function useProfiles() {
  const { data, ...state } = useKey(profilesKey())
  return { profiles: data?.Profiles, ...state }
}

/**
 * What is decided about another name or portrait. The calls throw an ApiError; the list is fetched again either way,
 * because somebody else may have decided.
 */
export function useProfileDecisions() {
  const decide = useDeciding(CHANGED)
  return {
    approve: (id: Id) => decide(send('PATCH /desk/profiles/:id/approve', { params: { id } })),
    giveBack: (id: Id, Remark: string) =>
      decide(send('PATCH /desk/profiles/:id/return', { params: { id }, fields: { Remark } })),
  }
}
