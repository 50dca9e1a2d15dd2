import type { Language } from '#contract/languages.ts'

/** Names of the languages in themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }
