import { keys } from '#app/data/keys.ts'
import { useKey } from '#app/data/use-key.ts'
import { useIsSignedIn } from '#app/session/token.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Recipe } from '#contract/recipe.ts'

/** The recipes that the member likes (FAV-05); visitors never ask. */
export function useFavouriteRecipes() {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  return useKey<Recipe[]>(isSignedIn ? keys.favouriteRecipes(langId) : null)
}

/** The cookbooks that the member likes (FAV-06); visitors never ask. */
export function useFavouriteCookbooks() {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  return useKey<Cookbook[]>(isSignedIn ? keys.favouriteCookbooks(langId) : null)
}
