import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { callApi } from '#app/data/api-client.ts'
import { ApiError } from '#app/data/api-error.ts'
import { API_BASE, keys } from '#app/data/keys.ts'
import { send, type Fields } from '#app/data/send.ts'
import type { AvatarResult, CurrentUser } from '#contract/account.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** An answer of PATCH /me/ that is a failure in spite of its status (API-15, D-22). */
interface Refusal {
  Code?: ErrorCode
  Message?: string
}

async function changeProfile(fields: Fields): Promise<CurrentUser> {
  const answer = await send<CurrentUser & Refusal>('PATCH', keys.me(), fields)
  const { Code, Message } = answer
  if (Code !== undefined && Message !== undefined) throw new ApiError(200, Message, Code)
  return answer
}

/** What a member changes of their account; the answer is on screen at once. Each rejects with the API's error. */
export interface AccountChanges {
  /** Names with the unchanged e-mail address, or the language, or the units (D-54). */
  changeProfile: (fields: Fields) => Promise<void>
  /** Switches notifications; what the answer says counts (STA-32). */
  changeNotifications: (on: boolean) => Promise<void>
  /** Sends a new profile picture (SET-06). */
  changePicture: (picture: Blob) => Promise<void>
}

/** The calls that change what the page knows of the member. */
export function useAccountChanges(): AccountChanges {
  const { mutate } = useSWRConfig()
  const keep = useCallback(
    async (member: CurrentUser) => void (await mutate(keys.me(), member, { revalidate: false })),
    [mutate],
  )
  return {
    changeProfile: async (fields) => keep(await changeProfile(fields)),
    changeNotifications: async (Notifications) =>
      keep(await send('PATCH', `${API_BASE}/me/update_notifications`, { Notifications })),
    changePicture: async (picture) => {
      const body = new FormData()
      body.append('avatar', picture)
      const { Path } = await callApi<AvatarResult>(`${API_BASE}/me/avatar`, {
        method: 'POST',
        body,
      })
      await mutate<CurrentUser>(keys.me(), (member) => member && { ...member, AvatarPath: Path }, {
        revalidate: false,
      })
    },
  }
}

/** Changes the password; both as `hashPassword` gives them (API-17). */
export async function changePassword(OldPassword: string, Password: string): Promise<void> {
  await send('PATCH', `${API_BASE}/me/password`, { OldPassword, Password })
}

/** Deletes the account, with parting words (API-18). */
export async function deleteAccount(Message: string): Promise<void> {
  await send('PATCH', `${API_BASE}/me/delete_account`, { Message })
}

/**
 * Says what somebody thinks of Simmer (API-20).
 *
 * @param FeedbackValue 1 to 5
 */
export async function sendFeedback(Description: string, FeedbackValue: number): Promise<void> {
  await send('POST', `${API_BASE}/feedback`, { Description, FeedbackValue })
}
