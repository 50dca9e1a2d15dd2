import type { Language } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import * as limits from '#contract/own-recipes/limits.ts'
import { kcalOf } from '#cooking/energy.ts'
import { yieldIn } from '#cooking/yields.ts'
import { cleanText, shorten } from '../clean-text.ts'
import type { RawRecipe } from '../raw-recipe.ts'

/** "12 slices", "Serves 4", 4. */
export function yieldOf(servings: RawRecipe['servings'], language: Language): Draft['Yield'] {
  const found = yieldIn(cleanText(String(servings ?? '').slice(0, 1_000), 200))
  if (!found) return undefined
  const of = shorten(found.of ?? '', limits.DRAFT_WORD_MAX)
  return { Servings: found.servings, ...(of !== '' && { Of: { [language]: of } }) }
}

/** Grams of a nutrient: "31 g", "1,5", "500 mg". */
function gramsOf(value: string | number): number {
  const text = String(value).slice(0, 100)
  const [, digits, unit] = /(\d{1,9}(?:[.,]\d{1,9})?)\s?(\p{L}{0,3})/u.exec(text) ?? []
  const number = Number(digits?.replace(',', '.'))
  return unit?.toLowerCase() === 'mg' ? number / 1_000 : number
}

/** Numbers per serving; kilojoules become kilocalories. */
export function nutritionOf(raw: RawRecipe): Draft['Nutrition'] {
  const numbers = Object.entries(raw.nutrition ?? {}).flatMap(([key, value]) => {
    const number = key === 'Calorie' ? kcalOf(value) : gramsOf(value)
    return number !== undefined && Number.isFinite(number)
      ? [[key, Math.round(number * 10) / 10]]
      : []
  })
  return numbers.length > 0 ? (Object.fromEntries(numbers) as Draft['Nutrition']) : undefined
}

/** Words that are looked at, of which some may be the same or blank. */
const WORDS_MAX = 500
/** Characters that are read of a word with its markup. */
const WORD_READ_MAX = 1_000

/** Short words, each once whatever its case. */
export const wordsOf = (words: readonly string[] | undefined, max: number) => {
  const cleaned = (words ?? [])
    .slice(0, WORDS_MAX)
    .map((word) => cleanText(word.slice(0, WORD_READ_MAX), limits.DRAFT_WORD_MAX))
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
