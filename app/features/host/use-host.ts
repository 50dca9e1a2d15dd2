import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import type { Id } from '#contract/common.ts'
import type { NewSiteInvitation, Registration } from '#contract/host/registration.ts'
import { hostKeys } from './host-keys.ts'

/** How the site is. */
export function useOverview() {
  const { data: overview, ...state } = useKey(hostKeys.overview())
  return { overview, ...state }
}

/** Who may register, with what a host changes about it. The calls throw an ApiError. */
export function useRegistration() {
  const { data: registration, ...state } = useKey(hostKeys.registration())
  const { write } = useCacheEditor()
  const { retry } = state
  return {
    registration,
    ...state,
    choose: async (Registration: Registration) =>
      write(
        hostKeys.registration(),
        await send('PATCH /host/registration', { fields: { Registration } }),
      ),
    invite: async (fields: NewSiteInvitation) => {
      const made = await send('POST /host/invitations', { fields })
      await retry()
      return made
    },
    sendAgain: async (id: Id) => {
      await send('POST /host/invitations/:id/send', { params: { id } })
    },
    end: async (id: Id) => {
      await send('DELETE /host/invitations/:id', { params: { id } })
      await retry()
    },
  }
}

/** Sends the host a mail at once, and says what became of it. Throws an ApiError. */
export async function testMail() {
  return await send('POST /host/mail/test', {})
}
