import { Navigate, useParams } from 'react-router-dom'
import { isRequestInvalid } from '#app/data/api-error.ts'
import { useAuthor } from '#app/data/authors.ts'
import { AuthorHero, AuthorHeroBones } from '#app/routes/author/author-hero.tsx'
import { CookbooksByMe } from '#app/routes/author/cookbooks-by-me.tsx'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { PageMeta } from '#app/shell/page-meta.tsx'
import { useWords } from '#app/words/words-provider.tsx'

/** Screen of /authors/{id} (RTE-14): one author and their cookbooks, or on to /404 (ATH-12). */
export function AuthorScreen() {
  const id = useParams()['id'] ?? ''
  const { author, error, retry } = useAuthor(id)
  const { t } = useWords()
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  if (!author) {
    return (
      <div tabIndex={-1} className="page-column outline-none">
        <PageMeta title={t('authors.one.title')} description={t('authors.description')} noIndex />
        {error === undefined ? (
          <AuthorHeroBones />
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
    </article>
  )
}
