import { useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { LateDoors } from '#app/doors/late-doors.tsx'
import { useFollowSession } from '#app/session/use-follow-session.ts'
import { useRememberReturn } from '#app/session/use-remember-return.ts'
import { isAuthArea } from '#app/shell/area.ts'
import { Footer } from '#app/shell/footer.tsx'
import { Header } from '#app/shell/header.tsx'
import { MainNav } from '#app/shell/main-nav.tsx'
import { PLACES_KEY } from '#app/shell/places.ts'
import { Toasts } from '#app/shell/toasts.tsx'
import { useFocusOnNavigation } from '#app/shell/use-focus-on-navigation.ts'
import { useIntentPrefetch } from '#app/shell/use-intent-prefetch.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Id of the main part of a page, where the skip link leads. */
export const MAIN_ID = 'main'

/**
 * What stands around every screen: skip link, header, the screen, footer. Those about signing in are
 * the other area and stand alone (SHL-01).
 */
export function Shell() {
  const { t } = useWords()
  const isAuth = isAuthArea(useLocation().pathname)
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  useIntentPrefetch()
  useFollowSession()
  useRememberReturn()
  return (
    <>
      <ButtonLink
        href={`#${MAIN_ID}`}
        variant="primary"
        className="absolute start-gutter -top-16 z-skip focus:top-3"
      >
        {t('shell.skip')}
      </ButtonLink>
      {!isAuth && <Header />}
      <main id={MAIN_ID} ref={main} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      {!isAuth && (
        <>
          <Footer />
          <MainNav look="bar" className="fixed inset-x-0 bottom-0 z-bar tablet:hidden" />
        </>
      )}
      <Toasts />
      <LateDoors />
      <ScrollRestoration storageKey={PLACES_KEY} />
    </>
  )
}
