import { ApiError } from '#app/lib/api/api-error.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { keys } from '#app/lib/api/keys.ts'
import { send } from '#app/lib/api/send.ts'
import type { CurrentUser, ProfileBody } from '#contract/account.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** An error of PATCH /me/, which has a success status. */
interface Refusal {
  Code?: ErrorCode
  Message?: string
}

async function changeProfile(fields: ProfileBody): Promise<CurrentUser> {
  const response: CurrentUser & Refusal = await send('PATCH /me/', { fields })
  const { Code, Message } = response
  if (Code !== undefined && Message !== undefined) throw new ApiError(200, Message, Code)
  return response
}

/** Changes of the member's account. The cached member is updated at once; failures reject with {@link ApiError}. */
export interface AccountChanges {
  /** Names with the unchanged e-mail address, or the language, or the units. */
  changeProfile: (fields: ProfileBody) => Promise<void>
  /** Switches notifications; the value of the response is used. */
  changeNotifications: (on: boolean) => Promise<void>
  /** Uploads a new profile picture. */
  changePicture: (picture: Blob) => Promise<void>
}

/** The calls that change the member. */
export function useAccountChanges(): AccountChanges {
  const { edit, write } = useCacheEditor()
  return {
    changeProfile: async (fields) => write(keys.me(), await changeProfile(fields)),
    changeNotifications: async (Notifications) =>
      write(keys.me(), await send('PATCH /me/update_notifications', { fields: { Notifications } })),
    changePicture: async (picture) => {
      const fields = new FormData()
      fields.append('avatar', picture)
      const { Path } = await send('POST /me/avatar', { fields })
      edit(keysOf(['/me/']), (member) => ({ ...member, AvatarPath: Path }))
    },
  }
}

/** Changes the password; both as `hashPassword` returns them. */
export async function changePassword(OldPassword: string, Password: string): Promise<void> {
  await send('PATCH /me/password', { fields: { OldPassword, Password } })
}

/** What becomes of the recipes that a member has published. */
export type Leaving = 'withdraw' | 'leave'

/**
 * Deletes the account, with a parting message.
 *
 * @param Published undefined for who has published nothing
 */
export async function deleteAccount(
  Message: string,
  Published: Leaving | undefined,
): Promise<void> {
  await send('PATCH /me/delete_account', {
    fields: { Message, ...(Published && { Published }) },
  })
}

/**
 * Sends feedback.
 *
 * @param FeedbackValue 1 to 5
 */
export async function sendFeedback(Description: string, FeedbackValue: number): Promise<void> {
  await send('POST /feedback', { fields: { Description, FeedbackValue } })
}
