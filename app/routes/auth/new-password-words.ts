import { PASSWORD_MIN } from '#contract/limits.ts'
import type { NewPasswordFault } from '#app/session/new-password.ts'
import type { Translate } from '#app/words/translate.ts'

/** What to say about a new password. */
export function faultText(t: Translate, fault: NewPasswordFault): string {
  return fault === 'short'
    ? t('auth.newPassword.short', { count: PASSWORD_MIN })
    : t(`auth.newPassword.${fault}`)
}
