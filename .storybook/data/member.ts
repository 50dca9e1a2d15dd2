import type { CurrentUser } from '#contract/account.ts'

/** A member as `/me/` returns them. */
export const MEMBER: CurrentUser = {
  FirstName: 'Mina',
  LastName: 'Okafor',
  Email: 'mina@example.org',
  username: 'mina',
  AvatarPath: '/story/portrait.webp',
  Language: 1,
  UnitSystem: 0,
  Notifications: false,
}
