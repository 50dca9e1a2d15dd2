import { useState } from 'react'
import { IconLink } from '#design-system/icon-button/icon-button.tsx'
import { Heart } from '#design-system/icon/lucide.ts'
import { hasDueAction, useKeepSession } from '#app/features/account/index.ts'
import { useOffline } from '#app/features/offline/index.ts'
import { Dialogs } from '#app/lib/dialogs/dialogs.tsx'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { REMEMBERED_HERE } from './remembered-kinds.ts'
import { ShoppingButton } from './shopping-button.tsx'
import { useMemberLanguage } from './use-member-language.ts'

const RememberedActions = lateComponent(async () => {
  const code = import('./remembered-actions.tsx')
  return (await withAreas(['memberActions'], code)).RememberedActions
})

/**
 * What only members have in the header, beside the search (SHL-13 to SHL-16). It stands as long as
 * somebody is signed in, so it also keeps the session and the language, and what works offline.
 */
export function MemberBar() {
  const { t } = useWords()
  useKeepSession()
  useMemberLanguage()
  useOffline()
  const [hasRemembered] = useState(() => hasDueAction(REMEMBERED_HERE))
  return (
    <>
      <ShoppingButton />
      <IconLink href="/favorites/recipes" label={t('member.favourites')} icon={Heart} />
      <AvatarMenu />
      <Dialogs />
      {hasRemembered && <RememberedActions />}
    </>
  )
}
