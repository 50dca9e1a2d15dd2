import { fn } from 'storybook/test'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Lock, LogOut, Settings, User } from '#design-system/icon/lucide.ts'
import { MenuButton, MenuLink } from '#design-system/menu/menu-item.tsx'

/** Signs out. */
export const signOut = fn()

/** The menu of a member, as the header shows it. */
export const ACCOUNT = {
  label: 'Account',
  opener: <Avatar name="Imani Okafor" size="m" />,
  children: (
    <>
      <MenuLink href="/settings/edit_profile" icon={User} aria-current="page">
        Edit Profile
      </MenuLink>
      <MenuLink href="/settings/edit_profile" icon={Settings}>
        Settings
      </MenuLink>
      <MenuLink href="/settings/change_password" icon={Lock}>
        Change Password
      </MenuLink>
      <MenuButton icon={LogOut} onClick={signOut}>
        Sign out
      </MenuButton>
    </>
  ),
}
