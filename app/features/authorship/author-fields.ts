import type { UseFormReturn } from 'react-hook-form'
import type { Language } from '#contract/languages.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'

/** A picture of the member's that can become the portrait. */
export type OwnPortrait = Pick<OwnPicture, 'Id' | 'Path'>

/** What an author says of themselves, as it is typed. */
export interface AuthorFields {
  name: string
  place: string
  /** Who they are. */
  about: Record<Language, string>
  /** Pages elsewhere; of an author the website, and that at a social network. */
  links: string[]
  /** Another portrait, which was sent; null for none, undefined for that of before. */
  portrait?: OwnPortrait | null | undefined
  /** Whether the licence of texts is accepted, and that of pictures: in an application. */
  texts: boolean
  pictures: boolean
}

/** A form with {@link AuthorFields}. */
export type AuthorForm = UseFormReturn<AuthorFields>

/** Props of a part of such a form. */
export interface AuthorFormProps {
  form: AuthorForm
}

/** A form of somebody who has said this much. */
export function fieldsOf(said: Partial<Omit<AuthorFields, 'about'>>): AuthorFields {
  const about = { en: '', de: '' }
  const rest = { place: '', links: [], texts: false, pictures: false }
  return { name: '', ...rest, ...said, about }
}
