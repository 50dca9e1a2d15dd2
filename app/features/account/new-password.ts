import { PASSWORD_MIN } from '#contract/limits.ts'

/** What is wrong with a new password. */
export type NewPasswordFault = 'empty' | 'mismatch' | 'short'

/**
 * Looks at a new password and, where it is asked for, its repetition: nothing may be blank, both are
 * the same, and it is long enough, in that order (D-14, D-15).
 *
 * @param others further fields that must not be blank, such as the current password
 * @returns undefined when it is good
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
