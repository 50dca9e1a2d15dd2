import { groupPage, keys, withLang } from '#app/data/keys.ts'
import { useKey } from '#app/data/use-key.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Tag } from '#contract/ingredient.ts'
import type { LangId } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipe.ts'

/** The key of a page of the recipes of a tag; `page` is 1-based. */
export function tagPageKey(tag: string, langId: LangId, page: number): string {
  return withLang(`/recipe/tag?Tag=${encodeURIComponent(tag)}${groupPage(page)}`, langId)
}

/**
 * A page of the recipes that carry a tag, by its name in either language (TAG-04).
 *
 * @param page 1-based
 */
export function useTagPage(tag: string, page: number) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey<Recipe[]>(tagPageKey(tag, langId, page))
  return { recipes, ...state }
}

/** Every tag there is, by name. */
export function useTags() {
  const { langId } = useWords()
  const { data: tags, ...state } = useKey<Tag[]>(keys.tags(langId))
  return { tags, ...state }
}
