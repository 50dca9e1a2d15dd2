import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'

/** All authors by name, including those without a cookbook. */
export function useAuthors() {
  const { langId } = useWords()
  const { data: authors, ...state } = useKey(keys.authors(langId))
  return { authors, ...state }
}

/** An author with their words and links. */
export function useAuthor(id: Id) {
  const { langId } = useWords()
  const { data: author, ...state } = useKey(keys.author(id, langId))
  return { author, ...state }
}
