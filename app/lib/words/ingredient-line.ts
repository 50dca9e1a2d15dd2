import { showAmount, type AmountOptions } from '#cooking/amounts/amounts.ts'
import { capitalised } from '#cooking/capitalised.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { COUNTED_JOINT, UNIT_WORDS } from '#cooking/amounts/unit-words.ts'
import { unitKey } from '#contract/units.ts'

/** An ingredient with its amount as text. */
export interface IngredientLine {
  /** "400 g", "2 cloves", "2"; null where there is no amount. */
  amount: string | null
  /** The name in singular or plural by the amount, capitalised: "Onion", "Tinned tomatoes". */
  name: string
  /** Amount and name within a sentence: "2 cloves of garlic", "2 onions", "salt". */
  text: string
}

/** Writes an ingredient for a number of people. Pieces are counted without a unit. */
export function ingredientLine(row: RecipeIngredient, options: AmountOptions): IngredientLine {
  const { Name, PluralName } = row.Ingredient
  const persons = row.Pinned ? 1 : options.persons
  const show = (amount: number | null) =>
    showAmount(amount, row.MetricUnit, { ...options, persons, gramsPerMl: row.GramsPerMl })
  const shown = withMost(show(row.ImperialAmount), show(row.MaxAmount ?? null))
  if (!shown) return { amount: null, name: capitalised(PluralName), text: PluralName }
  const key = unitKey(row.MetricUnit)
  if (key === 'piece') {
    const name = shown.isPlural ? PluralName : Name
    const text = `${shown.number}\u00a0${name}`
    return { amount: shown.number, name: capitalised(name), text }
  }
  const isCounted = key !== undefined && UNIT_WORDS[options.language][key].counted
  const joint = isCounted ? COUNTED_JOINT[options.language] : ' '
  return {
    amount: shown.text,
    name: capitalised(PluralName),
    text: shown.text + joint + PluralName,
  }
}

type Shown = ReturnType<typeof showAmount>

/** An amount with the later end of its range, if it has one: "2–3 tbsp", "900 g–1.2 kg". */
function withMost(shown: Shown, most: Shown): Shown {
  if (!shown || !most) return shown
  const least = most.unit.startsWith(shown.unit) ? shown.number : shown.text
  return { ...most, number: `${least}–${most.number}`, text: `${least}–${most.text}` }
}
