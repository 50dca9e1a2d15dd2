import { useParams } from 'react-router-dom'
import { ReadListPage } from '#app/features/household/index.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/**
 * Screen of /list/{token}: a shopping list to read, without an account. Its HTML says nothing of the
 * list, because a link can be switched off at any moment.
 */
export function ReadListScreen() {
  const { t } = useWords()
  const { token = '' } = useParams()
  return (
    <div tabIndex={-1} className="outline-none">
      <PageMeta title={t('readList.page')} description={t('readList.description')} noIndex />
      {useHydrated() ? (
        <ReadListPage token={token} />
      ) : (
        <h1 className="page-column py-10 text-title">{t('readList.page')}</h1>
      )}
    </div>
  )
}
