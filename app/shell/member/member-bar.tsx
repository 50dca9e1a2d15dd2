import { useState } from 'react'
import { IconLink } from '#design-system/icon-button/icon-button.tsx'
import { Heart, NotebookPen } from '#design-system/icon/lucide.ts'
import { hasDueAction, useKeepSession } from '#app/features/account/index.ts'
import { LateSendMeals } from '#app/features/cooked/index.ts'
import { LateSendNotes } from '#app/features/notes/index.ts'
import { useOffline } from '#app/features/offline/index.ts'
import { Dialogs } from '#app/lib/dialogs/dialogs.tsx'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { REMEMBERED_HERE } from './remembered-kinds.ts'
import { ShoppingButton } from './shopping-button.tsx'
import { useFindSessions } from '#app/features/kitchen/index.ts'
import { useMemberLanguage } from './use-member-language.ts'

const RememberedActions = lateComponent(async () => {
  const code = import('./remembered-actions.tsx')
  return (await withAreas(['memberActions'], code)).RememberedActions
})

/**
 * The members' part of the header (SHL-13 to SHL-16). It is mounted for the whole session, so it also
 * follows the session and the language, and starts what works offline.
 */
export function MemberBar() {
  const { t } = useWords()
  useKeepSession()
  useMemberLanguage()
  useFindSessions()
  useOffline()
  const [hasRemembered] = useState(() => hasDueAction(REMEMBERED_HERE))
  return (
    <>
      <ShoppingButton />
      <IconLink
        href="/my/recipes"
        label={t('member.myRecipes')}
        icon={NotebookPen}
        className="max-tablet:hidden"
      />
      <IconLink href="/favorites/recipes" label={t('member.favourites')} icon={Heart} />
      <AvatarMenu />
      <Dialogs />
      <LateSendNotes />
      <LateSendMeals />
      {hasRemembered && <RememberedActions />}
    </>
  )
}
