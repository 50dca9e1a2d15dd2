import { Navigate, useParams } from 'react-router-dom'
import { LinkedPage, useLinkedCookbook } from '#app/features/own-cookbooks/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** A cookbook of a member for whoever has its link, without an account. */
export function LinkedCookbookScreen() {
  const { t } = useWords()
  const { token = '' } = useParams()
  const { cookbook, error, retry } = useLinkedCookbook(token)
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  return (
    <div tabIndex={-1} className="page-column min-h-dvh pt-10 outline-none">
      <PageMeta
        title={t('ownCookbooks.cookbooks')}
        description={t('ownCookbooks.link.description')}
        noIndex
      />
      <LinkedPage key={token} token={token} cookbook={cookbook} error={error} onRetry={retry} />
    </div>
  )
}
