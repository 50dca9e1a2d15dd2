import type { CurrentUser } from '#contract/account.ts'

/** Props of every screen of /settings. */
export interface SettingsProps {
  member: CurrentUser
}
