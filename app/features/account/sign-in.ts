import { ApiError } from '#app/lib/api/api-error.ts'
import { send } from '#app/lib/api/send.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import type { AuthResult } from '#contract/account.ts'
import type { Provider } from '#contract/external-sign-in.ts'
import { readDeviceKey, writeDeviceKey } from './device-key.ts'
import { hashPassword } from './hash-password.ts'

/** Who the app is to the server (D-10). */
const CLIENT = { client_id: 'recipe-web', scope: 'api' } as const

/** An answer of a sign-in, as far as it can be trusted. */
type SignInAnswer = Partial<AuthResult> | null

/**
 * Stores the token of an answer: from then on somebody is signed in (STA-01).
 *
 * @returns false when the answer holds none
 */
function acceptToken(answer: SignInAnswer): boolean {
  const token = answer?.access_token
  if (!token) return false
  writeToken(token)
  return true
}

/** The response of a call that signs in; null for a success without a body. */
async function orNull(request: Promise<AuthResult>): Promise<SignInAnswer> {
  try {
    return await request
  } catch (error) {
    if (error instanceof ApiError && error.status >= 200 && error.status < 300) return null
    throw error
  }
}

/**
 * Signs in with e-mail and password (AUT-05), and with the device key of the last sign-in here (D-10).
 *
 * @returns false when the answer holds no token (ERR-02)
 * @throws {ApiError} when it is refused, or does not arrive
 */
export async function signIn(email: string, password: string): Promise<boolean> {
  const fields = { grant_type: 'password', username: email, password: await hashPassword(password) }
  const key = await readDeviceKey(email)
  const known = key !== undefined && { device_key: key }
  const answer = await orNull(send('POST /auth/', { fields: { ...fields, ...CLIENT, ...known } }))
  if (answer?.device_key) await writeDeviceKey(email, answer.device_key)
  return acceptToken(answer)
}

/**
 * Signs in with the one-time code that a provider's way back ended with (AUT-06, D-16).
 *
 * @returns false when the answer holds no token (ERR-03)
 * @throws {ApiError} when it is refused, or does not arrive
 */
export async function signInExternally(provider: Provider, code: string): Promise<boolean> {
  const fields = { Provider: provider, Token: code }
  return acceptToken(await orNull(send('POST /signup/externalauth', { fields })))
}
