import { Navigate, useParams } from 'react-router-dom'
import { useCookbook } from '#app/features/cookbooks/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { idOf } from '#contract/id.ts'
import { CookbookHero } from './cookbook-hero.tsx'
import { CookbookRecipes } from './cookbook-recipes.tsx'
import { CookbookSkeleton } from './cookbook-skeleton.tsx'

/** Screen of /cookbooks/{id} (RTE-08): one cookbook and its recipes, or a redirect to /404 (CBD-17). */
export function CookbookScreen() {
  const id = idOf(useParams()['id'])
  const { cookbook, error, retry } = useCookbook(id)
  const { t } = useWords()
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
