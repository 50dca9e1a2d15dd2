import { useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { buttonVariants } from '#design-system/button/button.variants.ts'
import { cn } from '#design-system/lib/cn.ts'
import { LateDoors } from '#app/doors/late-doors.tsx'
import { Footer } from '#app/shell/footer.tsx'
import { Header } from '#app/shell/header.tsx'
import { TabBar } from '#app/shell/tab-bar.tsx'
import { Toasts } from '#app/shell/toasts.tsx'
import { useFocusOnNavigation } from '#app/shell/use-focus-on-navigation.ts'
import { useIntentPrefetch } from '#app/shell/use-intent-prefetch.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Id of the main part of a page, where the skip link leads. */
export const MAIN_ID = 'main'

/** What stands around every screen: skip link, header, the screen, footer. */
export function Shell() {
  const { t } = useWords()
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  useIntentPrefetch()
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className={cn(
          buttonVariants({ variant: 'primary' }),
          'absolute start-gutter -top-16 z-skip focus:top-3',
        )}
      >
        {t('shell.skip')}
      </a>
      <Header />
      <main id={MAIN_ID} ref={main} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <TabBar />
      <Toasts />
      <LateDoors />
      <ScrollRestoration />
    </>
  )
}
