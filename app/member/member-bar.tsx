import { IconLink } from '#design-system/icon-button/icon-button.tsx'
import { Heart } from '#design-system/icon/lucide.ts'
import { Dialogs } from '#app/dialogs/dialogs.tsx'
import { AvatarMenu } from '#app/member/avatar-menu.tsx'
import { ShoppingButton } from '#app/member/shopping-button.tsx'
import { useMemberLanguage } from '#app/member/use-member-language.ts'
import { useOffline } from '#app/offline/use-offline.ts'
import { useKeepSession } from '#app/session/use-keep-session.ts'
import { useWords } from '#app/words/words-provider.tsx'

/**
 * What only members have in the header, beside the search (SHL-13 to SHL-16). It stands as long as
 * somebody is signed in, so it also keeps the session and the language, and what works offline.
 */
export function MemberBar() {
  const { t } = useWords()
  useKeepSession()
  useMemberLanguage()
  useOffline()
  return (
    <>
      <ShoppingButton />
      <IconLink href="/favorites/recipes" label={t('member.favourites')} icon={Heart} />
      <AvatarMenu />
      <Dialogs />
    </>
  )
}
