import { useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { useFollowSession, useRememberReturn } from '#app/features/account/index.ts'
import { LateAppBanner } from '#app/features/app-banner/index.ts'
import { LateKitchen } from '#app/features/kitchen/index.ts'
import { SCROLL_POSITIONS_KEY } from '#app/lib/lists/scroll-positions.ts'
import { isAuthArea, isKitchen } from '#app/lib/site/auth-area.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MainNav } from './main-nav.tsx'
import { Toasts } from './toasts.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Id of the main part of a page, the target of the skip link. */
const MAIN_ID = 'main'

/**
 * The shell around every screen: skip link, header, footer. The screens of /auth (SHL-01) and the kitchen are
 * rendered without it.
 */
export function Shell() {
  const { t } = useWords()
  const { pathname } = useLocation()
  const hasShell = !isAuthArea(pathname) && !isKitchen(pathname)
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
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
      {hasShell && <Header />}
      <LateKitchen hasBar={hasShell} />
      <main id={MAIN_ID} ref={main} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      {hasShell && (
        <>
          <LateAppBanner />
          <Footer />
          <MainNav
            variant="bar"
            className="inset-x-0 bottom-0 z-bar tablet:hidden [@media(min-height:20.0625rem)]:fixed"
          />
        </>
      )}
      <Toasts />
      <ScrollRestoration storageKey={SCROLL_POSITIONS_KEY} />
    </>
  )
}
