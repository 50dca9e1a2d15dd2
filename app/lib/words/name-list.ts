import type { Language } from '#contract/languages.ts'

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>

/** Names as a sentence lists them: "Ben, Sara and Tomás". */
export function nameList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names)
}
