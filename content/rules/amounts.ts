import { LANGUAGES } from '#contract/languages.ts'
import type { Alternative, Recipe, RecipeIngredient, Yield } from '../format.ts'
import type { Report } from '../problem.ts'
import type { Source } from '../read.ts'

function checkPair({ ingredient, amount, unit }: Alternative, report: (message: string) => void) {
  if ((amount === undefined) !== (unit === undefined))
    report(
      `"${ingredient}" has ${unit ? 'a unit but no amount' : 'an amount but no unit'}. Give both, or neither for "to taste".`,
    )
}

/** Most pinches that a recipe asks for; above, a spoon or a scale measures better. */
const PINCHES_MAX = 3

function checkPinches({ value, report }: Source<Recipe>): void {
  const servings = value.yield?.servings ?? 2
  for (const [index, { ingredient, amount = 0, unit, pinned }] of value.ingredients.entries()) {
    const pinches = unit === 'pinch' && !pinned ? amount * servings : 0
    if (pinches > PINCHES_MAX)
      report(
        ['ingredients', index, 'unit'],
        `${pinches} pinches of ${ingredient} are nothing that a cook can measure. Use teaSpoon or g.`,
        'warning',
      )
  }
}

function checkIngredient(entry: RecipeIngredient, index: number, report: Report): void {
  const { ingredient, amount, pinned, or = [] } = entry
  checkPair(entry, (message) => report(['ingredients', index], message))
  if (pinned && amount === undefined)
    report(
      ['ingredients', index, 'pinned'],
      `"${ingredient}" has no amount that could stay the same. Give one, or leave pinned out.`,
    )
  for (const [place, other] of or.entries()) {
    const path = ['ingredients', index, 'or', place]
    checkPair(other, (message) => report(path, message))
    if (other.ingredient === ingredient)
      report(path, `"${ingredient}" cannot replace itself. Name another ingredient.`)
  }
}

function checkForm({ form, forms, step }: Yield, report: Report): void {
  if (forms && !form)
    report(['yield', 'forms'], 'This is the plural of form, which is missing. Add form.')
  if (!form) return
  if (step === undefined)
    report(['yield', 'form'], 'The tin is for `step` servings. Add step, such as step: 12.')
  if (form.diameter !== undefined && form.sides)
    report(['yield', 'form'], 'A tin has a diameter or two sides, not both. Keep one.')
  const sizes = [form.diameter ?? [], form.sides ?? []].flat()
  for (const language of LANGUAGES)
    for (const size of sizes)
      if (!form[language].includes(String(size)))
        report(
          ['yield', 'form', language],
          `"${form[language]}" does not name ${size} cm. Write the size as in diameter or sides.`,
        )
}

function checkYield(value: Yield, report: Report): void {
  const { servings, step = 1, atOnce, of, one } = value
  if (servings % step !== 0)
    report(
      ['yield', 'step'],
      `The counter goes by ${step} and never reaches ${servings}. Choose a divisor of servings.`,
    )
  if (atOnce !== undefined && atOnce < step)
    report(
      ['yield', 'atOnce'],
      `The smallest number is ${step}, more than the ${atOnce} that can be cooked at once.`,
    )
  if (one && !of)
    report(['yield', 'one'], 'This is the singular of "of", which is missing. Add of.')
  checkForm(value, report)
}

/** Checks the amounts of ingredients and the yield that they are for. */
export function checkAmounts(recipe: Source<Recipe>): void {
  const { value, report } = recipe
  checkPinches(recipe)
  for (const [index, entry] of value.ingredients.entries()) checkIngredient(entry, index, report)
  if (value.yield) checkYield(value.yield, report)
}
