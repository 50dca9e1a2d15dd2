import { ingredientLine, type IngredientLine } from '#app/lib/words/ingredient-line.ts'
import type { AmountOptions } from '#cooking/amounts/amounts.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { readNumber, withDecimalSign } from '#cooking/amounts/kitchen-number.ts'
import type { Language } from '#contract/languages.ts'
import { servingsFor, type ScalableAmount, type Stock } from '#cooking/amounts/scaling.ts'
import { UNIT_SIZES } from '#cooking/amounts/unit-sizes.ts'
import { unitCode, unitKey, type UnitKey } from '#contract/units.ts'

/** An ingredient as far as scaling needs it. */
export function scalable(row: RecipeIngredient): ScalableAmount {
  return {
    amount: row.ImperialAmount,
    unit: unitKey(row.MetricUnit),
    gramsPerMl: row.GramsPerMl,
    isPinned: row.Pinned === true,
  }
}

/** The ingredients that a recipe can be scaled by: those with an amount that is not pinned. */
export function scalableRows(ingredients: readonly RecipeIngredient[]): RecipeIngredient[] {
  return ingredients.filter((row) => {
    const { amount, unit, isPinned } = scalable(row)
    return amount !== null && amount > 0 && unit !== undefined && isPinned !== true
  })
}

/** The units in which a cook can say how much there is of an ingredient, its own first. */
export function unitsOf(row: RecipeIngredient): UnitKey[] {
  const { unit } = scalable(row)
  if (unit === undefined) return []
  const measured: UnitKey[] = ['g', 'kg', 'ml', 'l', 'teaSpoon', 'tableSpoon']
  const comparable = measured.filter(
    (other) => servingsFor(scalable(row), { amount: 1, unit: other }) !== undefined,
  )
  return [unit, ...comparable.filter((other) => other !== unit)]
}

/**
 * How much of an ingredient a number of servings takes, in a unit of {@link unitsOf}, to three
 * digits.
 */
export function neededFor(row: RecipeIngredient, servings: number, unit: UnitKey): Stock {
  const perUnit = servingsFor(scalable(row), { amount: 1, unit }) ?? 1
  return { amount: Number((servings / perUnit).toPrecision(3)), unit }
}

/** The least of an ingredient that a serving takes, in a unit of {@link unitsOf}, a little rounded up. */
export function leastFor(row: RecipeIngredient, unit: UnitKey): Stock {
  const exact = 1 / (servingsFor(scalable(row), { amount: 1, unit }) ?? 1)
  const digit = 10 ** (Math.floor(Math.log10(exact)) - 1)
  return { amount: Number((Math.ceil(exact / digit - 1e-9) * digit).toPrecision(2)), unit }
}

/** How far one press of plus or minus goes, from an amount of the recipe. */
export function pressSize({ amount, unit }: Stock): number {
  if (UNIT_SIZES[unit]?.base === 1) {
    return [100, 25, 10, 5].find((step) => amount >= step * 8) ?? 1
  }
  if (unit === 'kg' || unit === 'l') return 0.1
  return amount >= 3 ? 1 : 0.5
}

/** What a cook typed, "300", "1,5" or "1½"; undefined for anything but a number above 0. */
export function typedNumber(text: string): number | undefined {
  const number = readNumber(text.trim().replace(',', '.'), 'en')
  return number > 0 && number < Infinity ? number : undefined
}

/** Writes a number as a cook would type it, to the thousandth and without thousands separators. */
export function writeTyped(number: number, language: Language): string {
  return withDecimalSign(String(Math.round(number * 1000) / 1000), language)
}

/** An ingredient with how much there is of it: "300 g", "300 g plain flour". */
export function stockLine(
  row: RecipeIngredient,
  stock: Stock,
  options: Omit<AmountOptions, 'persons'>,
): IngredientLine {
  const whole = { ImperialAmount: stock.amount, MetricUnit: unitCode(stock.unit) }
  return ingredientLine({ ...row, ...whole }, { ...options, persons: 1 })
}
