import { isSold, purchaseOf, type Need } from '#cooking/amounts/buyable.ts'
import { UNIT_WORDS } from '#cooking/amounts/unit-words.ts'
import type { Catalogue } from '../catalogue-folder.ts'
import { foodFacts } from '../pack-facts.ts'

/** Amounts of every food in the recipes, by slug. */
function needsOf({ recipes }: Pick<Catalogue, 'recipes'>): Map<string, Need[]> {
  const needs = new Map<string, Need[]>()
  for (const { ingredients } of recipes.map(({ value }) => value))
    for (const { ingredient, amount, unit } of ingredients)
      if (amount !== undefined && unit !== undefined)
        needs.set(ingredient, [...(needs.get(ingredient) ?? []), { amount, unit }])
  return needs
}

/** Checks that every measure of a recipe becomes something that a shop sells. */
export function checkPacks(catalogue: Pick<Catalogue, 'recipes' | 'ingredients'>): void {
  const { value, report } = catalogue.ingredients
  const needs = needsOf(catalogue)
  for (const [index, entry] of value.entries()) {
    const { slug, pack, tap } = entry
    if (pack && Object.keys(pack).length === 1)
      report([index, 'pack'], `Say what a ${pack.kind} holds, such as {kind: tin, grams: 400}.`)
    if (tap) continue
    const facts = foodFacts(entry)
    const unsold = (needs.get(slug) ?? []).find((need) => !isSold(purchaseOf([need], facts)))
    if (unsold)
      report(
        [index, 'pack'],
        `Recipes measure "${slug}" by "${UNIT_WORDS.en[unsold.unit].label}", and no shop sells that. Add a pack that holds so much of it.`,
        'warning',
      )
  }
}
