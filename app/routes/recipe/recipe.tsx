import { Navigate, useParams } from 'react-router-dom'
import { isRequestInvalid } from '#app/data/api-error.ts'
import { useRecipe } from '#app/data/recipe.ts'
import { Comments } from '#app/routes/recipe/comments.tsx'
import { Facts } from '#app/routes/recipe/facts.tsx'
import { Hero } from '#app/routes/recipe/hero.tsx'
import { HowTo } from '#app/routes/recipe/how-to.tsx'
import { Ingredients } from '#app/routes/recipe/ingredients.tsx'
import { RecipeMeta } from '#app/routes/recipe/recipe-meta.tsx'
import { HeroBones } from '#app/routes/recipe/hero-bones.tsx'
import { Tools } from '#app/routes/recipe/tools.tsx'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { PageMeta } from '#app/shell/page-meta.tsx'
import { useWords } from '#app/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'

/** Screen of /recipes/{id} (RTE-11): everything about one recipe, or on to /404 (RCD-26). */
export function RecipeScreen() {
  const id = useParams()['id'] ?? ''
  const { recipe, error, retry } = useRecipe(id)
  const { t } = useWords()
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  // Another recipe starts afresh: counters, films and lists are its own.
  if (recipe) return <RecipePage key={recipe.Id} recipe={recipe} />
  return (
    <div tabIndex={-1} className="page-column outline-none">
      <PageMeta title={t('recipe.title')} description={t('recipe.title')} noIndex />
      {error !== undefined ? (
        <LoadFailed title={t('recipe.failed.recipe')} text={t('errors.pageText')} onRetry={retry} />
      ) : (
        <HeroBones />
      )}
    </div>
  )
}

function RecipePage({ recipe }: { recipe: Recipe }) {
  return (
    <article>
      <RecipeMeta recipe={recipe} />
      <div className="page-column">
        <Hero recipe={recipe} />
        <Facts recipe={recipe} />
      </div>
      <Ingredients recipe={recipe} />
      <HowTo recipe={recipe} />
      <Tools recipe={recipe} />
      <Comments recipe={recipe} />
    </article>
  )
}
