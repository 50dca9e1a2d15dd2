import { Navigate, useParams } from 'react-router-dom'
import { useState } from 'react'
import { CardGrid } from '#design-system/card/card.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { useAuthor } from '#app/features/authors/index.ts'
import { CookbookCard, useCookbooksOfAuthor } from '#app/features/cookbooks/index.ts'
import { RecipeCards, RecipeSkeleton } from '#app/features/recipe-cards/index.ts'
import { useRecipesOfAuthor } from '#app/features/recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { growingListState } from '#app/lib/lists/growing-list-state.ts'
import { GrowingList } from '#app/lib/lists/growing-list.tsx'
import { CardSkeleton, skeletonIndexes } from '#app/lib/ui/card-skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import { AuthorHero, AuthorHeroSkeleton } from './author-hero.tsx'

/** Screen of /authors/{id}: one author with cookbooks and recipes, or a redirect to /404. */
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

/** Number of skeletons while the number of recipes is unknown: one row. */
const SKELETONS = 4

/** The recipes of an author, newest first; nothing without recipes. */
function RecipesByMe({ authorId }: { authorId: Id }) {
  const { t } = useWords()
  const [pages, setPages] = useState(1)
  const last = useRecipesOfAuthor(authorId, pages)
  const list = growingListState(
    { pages, height: undefined, showMore: () => setPages(pages + 1), saveHeight: () => {} },
    last,
    RECIPES_PER_PAGE,
  )
  if (list.count === 0) return null
  return (
    <section aria-labelledby="recipes-by-me" tabIndex={-1} className="page-part outline-none">
      <SectionHead headingId="recipes-by-me" title={t('authors.one.recipes')} />
      <GrowingList
        list={list}
        more={t('authors.one.moreRecipes')}
        moreShown={t('authors.one.moreRecipesShown', { count: list.count ?? 0 })}
        failed={{
          title: t('authors.one.recipesFailed'),
          text: t('authors.one.cookbooksFailedText'),
        }}
        renderPage={(page) => <AuthorPage key={page} authorId={authorId} page={page} />}
      />
    </section>
  )
}

function AuthorPage({ authorId, page }: { authorId: Id; page: number }) {
  const { recipes, isPending } = useRecipesOfAuthor(authorId, page)
  if (isPending) return <RecipeSkeleton count={page === 1 ? SKELETONS : RECIPES_PER_PAGE} />
  return recipes && <RecipeCards recipes={recipes} level="h3" />
}

/** Props of {@link CookbooksByMe}. */
interface CookbooksByMeProps {
  authorId: Id
  /** How many cookbooks the author has: the number of skeletons. */
  expected: number
}

/** The cookbooks of an author; a single one keeps the size it has in a grid. */
function CookbooksByMe({ authorId, expected }: CookbooksByMeProps) {
  const { t } = useWords()
  const { cookbooks, error, retry } = useCookbooksOfAuthor(authorId)
  return (
    <section aria-labelledby="cookbooks-by-me" tabIndex={-1} className="outline-none">
      <SectionHead headingId="cookbooks-by-me" title={t('authors.one.cookbooks')} />
      {error ? (
        <LoadFailed
          title={t('authors.one.cookbooksFailed')}
          text={t('authors.one.cookbooksFailedText')}
          onRetry={retry}
        />
      ) : cookbooks?.length === 0 ? (
        <EmptyState title={t('authors.one.noCookbooks')} headingLevel="h3" />
      ) : (
        <CardGrid>
          {cookbooks?.map((cookbook) => (
            <li key={cookbook.Id}>
              <CookbookCard cookbook={cookbook} place="grid" />
            </li>
          )) ??
            skeletonIndexes(expected).map((index) => (
              <li key={index}>
                <CardSkeleton index={index} cover />
              </li>
            ))}
        </CardGrid>
      )}
    </section>
  )
}
