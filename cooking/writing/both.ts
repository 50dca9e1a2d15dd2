import { type Language, LANGUAGES } from '#contract/languages.ts'
import type { BothLanguages } from '#contract/own-recipes/draft.ts'
import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'

/** A text in both languages. A missing one repeats the other. */
export type Both = Record<Language, string>

/** Fills a missing language from the other one; undefined if both are blank. */
export function bothOf(text: BothLanguages | undefined): Both | undefined {
  const [en, de] = [text?.en?.trim() ?? '', text?.de?.trim() ?? '']
  return en === '' && de === '' ? undefined : { en: en || de, de: de || en }
}

/** The only language of a text; undefined if it has both or none. */
export function onlyLanguage(text: BothLanguages | undefined): Language | undefined {
  const written = LANGUAGES.filter((language) => text?.[language]?.trim())
  return written.length === 1 ? written[0] : undefined
}

/** The text in a language, else in another one; '' for none. */
export function textOrOther(text: BothLanguages | undefined, language: Language): string {
  const written = [language, ...LANGUAGES].map((one) => text?.[one])
  return written.find((words) => words !== undefined) ?? ''
}

const NAME_FIELDS = { en: 'En', de: 'De' } as const satisfies Record<Language, keyof WritableFood>

/** The names of a food in each language. */
type FoodNames = Pick<WritableFood, (typeof NAME_FIELDS)[Language]>

/** The names of a food in a language. */
export function namesOf(food: FoodNames, language: Language): readonly string[] {
  return food[NAME_FIELDS[language]]
}

/** The names of a food in both languages. */
export function allNamesOf(food: FoodNames): string[] {
  return Object.values(NAME_FIELDS).flatMap((field) => food[field])
}
