import { Navigate, useParams } from 'react-router-dom'
import { isRequestInvalid } from '#app/data/api-error.ts'
import { useCookbook } from '#app/data/cookbooks.ts'
import { CookbookBones } from '#app/routes/cookbook/cookbook-bones.tsx'
import { CookbookHero } from '#app/routes/cookbook/cookbook-hero.tsx'
import { CookbookRecipes } from '#app/routes/cookbook/cookbook-recipes.tsx'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { PageMeta } from '#app/shell/page-meta.tsx'
import { useWords } from '#app/words/words-provider.tsx'

/** Screen of /cookbooks/{id} (RTE-08): one cookbook and its recipes, or on to /404 (CBD-17). */
export function CookbookScreen() {
  const id = useParams()['id'] ?? ''
  const { cookbook, error, retry } = useCookbook(id)
  const { t } = useWords()
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  if (!cookbook) {
    return (
      <div tabIndex={-1} className="outline-none">
        <PageMeta title={t('cookbooks.one.title')} description={t('cookbooks.title')} noIndex />
        {error === undefined ? (
          <CookbookBones />
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
  // Another cookbook starts afresh, on its first tab.
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
