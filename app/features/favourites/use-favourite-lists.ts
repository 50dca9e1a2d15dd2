import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** The member's favourite recipes; no call for visitors. */
export function useFavouriteRecipes() {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  return useKey(isSignedIn ? keys.favouriteRecipes(langId) : null)
}

/** The member's favourite cookbooks; no call for visitors. */
export function useFavouriteCookbooks() {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  return useKey(isSignedIn ? keys.favouriteCookbooks(langId) : null)
}
