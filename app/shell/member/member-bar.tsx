import { IconLink } from '#design-system/icon-button/icon-button.tsx'
import { Heart } from '#design-system/icon/lucide.ts'
import { useKeepSession } from '#app/features/account/index.ts'
import { useOffline } from '#app/features/offline/index.ts'
import { Dialogs } from '#app/lib/dialogs/dialogs.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { ShoppingButton } from './shopping-button.tsx'
import { useMemberLanguage } from './use-member-language.ts'

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
