import { PASSWORD_MIN } from '#contract/limits.ts'

/** What is wrong with a new password. */
export type NewPasswordFault = 'empty' | 'mismatch' | 'short'

/**
 * Validates a new password and its repetition, if there is one. In this order: nothing is blank, both
 * are the same, and it is long enough.
 *
 * @param others further fields that must not be blank, such as the current password
 * @returns undefined for a valid password
 */
export function faultOfNewPassword(
  password: string,
  repeated: string = password,
  ...others: string[]
): NewPasswordFault | undefined {
  if ([password, repeated, ...others].some((text) => text.trim() === '')) return 'empty'
  if (password !== repeated) return 'mismatch'
  return password.length < PASSWORD_MIN ? 'short' : undefined
}
