import { keys } from '#app/data/keys.ts'
import { useKey } from '#app/data/use-key.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Tag } from '#contract/ingredient.ts'
import type { Recipe } from '#contract/recipe.ts'

/**
 * A page of the recipes that carry a tag, by its name in either language (TAG-04).
 *
 * @param page 1-based
 */
export function useTagPage(tag: string, page: number) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey<Recipe[]>(keys.recipesOfTag(tag, langId, page))
  return { recipes, ...state }
}

/** Every tag there is, by name. */
export function useTags() {
  const { langId } = useWords()
  const { data: tags, ...state } = useKey<Tag[]>(keys.tags(langId))
  return { tags, ...state }
}
