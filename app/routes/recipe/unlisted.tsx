import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { ByLink, rememberLink, useUnlisted } from '#app/features/own-recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { OwnPage } from './own/own-page.tsx'
import { NoRecipe } from './recipe.tsx'

const nothing = () => Promise.resolve()

/**
 * Screen of /r/{token}: a recipe of a member for whoever has its link, without an account. Its HTML
 * says nothing of the recipe, because a link can be withdrawn at any moment.
 */
export function UnlistedScreen() {
  const { token = '' } = useParams()
  if (useHydrated()) return <Unlisted key={token} token={token} />
  return <NoRecipe error={undefined} onRetry={nothing} />
}

function Unlisted({ token }: { token: string }) {
  const { recipe, error, retry } = useUnlisted(token)
  const id = recipe?.Id
  useEffect(() => {
    if (id !== undefined) rememberLink(id, token)
  }, [id, token])
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  if (!recipe) return <NoRecipe error={error} onRetry={retry} />
  return (
    <ByLink token={token}>
      <OwnPage recipe={recipe} />
    </ByLink>
  )
}
