import { Avatar } from '#design-system/avatar/avatar.tsx'
import { House, ListChecks, Lock, LogOut, Settings, User } from '#design-system/icon/lucide.ts'
import { MenuButton, MenuLink } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { isAdmin, isEditor, useMember } from '#app/features/account/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useSignOut } from './use-sign-out.ts'

/**
 * The member's picture with a menu of exactly four items, and more for editors and admins. It is shown before
 * the member has been loaded.
 */
export function AvatarMenu() {
  const { t } = useWords()
  const { member } = useMember()
  const signOut = useSignOut()
  const { hasNoPasswords } = useSite()
  const picture = member?.AvatarPath
  return (
    <Menu
      label={t('member.account')}
      opener={
        <Avatar
          name={member ? `${member.FirstName} ${member.LastName}` : ''}
          src={picture && pictureUrl(picture, PORTRAIT_WIDTH)}
        />
      }
    >
      <MenuLink href="/settings/edit_profile" icon={User}>
        {t('member.editProfile')}
      </MenuLink>
      <MenuLink href="/settings/edit_profile" icon={Settings}>
        {t('member.settings')}
      </MenuLink>
      {!hasNoPasswords && (
        <MenuLink href="/settings/change_password" icon={Lock}>
          {t('member.changePassword')}
        </MenuLink>
      )}
      {member && isEditor(member) && (
        <MenuLink href="/desk" icon={ListChecks}>
          {t('member.desk')}
        </MenuLink>
      )}
      {member && isAdmin(member) && (
        <MenuLink href="/host" icon={House}>
          {t('member.host')}
        </MenuLink>
      )}
      <MenuButton icon={LogOut} onClick={signOut}>
        {t('member.signOut')}
      </MenuButton>
    </Menu>
  )
}
