import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/**
 * A page of the recipes with a tag, by its name in either language.
 *
 * @param page 1-based
 */
export function useTagPage(tag: string, page: number) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey(keys.recipesOfTag(tag, langId, page))
  return { recipes, ...state }
}

/** The newest recipes of a tag, `limit` at most. */
export function useFirstOfTag(tag: string, limit: number) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey(keys.firstOfTag(tag, langId, limit))
  return { recipes, ...state }
}

/** All tags by name. */
export function useTags() {
  const { langId } = useWords()
  const { data: tags, ...state } = useKey(keys.tags(langId))
  return { tags, ...state }
}
