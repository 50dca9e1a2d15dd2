import { memo, Suspense } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { Comments } from '#app/features/comments/index.ts'
import { LatePrintedRecipe } from '#app/features/print/index.ts'
import { YourRating } from '#app/features/ratings/index.ts'
import { Facts, Keeping, Tools, useRecipe } from '#app/features/recipes/index.ts'
import { isRequestInvalid, type ApiError } from '#app/lib/api/api-error.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { idOf } from '#contract/id.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { HeroSkeleton } from './hero-skeleton.tsx'
import { Hero } from './hero.tsx'
import { HowTo } from './how-to.tsx'
import { Ingredients } from './ingredients.tsx'
import { LateStanding } from './late.tsx'

/** Screen of /recipes/{id}: one recipe, that it is withdrawn, or a redirect to /404. */
export function RecipeScreen() {
  const id = idOf(useParams()['id'])
  const { recipe, error, retry } = useRecipe(id)
  if ((error as ApiError | undefined)?.code === 'Withdrawn') return <LateStanding />
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  // The key resets all state, such as counters and films, for another recipe.
  if (recipe) return <RecipePage key={recipe.Id} recipe={recipe} />
  return <NoRecipe error={error} onRetry={retry} />
}

/** Props of {@link NoRecipe}. */
export interface NoRecipeProps {
  /** Why there is no recipe; undefined while it is being fetched. */
  error: unknown
  onRetry: () => Promise<unknown>
}

/** The page of a recipe that is being fetched, or could not be. */
export function NoRecipe({ error, onRetry }: NoRecipeProps) {
  const { t } = useWords()
  return (
    <div tabIndex={-1} className="page-column outline-none">
      <PageMeta title={t('recipe.title')} description={t('recipe.title')} noIndex />
      {error !== undefined ? (
        <LoadFailed
          title={t('recipe.failed.recipe')}
          text={t('errors.pageText')}
          onRetry={onRetry}
        />
      ) : (
        <HeroSkeleton />
      )}
    </div>
  )
}

/** Memoised: a new render with the same recipe would hydrate all parts at once, in one task. */
const RecipePage = memo(function RecipePage({ recipe }: { recipe: Recipe }) {
  return (
    <article>
      <RecipeMeta recipe={recipe} />
      <div className="page-column">
        <Hero recipe={recipe} />
        <Facts recipe={recipe} />
      </div>
      {/* Each part hydrates in a task of its own, the upper ones first. */}
      <Suspense>
        <Ingredients recipe={recipe} />
      </Suspense>
      <Suspense>
        <HowTo recipe={recipe} />
      </Suspense>
      <Suspense>
        <Keeping recipe={recipe} />
        <Tools recipe={recipe} />
        <LatePrintedRecipe recipe={recipe} />
        <Comments recipe={recipe} rating={<YourRating recipe={recipe} />} />
      </Suspense>
    </article>
  )
})

/** Title, description and picture for search engines and shared links. */
function RecipeMeta({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  return (
    <PageMeta
      title={recipe.Name}
      description={recipe.Description ?? t('recipe.by', { author: recipe.Author.Name })}
      image={recipe.CoverPath}
      type="article"
      onlyLanguage={recipe.OnlyLanguage}
    />
  )
}
