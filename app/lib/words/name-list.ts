import { type Language, LOCALES } from '#contract/languages.ts'

/** Names as a sentence lists them: "Ben, Sara and Tomás". */
export function nameList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names)
}
