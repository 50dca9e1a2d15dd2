import { Component, useEffect, type ReactNode } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { LateKitchen } from '#app/features/kitchen/index.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** Shows nothing in place of what throws an error: the page shows that already. */
class Nothing extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override state = { hasFailed: false }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Shown instead of a screen that threw an error or whose code could not be loaded. Timers still ring. */
export function PageError() {
  const { t } = useWords()
  const error = useRouteError()
  useEffect(() => reportFailure(error), [error])
  return (
    <>
      <Nothing>
        <LateKitchen bar="ringing" />
      </Nothing>
      <main className="page-column grid min-h-[60vh] place-content-center justify-items-center gap-4 py-section text-center">
        <PageMeta title={t('errors.pageTitle')} description={t('errors.pageText')} noIndex />
        <h1 className="text-title">{t('errors.pageTitle')}</h1>
        <p className="text-ink-soft">{t('errors.pageText')}</p>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('common.tryAgain')}
        </Button>
      </main>
    </>
  )
}
