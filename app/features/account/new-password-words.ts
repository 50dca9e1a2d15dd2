import type { Translate } from '#app/lib/words/translate.ts'
import { PASSWORD_MIN } from '#contract/limits.ts'
import type { NewPasswordFault } from './new-password.ts'

/** The message for an invalid new password. */
export function faultText(t: Translate, fault: NewPasswordFault): string {
  return fault === 'short'
    ? t('auth.newPassword.short', { count: PASSWORD_MIN })
    : t(`auth.newPassword.${fault}`)
}
