import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { ByLink, rememberLink, useUnlisted } from '#app/features/own-recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { HeroSkeleton } from './hero-skeleton.tsx'
import { OwnPage } from './own/own-page.tsx'

/**
 * Screen of /r/{token}: a recipe of a member for whoever has its link, without an account. Its HTML
 * says nothing of the recipe, because a link can be withdrawn at any moment.
 */
export function UnlistedScreen() {
  const { t } = useWords()
  const { token = '' } = useParams()
  const isHydrated = useHydrated()
  if (isHydrated) return <Unlisted key={token} token={token} />
  return (
    <div tabIndex={-1} className="page-column outline-none">
      <PageMeta title={t('mine.page.title')} description={t('mine.description')} noIndex />
      <HeroSkeleton />
    </div>
  )
}

function Unlisted({ token }: { token: string }) {
  const { t } = useWords()
  const { recipe, error, retry } = useUnlisted(token)
  const id = recipe?.Id
  useEffect(() => {
    if (id !== undefined) rememberLink(id, token)
  }, [id, token])
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  if (recipe) {
    return (
      <ByLink token={token}>
        <OwnPage recipe={recipe} />
      </ByLink>
    )
  }
  return (
    <div tabIndex={-1} className="page-column outline-none">
      <PageMeta title={t('mine.page.title')} description={t('mine.description')} noIndex />
      {error === undefined ? (
        <HeroSkeleton />
      ) : (
        <LoadFailed
          title={t('mine.page.failed')}
          text={t('mine.page.failedText')}
          onRetry={retry}
        />
      )}
    </div>
  )
}
