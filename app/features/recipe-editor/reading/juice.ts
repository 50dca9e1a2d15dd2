import type { Language } from '#contract/languages.ts'
import type { Correction } from '#contract/own-recipes/draft.ts'
import { namesOf } from '#cooking/writing/both.ts'
import { foodNamed } from './suggest-foods.ts'
import type { Foods } from './foods.ts'
import { amountText, type Understood } from './understand.ts'

/** Tablespoons of juice that a fruit gives, by its English name. */
const SPOONS: Readonly<Record<string, number>> = { lemon: 4, lime: 2, orange: 6 }

/** "Zitronensaft", "lemon juice". */
const JUICE_NAMES: Record<Language, (fruit: string) => string> = {
  en: (fruit) => `${fruit.toLowerCase()} juice`,
  de: (fruit) => `${fruit.endsWith('e') ? `${fruit}n` : fruit}saft`,
}

/** The juice of a fruit from a bottle, in tablespoons; undefined for fruits whose juice is not known. */
export function juiceOf(
  { food, amount, maxAmount, unit }: Understood,
  foods: Foods,
  language: Language,
): { correction: Correction; text: string } | undefined {
  if (!food || amount === undefined || maxAmount !== undefined || unit !== undefined) {
    return undefined
  }
  const spoons = food.En.map((name) => SPOONS[name.toLowerCase()]).find((count) => count)
  const [fruit] = namesOf(food, language)
  if (spoons === undefined || fruit === undefined) return undefined
  const Name = JUICE_NAMES[language](fruit.replaceAll('\u00ad', ''))
  const Amount = amount * spoons
  return {
    correction: {
      Amount,
      Unit: 'tableSpoon',
      FoodId: foodNamed(Name, foods)?.Id ?? null,
      Name,
      Note: '',
    },
    text: `${amountText(Amount, undefined, 'tableSpoon', language)} ${Name}`,
  }
}
