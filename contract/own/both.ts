import type { Language } from '../languages.ts'
import type { BothLanguages } from './draft.ts'

/** A text in both languages. A missing one repeats the other. */
export type Both = Record<Language, string>

/** Fills a missing language from the other one; undefined if both are blank. */
export function bothOf(text: BothLanguages | undefined): Both | undefined {
  const [en, de] = [text?.en?.trim() ?? '', text?.de?.trim() ?? '']
  return en === '' && de === '' ? undefined : { en: en || de, de: de || en }
}

/** The only language of a text; undefined if it has both or none. */
export function onlyLanguage(text: BothLanguages | undefined): Language | undefined {
  const [en, de] = [text?.en?.trim() ?? '', text?.de?.trim() ?? '']
  if ((en === '') === (de === '')) return undefined
  return en === '' ? 'de' : 'en'
}
