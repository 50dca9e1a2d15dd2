import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Banner } from '#design-system/banner/banner.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { ANSWER_KEY } from '#app/doors/answer.ts'
import { platformOf, type Platform } from '#app/doors/platform.ts'
import { createStoredText } from '#app/session/stored-text.ts'
import { isAuthArea } from '#app/shell/area.ts'
import { BRAND, LINKS } from '#app/shell/brand.ts'
import { useWords } from '#app/words/words-provider.tsx'

const STORES = { ios: LINKS.appStore, android: LINKS.googlePlay } as const

/** Height of the banner and of the tabs below it: what has the focus is not scrolled under them. */
const COVERED = '13rem'

const answer = createStoredText(ANSWER_KEY)

/**
 * What leads a phone to its store (D-03): a question once per browser, and after a refusal a banner
 * until it is closed. Neither stands where somebody signs in.
 */
export function AppDoors() {
  const { t } = useWords()
  const { pathname } = useLocation()
  const platform = platformOf(navigator.userAgent)
  const given = answer.use()
  if (platform === undefined || isAuthArea(pathname)) return null
  return (
    <>
      <ConfirmDialog
        open={given === null}
        onOpenChange={() => answer.write('declined')}
        title={t('doors.dialog.title', { brand: BRAND })}
        description={t('doors.dialog.text')}
        confirmLabel={t('doors.dialog.accept')}
        cancelLabel={t('doors.dialog.decline')}
        onConfirm={() => {
          answer.write('accepted')
          location.assign(STORES[platform])
        }}
      />
      {given === 'declined' && <StoreBanner platform={platform} />}
    </>
  )
}

function dismiss() {
  answer.write('dismissed')
  // The button that had the focus goes.
  document.querySelector('main')?.focus({ preventScroll: true })
}

/** Lies over the page, above the tabs: nothing moves when it comes or goes. */
function StoreBanner({ platform }: { platform: Platform }) {
  const { t } = useWords()
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = COVERED
    return () => void style.removeProperty('scroll-padding-bottom')
  }, [])
  return (
    <aside
      aria-label={t('doors.banner.label')}
      className="fixed inset-x-3 bottom-20 z-bar mb-[env(safe-area-inset-bottom)] tablet:inset-s-auto tablet:bottom-6 tablet:w-dialog"
    >
      <Banner
        title={t('doors.banner.title')}
        onDismiss={dismiss}
        action={
          <ButtonLink size="s" href={STORES[platform]}>
            {t(`doors.banner.${platform}`)}
          </ButtonLink>
        }
        className="border border-line shadow-overlay"
      />
    </aside>
  )
}
