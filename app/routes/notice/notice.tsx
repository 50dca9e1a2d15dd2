import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { NoticeForm, type SentNotice } from '#app/features/reports/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** Screen of /notice: who has no account tells what is not lawful. */
export function NoticeScreen() {
  const { t, formatDate } = useWords()
  const [sent, setSent] = useState<SentNotice>()
  return (
    <div tabIndex={-1} className="page-column pt-12 outline-none max-tablet:pt-6">
      <PageMeta title={t('reports.notice.title')} description={t('reports.notice.description')} />
      {sent ? (
        <div role="status">
          <EmptyState
            headingLevel="h1"
            title={t('reports.notice.thanks')}
            action={
              <Button onClick={() => setSent(undefined)}>{t('reports.notice.another')}</Button>
            }
          >
            {t('reports.notice.thanksText', {
              number: sent.id,
              email: sent.email,
              day: formatDate(sent.deletedOn),
            })}
          </EmptyState>
        </div>
      ) : (
        <div className="max-w-[34rem]">
          <h1 className="text-display">{t('reports.notice.title')}</h1>
          <p className="mt-3 mb-8 text-ink-soft">{t('reports.notice.text')}</p>
          <NoticeForm onSent={setSent} />
        </div>
      )}
    </div>
  )
}
