import type { Config } from '#server/config.ts'
import { ApiError, type OAuthCode } from '#server/http/errors.ts'

/** Whether people sign in and register with passwords here. */
export function takesPasswords({ LOCAL_SIGN_IN }: Pick<Config, 'LOCAL_SIGN_IN'>): boolean {
  return LOCAL_SIGN_IN === 'on'
}

/**
 * Refuses a call about passwords where the host has switched them off.
 * @param oauth for calls in the format of RFC 6749
 * @throws {ApiError} `PasswordsOff`
 */
export function refusePasswords(config: Pick<Config, 'LOCAL_SIGN_IN'>, oauth?: OAuthCode): void {
  if (!takesPasswords(config)) throw new ApiError('PasswordsOff', oauth ? { oauth } : {})
}
