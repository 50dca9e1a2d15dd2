import { type Language, LOCALES } from '#contract/languages.ts'

/** The first day of a month. @param month `2026-12` */
const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`)

/** A month with its year: "December 2026". @param month `2026-12` */
export function monthText(month: string, language: Language): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LOCALES[language], format).format(firstOf(month))
}

/** The same without its year: "December". */
export function monthName(month: string, language: Language): string {
  const format = { month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LOCALES[language], format).format(firstOf(month))
}

/** The same month of the next year. */
export const yearAfter = (month: string): string =>
  `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`
