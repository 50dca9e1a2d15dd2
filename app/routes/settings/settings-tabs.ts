/** The screens of /settings in the order of their menu; each name is also the end of its address. */
export const SETTINGS_TABS = [
  'edit_profile',
  'change_password',
  'language',
  'measurements',
  'kitchen',
  'push_notification',
  'offline',
  'feedback',
  'take_along',
] as const

/** One of {@link SETTINGS_TABS}. */
export type SettingsTab = (typeof SETTINGS_TABS)[number]
