import type { Language } from '#contract/languages.ts'
import type { Draft } from '#contract/own/draft.ts'
import * as limits from '#contract/own/limits.ts'
import { cleanText, shorten } from './clean-text.ts'
import type { RawRecipe } from './raw-recipe.ts'

/** "12 slices", "Serves 4", 4. */
export function yieldOf(servings: RawRecipe['servings'], language: Language): Draft['Yield'] {
  const text = typeof servings === 'number' ? String(servings) : cleanText(servings ?? '', 200)
  const [, number = '', of = ''] = /(\d{1,3})(?:\s*[-–]\s*\d{1,3})?\s*(.*)$/u.exec(text) ?? []
  const count = Math.round(Number(number))
  if (!(count >= 1 && count <= 999)) return undefined
  const word = shorten(of.replace(/[.,(].*$/u, ''), limits.DRAFT_WORD_MAX)
  const isServings =
    /^(?:servings?|portion(?:s|en)?|people|persons?|personen|person|serves)?$/iu.test(word)
  return { Servings: count, ...(!isServings && { Of: { [language]: word } }) }
}

/** Numbers per serving; kilojoules become kilocalories. */
export function nutritionOf(raw: RawRecipe): Draft['Nutrition'] {
  const numbers = Object.entries(raw.nutrition ?? {}).flatMap(([key, value]) => {
    const [, digits, unit] = /(\d+(?:[.,]\d+)?)\s*(\p{L}*)/u.exec(String(value)) ?? []
    const number = Number(digits?.replace(',', '.'))
    const kcal = key === 'Calorie' && unit?.toLowerCase() === 'kj' ? number / 4.184 : number
    return Number.isFinite(kcal) ? [[key, Math.round(kcal * 10) / 10]] : []
  })
  return numbers.length > 0 ? (Object.fromEntries(numbers) as Draft['Nutrition']) : undefined
}

/** Short words, each once whatever its case. */
export const wordsOf = (words: readonly string[] | undefined, max: number) => {
  const cleaned = (words ?? [])
    .map((word) => cleanText(word, limits.DRAFT_WORD_MAX))
    .filter((word) => word !== '')
  return [...new Map(cleaned.map((word) => [word.toLowerCase(), word])).values()].slice(0, max)
}

/** Where a recipe is from. */
export function sourceOf({ source, isForeign }: RawRecipe): Draft['Source'] {
  const entries = [
    ['Name', cleanText(source?.name ?? '', limits.DRAFT_SOURCE_MAX)],
    ['Address', addressOf(source?.address)],
    ['Licence', cleanText(source?.licence ?? '', limits.DRAFT_SOURCE_MAX)],
  ].filter(([, text]) => text)
  if (entries.length === 0 && !isForeign) return undefined
  return {
    ...Object.fromEntries(entries),
    ...(isForeign && { IsForeign: true }),
  } as Draft['Source']
}

function addressOf(address: string | undefined): string {
  const url = URL.parse(address ?? '')
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return url && isWeb && url.href.length <= limits.DRAFT_SOURCE_MAX ? url.href : ''
}
