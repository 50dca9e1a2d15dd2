import type { Language } from '#contract/languages.ts'
import { bothOf } from '#cooking/writing/both.ts'
import { compileLines, servingsOf } from '#cooking/writing/compile-lines.ts'
import type { BothLanguages, Draft } from '#contract/own-recipes/draft.ts'
import type { ReadLine } from '#cooking/line/understood-line.ts'
import { plainDraftText, splitDraftText } from '#cooking/writing/draft-text.ts'
import { unitKey } from '#contract/units.ts'

/** Minutes as an ISO 8601 duration. */
const duration = (minutes: number | undefined) =>
  minutes === undefined ? undefined : `PT${minutes}M`

/** A text in a language, or in the other one if it is missing. */
function textIn(text: BothLanguages | undefined, language: Language): string | undefined {
  return bothOf(text)?.[language]
}

/** Converts a draft to a schema.org recipe in the language that it was written in. */
export function toJsonLd(draft: Draft): object {
  const { Language: language, Nutrition: food } = draft
  const inLanguage = (text: BothLanguages | undefined) => textIn(text, language)
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    inLanguage: language,
    name: inLanguage(draft.Name),
    description: inLanguage(draft.Description),
    recipeYield: String(servingsOf(draft)),
    prepTime: duration(draft.PrepMinutes),
    totalTime: duration(draft.TotalMinutes),
    keywords: draft.Tags.length > 0 ? draft.Tags.join(', ') : undefined,
    recipeIngredient: draft.Lines.flatMap(({ IsHeading, Text }) =>
      IsHeading ? [] : (inLanguage(Text) ?? []),
    ),
    recipeInstructions: draft.Steps.flatMap(({ Text }) => {
      const text = inLanguage(Text)
      return text === undefined ? [] : { '@type': 'HowToStep', text: plainDraftText(text) }
    }),
    nutrition: food && {
      '@type': 'NutritionInformation',
      calories: food.Calorie === undefined ? undefined : `${food.Calorie} kcal`,
      proteinContent: food.Protein === undefined ? undefined : `${food.Protein} g`,
      fatContent: food.Fat === undefined ? undefined : `${food.Fat} g`,
      carbohydrateContent: food.Carbohydrate === undefined ? undefined : `${food.Carbohydrate} g`,
    },
    creditText: draft.Source?.Name,
    isBasedOn: draft.Source?.Address,
    license: draft.Source?.Licence,
  }
}

/** Characters that have a meaning in Cooklang. */
const SIGNS = /[@#~{}]/gu

/**
 * Converts a draft to Cooklang in the language that it was written in. Ingredients that no step
 * names are listed in an added first step.
 */
export function toCooklang(draft: Draft, read: (text: string) => ReadLine): string {
  const { Language: language } = draft
  const servings = servingsOf(draft)
  const lines = new Map(compileLines(draft, read).map((line) => [line.key, line]))
  const named = new Set<string>()
  const ingredient = (key: string, word: string) => {
    const line = lines.get(key)
    const isFirst = !named.has(key)
    named.add(key)
    if (!line || !isFirst || line.amount === null) return `@${word.replaceAll(SIGNS, '')}{}`
    const amount = Number((line.amount * servings).toFixed(3))
    const unit = line.unit ? `%${unitKey(line.unit) ?? ''}` : ''
    return `@${word.replaceAll(SIGNS, '')}{${amount}${unit}}`
  }
  const steps = draft.Steps.flatMap(({ Text }) => {
    const text = textIn(Text, language)
    if (text === undefined) return []
    const pieces = splitDraftText(text).map((piece) =>
      typeof piece === 'string' ? piece.replaceAll(SIGNS, '') : ingredient(piece.key, piece.word),
    )
    return pieces.join('')
  })
  const rest = [...lines.values()].filter(({ key }) => !named.has(key))
  const first = rest.map(({ key, name }) => ingredient(key, name[language])).join(', ')
  const facts = {
    title: textIn(draft.Name, language),
    servings,
    locale: language,
    tags: draft.Tags.length > 0 ? draft.Tags : undefined,
    'time required': draft.TotalMinutes && `${draft.TotalMinutes} minutes`,
    source: draft.Source?.Address ?? draft.Source?.Name,
  }
  const head = Object.entries(facts).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}: ${JSON.stringify(value)}`,
  )
  return `---\n${head.join('\n')}\n---\n\n${[first, ...steps].filter(Boolean).join('\n\n')}\n`
}
