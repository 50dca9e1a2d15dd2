import { useEffect } from 'react'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { ReadOnlyBody } from '#contract/host/read-only.ts'
import type { NewSiteInvitation, Registration } from '#contract/host/registration.ts'
import type { HostWorkKind } from '#contract/host/work.ts'
import { langIdOf } from '#contract/languages.ts'
import { hostKeys } from './host-keys.ts'
import { noteWell } from './last-well.ts'
import { rememberToken } from './made-links.ts'

/** How the site is. */
export function useOverview() {
  const { data: overview, ...state } = useKey(hostKeys.overview())
  useEffect(() => {
    if (overview) noteWell(overview)
  }, [overview])
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
      if (made.Token !== null) rememberToken(made.Invitation.Id, made.Token)
      await retry()
      return made
    },
    newLink: async (id: Id) => {
      const { Token } = await send('POST /host/invitations/:id/link', { params: { id } })
      rememberToken(id, Token)
      return Token
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

/** Sends a push message to this device, and says what became of it. Throws an ApiError. */
export async function testPush() {
  return await send('POST /host/push/test', {})
}

/** Whether the site is read-only, with the switch. It throws an ApiError. */
export function useReadOnly() {
  const { data: readOnly, ...state } = useKey(hostKeys.readOnly())
  const { write } = useCacheEditor()
  return {
    readOnly,
    ...state,
    choose: async (fields: ReadOnlyBody) =>
      write(hostKeys.readOnly(), await sendJson('PATCH /host/read-only', { fields })),
  }
}

/** What went wrong, by kind. The call throws an ApiError. */
export function useErrors() {
  const { language } = useWords()
  const { data, ...state } = useKey(hostKeys.errors(langIdOf(language)))
  return {
    errors: data?.Errors,
    ...state,
    makeQuiet: async (Kind: string, IsQuiet: boolean) => {
      await send('POST /host/errors/quiet', { fields: { Kind, IsQuiet } })
      await state.retry()
    },
  }
}

/** What a host has asked for last: null before the first. The call throws an ApiError. */
export function useWork() {
  const { data, retry: look } = useKey(hostKeys.work())
  const { write } = useCacheEditor()
  return {
    work: data?.Work,
    look,
    ask: async (Kind: HostWorkKind) =>
      write(hostKeys.work(), await send('POST /host/work', { fields: { Kind } })),
  }
}

/** Says whether hosts get a mail when something needs them. Throws an ApiError. */
export async function changeWarningMails(Mails: boolean) {
  await send('PATCH /host/warnings', { fields: { Mails } })
}
