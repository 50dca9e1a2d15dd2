import { useLocation } from 'react-router-dom'
import { Banner } from '#design-system/banner/banner.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { isAuthArea } from '#app/lib/site/auth-area.ts'
import { BRAND, type Platform, STORE_LINKS } from '#app/lib/site/brand.ts'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ANSWER_KEY } from './answer.ts'
import { platformOf } from './platform.ts'

const answer = createStoredText(ANSWER_KEY)

/**
 * Offers the native app of a phone's store: once as a dialog, and after declining as a banner at
 * the end of the page until it is closed. Neither is shown on /auth.
 */
export function AppBanner() {
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
        title={t('appBanner.dialog.title', { brand: BRAND })}
        description={t('appBanner.dialog.text')}
        confirmLabel={t('appBanner.dialog.accept')}
        cancelLabel={t('appBanner.dialog.decline')}
        onConfirm={() => {
          answer.write('accepted')
          location.assign(STORE_LINKS[platform])
        }}
      />
      {given === 'declined' && <StoreBanner platform={platform} />}
    </>
  )
}

function dismiss() {
  answer.write('dismissed')
  // The focused button disappears.
  document.querySelector('main')?.focus({ preventScroll: true })
}

/** Below the content of the page, so that it neither covers nor moves anything. */
function StoreBanner({ platform }: { platform: Platform }) {
  const { t } = useWords()
  return (
    <aside aria-label={t('appBanner.banner.label')} className="page-column mt-10">
      <Banner
        title={t('appBanner.banner.title')}
        onDismiss={dismiss}
        action={
          <ButtonLink size="s" href={STORE_LINKS[platform]}>
            {t(`appBanner.banner.${platform}`)}
          </ButtonLink>
        }
      />
    </aside>
  )
}
