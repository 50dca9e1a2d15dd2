import { type RefObject, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { toast, toastStore } from '#design-system/toast/toast-store.ts'
import { useFollowSession, useRememberReturn } from '#app/features/account/index.ts'
import { LateAppBanner } from '#app/features/app-banner/index.ts'
import { LateKitchen } from '#app/features/kitchen/index.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { SCROLL_POSITIONS_KEY } from '#app/lib/lists/scroll-positions.ts'
import { isAuthArea, isStage } from '#app/lib/site/auth-area.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useLanguageState } from '#app/lib/words/language-provider.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MainNav } from './main-nav.tsx'

/** Id of the main part of a page, the target of the skip link. */
const MAIN_ID = 'main'

/**
 * The shell around every screen: skip link, header, footer. The screens of /auth and the kitchen are
 * rendered without it.
 */
export function Shell() {
  const { t } = useWords()
  const { pathname } = useLocation()
  const hasShell = !isAuthArea(pathname) && !isStage(pathname)
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  useFollowSession()
  useRememberReturn()
  useLanguageToast()
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
      {!isStage(pathname) && <ReadOnlyNotice />}
      <LateKitchen bar={hasShell ? 'always' : 'ringing'} />
      <main id={MAIN_ID} ref={main} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      {hasShell && (
        <>
          <LateAppBanner />
          <Suspense>
            <Footer />
          </Suspense>
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

/** Says that nothing can be changed at the moment. */
function ReadOnlyNotice() {
  const { t, language } = useWords()
  const { readOnly, readOnlyNotice } = useSite()
  if (!readOnly) return null
  return (
    <p
      role="status"
      className="border-b border-line bg-note px-gutter py-2 text-center text-label text-on-note"
    >
      {readOnlyNotice?.[language] ?? t('shell.readOnly')}
    </p>
  )
}

const Toaster = lateComponent(
  async () => (await import('#design-system/toast/toaster.tsx')).Toaster,
  { failed: AnnouncedToasts },
)

const useToasts = () =>
  useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getServerSnapshot)

/**
 * Renders the toasts of `toast()` in `design-system/toast/toast-store.ts`, once around all screens. The
 * code is fetched with the first toast.
 */
function Toasts() {
  const isNeeded = useToasts().length > 0
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return wasNeeded && <Toaster />
}

/** Announces toasts whose code could not be loaded, for example without a connection. */
function AnnouncedToasts() {
  const last = useToasts().at(-1)
  useEffect(() => {
    if (last) announce([last.title, last.description].join(' '), 'assertive')
  }, [last])
  return null
}

/**
 * After a navigation, moves the focus to the start of the new screen and announces its title, as after
 * loading a page. A new query or hash of the same screen leaves the focus where it is.
 */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    announce(document.title)
  }, [main, pathname])
}

/** Says that a language could not be loaded, whoever has chosen it: the cook, the account or the address. */
function useLanguageToast(): void {
  const { t } = useWords()
  const hasFailed = useLanguageState() === 'failed'
  useEffect(() => {
    // A sheet lies above toasts: the settings of the kitchen say it themselves.
    if (!hasFailed || document.querySelector('dialog[open]')) return
    toast({ tone: 'error', title: t('shell.language.failed') })
  }, [hasFailed, t])
}
