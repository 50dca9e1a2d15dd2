import { keys } from '#app/data/keys.ts'
import { useKey } from '#app/data/use-key.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Author } from '#contract/author.ts'

/** All authors by name, those without a cookbook too (D-53). */
export function useAuthors() {
  const { langId } = useWords()
  const { data: authors, ...state } = useKey<Author[]>(keys.authors(langId))
  return { authors, ...state }
}

/** The author of an address; `id` as it stands there, valid or not. */
export function useAuthor(id: string) {
  const { langId } = useWords()
  const { data: author, ...state } = useKey<Author>(keys.author(id, langId))
  return { author, ...state }
}
