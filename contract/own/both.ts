import type { Language } from '../languages.ts'
import type { BothLanguages } from './draft.ts'

/** A text for both languages; one that nobody wrote repeats the other. */
export type Both = Record<Language, string>

/** Both languages of a text; undefined where there is none. */
export function bothOf(text: BothLanguages | undefined): Both | undefined {
  const [en, de] = [text?.en?.trim() ?? '', text?.de?.trim() ?? '']
  return en === '' && de === '' ? undefined : { en: en || de, de: de || en }
}

/** The language that a text is in where it is in one alone. */
export function onlyLanguage(text: BothLanguages | undefined): Language | undefined {
  const [en, de] = [text?.en?.trim() ?? '', text?.de?.trim() ?? '']
  if ((en === '') === (de === '')) return undefined
  return en === '' ? 'de' : 'en'
}
