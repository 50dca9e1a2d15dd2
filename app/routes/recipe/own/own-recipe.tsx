import { Navigate, useParams } from 'react-router-dom'
import { OwnSource } from '#app/features/own-recipes/index.ts'
import { useRecipe } from '#app/features/recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import { NoRecipe } from '../recipe.tsx'
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
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  return recipe ? <OwnPage recipe={recipe} /> : <NoRecipe error={error} onRetry={retry} />
}
