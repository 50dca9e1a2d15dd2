import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** The recipes that the member likes (FAV-05); visitors never ask. */
export function useFavouriteRecipes() {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  return useKey(isSignedIn ? keys.favouriteRecipes(langId) : null)
}

/** The cookbooks that the member likes (FAV-06); visitors never ask. */
export function useFavouriteCookbooks() {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  return useKey(isSignedIn ? keys.favouriteCookbooks(langId) : null)
}
