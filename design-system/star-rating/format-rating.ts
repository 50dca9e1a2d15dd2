import type { LanguageTag } from '#design-system/provider/context.ts'

/** A rating with one decimal, formatted for the language: "4.3", "4,3". */
export function formatRating(average: number, language: LanguageTag): string {
  return average.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
