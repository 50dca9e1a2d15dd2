import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** Shown instead of a screen that threw an error or whose code could not be loaded. */
export function PageError() {
  const { t } = useWords()
  const error = useRouteError()
  useEffect(() => reportFailure(error), [error])
  return (
    <main className="page-column grid min-h-[60vh] place-content-center justify-items-center gap-4 py-section text-center">
      <PageMeta title={t('errors.pageTitle')} description={t('errors.pageText')} noIndex />
      <h1 className="text-title">{t('errors.pageTitle')}</h1>
      <p className="text-ink-soft">{t('errors.pageText')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('common.tryAgain')}
      </Button>
    </main>
  )
}
