import { Navigate, useParams } from 'react-router-dom'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useCookbook } from '#app/features/cookbooks/index.ts'
import { isRequestInvalid, type ApiError } from '#app/lib/api/api-error.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import { BOOK, BOOK_AND_WORDS, CookbookHero, TABLE, WORDS } from './cookbook-hero.tsx'
import { CookbookRecipes } from './cookbook-recipes.tsx'

/** The page of a withdrawn cookbook. */
const LateWithdrawn = lateComponent<{ id: Id }>(
  async () => (await withAreas(['publishing'], import('./withdrawn.tsx'))).WithdrawnCookbook,
)

/** Screen of /cookbooks/{id}: one cookbook and its recipes, that it is withdrawn, or a redirect to /404. */
export function CookbookScreen() {
  const id = idOf(useParams()['id'])
  const { cookbook, error, retry } = useCookbook(id)
  const { t } = useWords()
  if ((error as ApiError | undefined)?.code === 'Withdrawn') return <LateWithdrawn id={id} />
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  if (!cookbook) {
    return (
      <div tabIndex={-1} className="outline-none">
        <PageMeta title={t('cookbooks.one.title')} description={t('cookbooks.title')} noIndex />
        {error === undefined ? (
          <CookbookSkeleton />
        ) : (
          <LoadFailed
            title={t('cookbooks.one.failed')}
            text={t('errors.pageText')}
            onRetry={retry}
          />
        )}
      </div>
    )
  }
  // The key resets all state, such as the selected tab, for another cookbook.
  return (
    <article key={cookbook.Id}>
      <PageMeta
        title={cookbook.Name}
        description={
          cookbook.Description ?? t('cookbooks.one.by', { author: cookbook.Author.Name })
        }
        image={cookbook.HeaderPath ?? cookbook.CoverPath}
        type="article"
      />
      <CookbookHero cookbook={cookbook} />
      <CookbookRecipes cookbook={cookbook} />
    </article>
  )
}

/** The top of a cookbook while it is loading, in its final sizes. */
function CookbookSkeleton() {
  return (
    <SkeletonRegion>
      <div className={TABLE} />
      <div className={BOOK_AND_WORDS}>
        <Skeleton className={BOOK} />
        <div className={WORDS}>
          <Skeleton className="h-16 w-4/5" />
          <Skeleton className="mt-3 h-6 w-64" />
          <Skeleton className="mt-4 h-24" />
          <Skeleton className="mt-6 h-14 w-72" />
        </div>
      </div>
    </SkeletonRegion>
  )
}
