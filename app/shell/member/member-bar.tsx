import { useEffect, useState } from 'react'
import { IconButton, IconLink } from '#design-system/icon-button/icon-button.tsx'
import { Heart, NotebookPen, ShoppingBasket } from '#design-system/icon/lucide.ts'
import { hasDueAction, useKeepSession, useMember } from '#app/features/account/index.ts'
import { LateSendMeals } from '#app/features/cooking-log/index.ts'
import { LateSendDinners } from '#app/features/dinner/index.ts'
import { useFindSessions } from '#app/features/kitchen/index.ts'
import { LateUnseenDot } from '#app/features/news/index.ts'
import { LateSendNotes } from '#app/features/notes/index.ts'
import { useOffline } from '#app/features/offline/index.ts'
import { loadShoppingDrawer } from '#app/features/shopping/index.ts'
import { LateSendWeek } from '#app/features/week/index.ts'
import { Dialogs } from '#app/lib/dialogs/dialogs.tsx'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { CookbookQuestion } from './cookbook-question.tsx'
import { PlanQuestion } from './plan-question.tsx'
import { REMEMBERED_HERE } from './remembered-kinds.ts'
import { useMemberLanguage } from './use-member-language.ts'
import { WeekLink } from './week-link.tsx'

const RememberedActions = lateComponent(async () => {
  const code = import('./remembered-actions.tsx')
  return (await withAreas(['memberActions'], code)).RememberedActions
})

/**
 * The members' part of the header. It is mounted for the whole session, so it also
 * follows the session and the language, and starts what works offline.
 */
export function MemberBar() {
  const { t } = useWords()
  const { member } = useMember()
  useKeepSession()
  useMemberLanguage()
  useFindSessions()
  useForgetOthers()
  useOffline()
  const [hasRemembered] = useState(() => hasDueAction(REMEMBERED_HERE))
  return (
    <>
      <WeekLink />
      <ShoppingButton />
      <IconLink
        href="/my/recipes"
        label={t('member.myRecipes')}
        icon={NotebookPen}
        className="max-tablet:hidden"
      />
      <Favourites />
      <AvatarMenu />
      <Dialogs />
      <CookbookQuestion />
      <PlanQuestion />
      <LateSendNotes />
      <LateSendMeals />
      <LateSendWeek member={member?.username} />
      <LateSendDinners />
      {hasRemembered && <RememberedActions />}
    </>
  )
}

const OpenCount = lateComponent(async () => (await loadShoppingDrawer()).OpenCount)
const ShoppingDrawer = lateComponent(async () => (await loadShoppingDrawer()).ShoppingDrawer)

/** The button in the header that opens the shopping list in a drawer. */
function ShoppingButton() {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(0)
  return (
    <>
      <IconButton
        label={count > 0 ? t('member.shoppingListOf', { count }) : t('member.shoppingList')}
        icon={ShoppingBasket}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <OpenCount onChange={setCount} />
      </IconButton>
      <ShoppingDrawer open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

/** Leads to the favourites; to what is new while something has not been seen. */
function Favourites() {
  const { t } = useWords()
  const [hasUnseen, setUnseen] = useState(false)
  return (
    <IconLink
      href={hasUnseen ? '/favorites/following' : '/favorites/recipes'}
      label={t(hasUnseen ? 'member.favouritesNew' : 'member.favourites')}
      icon={Heart}
      className="relative"
    >
      <LateUnseenDot onChange={setUnseen} />
    </IconLink>
  )
}

/**
 * Removes from this device what other members have written there and not sent, once it is known who is signed
 * in. Called once, around all screens of a member.
 */
function useForgetOthers(): void {
  const { member } = useMember()
  const name = member?.username
  useEffect(() => {
    if (name === undefined) return
    const forget = async () => {
      const { forgetOthers } = await import('#app/lib/storage/member-storage.ts')
      await forgetOthers(name, Date.now())
    }
    forget().catch(reportFailure)
  }, [name])
}
