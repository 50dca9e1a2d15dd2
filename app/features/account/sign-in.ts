import { ApiError } from '#app/lib/api/api-error.ts'
import { send } from '#app/lib/api/send.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import type { AuthResult } from '#contract/account.ts'
import type { Provider } from '#contract/provider-sign-in.ts'
import { readDeviceKey, writeDeviceKey } from './device-key.ts'
import { hashPassword } from './hash-password.ts'
import { readInvitation } from './invitation.ts'

/** Identification of the app as an OAuth client. */
const CLIENT = { client_id: 'recipe-web', scope: 'api' } as const

/** The response of a sign-in, whose fields may be missing. */
type SignInResponse = Partial<AuthResult> | null

/**
 * Stores the token of a response, which signs the member in.
 *
 * @returns false when the response has no token
 */
function acceptToken(response: SignInResponse): boolean {
  const token = response?.access_token
  if (!token) return false
  writeToken(token)
  return true
}

/** The response of a call that signs in; null for a success without a body. */
async function orNull(request: Promise<AuthResult>): Promise<SignInResponse> {
  try {
    return await request
  } catch (error) {
    if (error instanceof ApiError && error.status >= 200 && error.status < 300) return null
    throw error
  }
}

/**
 * Signs in with e-mail and password, and with the device key of the last sign-in in this browser.
 *
 * @returns false when the response has no token
 * @throws {ApiError} when it is refused or cannot be sent
 */
export async function signIn(email: string, password: string): Promise<boolean> {
  const fields = { grant_type: 'password', username: email, password: await hashPassword(password) }
  const key = await readDeviceKey(email)
  const known = key !== undefined && { device_key: key }
  const response = await orNull(send('POST /auth/', { fields: { ...fields, ...CLIENT, ...known } }))
  if (response?.device_key) await writeDeviceKey(email, response.device_key)
  return acceptToken(response)
}

/**
 * Signs in with the one-time code of a provider's redirect.
 *
 * @returns false when the response has no token
 * @throws {ApiError} when it is refused or cannot be sent
 */
export async function signInAtProvider(provider: Provider, code: string): Promise<boolean> {
  const Invitation = readInvitation()
  const fields = {
    Provider: provider,
    Token: code,
    ...(Invitation !== undefined && { Invitation }),
  }
  return acceptToken(await orNull(send('POST /signup/externalauth', { fields })))
}
