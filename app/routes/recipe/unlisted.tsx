import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { ByLink, rememberLink, useUnlisted } from '#app/features/own-recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { OpenPreviewProps } from './open-preview.tsx'
import { OwnPage } from './own/own-page.tsx'
import { NoRecipe } from './recipe.tsx'

/** What opens the preview of a film. */
const CODE = /^\d{6}$/

/** Opens the kitchen with a film that its author tries on this phone. */
const LateOpenPreview = lateComponent<OpenPreviewProps>(
  async () => (await withAreas(['studioPages'], import('./open-preview.tsx'))).OpenPreview,
)

const nothing = () => Promise.resolve()

/**
 * Screen of /r/{token}: a recipe of a member for whoever has its link, without an account. Its HTML
 * says nothing of the recipe, because a link can be withdrawn at any moment. With six digits in place of the token,
 * or with "try", it opens the preview of a film.
 */
export function UnlistedScreen() {
  const { token = '' } = useParams()
  const isHydrated = useHydrated()
  // No link has such a token: they are longer.
  const isPreview = token === 'try' || CODE.test(token)
  if (isPreview) return isHydrated && <LateOpenPreview code={token === 'try' ? '' : token} />
  if (isHydrated) return <Unlisted key={token} token={token} />
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
