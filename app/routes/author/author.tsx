import { Navigate, useParams } from 'react-router-dom'
import { useAuthor } from '#app/features/authors/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { idOf } from '#contract/id.ts'
import { AuthorHero, AuthorHeroSkeleton } from './author-hero.tsx'
import { CookbooksByMe } from './cookbooks-by-me.tsx'
import { RecipesByMe } from './recipes-by-me.tsx'

/** Screen of /authors/{id} (RTE-14): one author with cookbooks and recipes, or a redirect to /404 (ATH-12). */
export function AuthorScreen() {
  const id = idOf(useParams()['id'])
  const { author, error, retry } = useAuthor(id)
  const { t } = useWords()
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  if (!author) {
    return (
      <div tabIndex={-1} className="page-column outline-none">
        <PageMeta title={t('authors.one.title')} description={t('authors.description')} noIndex />
        {error === undefined ? (
          <AuthorHeroSkeleton />
        ) : (
          <LoadFailed title={t('authors.one.failed')} text={t('errors.pageText')} onRetry={retry} />
        )}
      </div>
    )
  }
  return (
    <article key={author.Id} className="page-column">
      <PageMeta
        title={author.Name}
        description={author.Description ?? t('authors.one.about', { name: author.Name })}
        image={author.ImagePath}
        type="profile"
      />
      <AuthorHero author={author} />
      <CookbooksByMe authorId={author.Id} expected={author.CookbookLength} />
      <RecipesByMe authorId={author.Id} />
    </article>
  )
}
