import type { AuthorRef } from '#contract/author.ts'
import { languageOf, type LangId, type Language } from '#contract/languages.ts'
import { mediaPath } from '#server/media/media-path.ts'

/** What stands in the place of an author whose account has been deleted. */
const FORMER_MEMBER: Record<Language, string> = {
  en: 'a former member',
  de: 'ein ehemaliges Mitglied',
}

/** What stands in the place of an author whose profile the desk hides. */
const HIDDEN_MEMBER: Record<Language, string> = { en: 'a member', de: 'ein Mitglied' }

/** An author who is named beside what they have written. */
export interface NamedAuthor {
  author_id: number
  /** Empty once the account is gone. */
  author_name: string
  /** Of their picture. */
  author_path: string | null
  author_hidden_at: number | null
}

/** The author line of a recipe or cookbook: by name, or as somebody. */
export function authorRef(row: NamedAuthor, langId: LangId): AuthorRef {
  const { author_id: Id, author_name: Name, author_path, author_hidden_at } = row
  if (Name !== '' && author_hidden_at === null)
    return { Id, Name, ImagePath: mediaPath(author_path) }
  const names = Name === '' ? FORMER_MEMBER : HIDDEN_MEMBER
  return { Id, Name: names[languageOf(langId)], ImagePath: null, IsFormer: true }
}
