import { Navigate, useParams } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { OwnSource } from '#app/features/own-recipes/index.ts'
import { useRecipe } from '#app/features/recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import { HeroSkeleton } from '../hero-skeleton.tsx'
import { OwnPage } from './own-page.tsx'

/** Screen of /my/recipes/{id}: a recipe of a member, for those who may read it. For others it is not there. */
export function OwnRecipeScreen() {
  const id = idOf(useParams()['id'])
  return (
    <OwnSource key={id} id={id}>
      <OwnRecipe id={id} />
    </OwnSource>
  )
}

function OwnRecipe({ id }: { id: Id }) {
  const { recipe, error, retry } = useRecipe(id)
  const { t } = useWords()
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  if (recipe) return <OwnPage recipe={recipe} />
  return (
    <div tabIndex={-1} className="page-column outline-none">
      <PageMeta title={t('mine.page.title')} description={t('mine.description')} noIndex />
      {error !== undefined ? (
        <>
          <LoadFailed
            title={t('mine.page.failed')}
            text={t('mine.page.failedText')}
            onRetry={retry}
          />
          <p className="pb-10 text-center">
            <ButtonLink href="/my/recipes">{t('mine.title')}</ButtonLink>
          </p>
        </>
      ) : (
        <HeroSkeleton />
      )}
    </div>
  )
}
