import { expect, test } from 'vitest'
import { isSold, mergeNeeds, purchaseOf, type Need } from '#cooking/amounts/buyable.ts'
import { DEMO_FOLDER, readCatalogue } from '../catalogue-folder.ts'
import { foodFacts } from '../pack-facts.ts'
import type { Problem } from '../problem.ts'
import { exampleRecipe, problemsOf } from './example.ts'

const SALT = `- slug: lamb
  name: {en: {one: lamb, other: lamb}, de: {one: Lamm, other: Lamm}}
  department: meat-fish
  contains: [meat]
  pack: {kind: packet}
  synonyms: {en: [], de: []}
`

test('content:check reports a pack that holds nothing', async () => {
  const recipe = await exampleRecipe()
  const problems = await problemsOf({ 'recipes/shakshuka.yaml': recipe, 'ingredients.yaml': SALT })
  expect(problems).toContain(
    'ingredients.yaml:5: error: Say what a packet holds, such as {kind: tin, grams: 400}.',
  )
})

test('all recipes on one list: a row for each food, and each row can be bought', async () => {
  const problems: Problem[] = []
  const { recipes, ingredients } = await readCatalogue(`${DEMO_FOLDER}/catalogue`, problems)
  expect(recipes.length).toBeGreaterThanOrEqual(60)
  const needs = Map.groupBy(
    recipes.flatMap(({ value }) => value.ingredients),
    ({ ingredient }) => ingredient,
  )
  const unbuyable = ingredients.value.flatMap((entry) => {
    if (entry.tap) return []
    const list = (needs.get(entry.slug) ?? []).map(({ amount = null, unit = 'piece' }): Need => {
      return { amount: amount && amount * 4, unit }
    })
    const facts = foodFacts(entry)
    const purchase = purchaseOf(list, facts)
    // Two measures of one food stay apart only where no pack says what they weigh.
    const rows = facts.Pack ? 1 : mergeNeeds(list, facts).length
    return isSold(purchase) && rows <= 2 ? [] : [entry.slug]
  })
  expect(unbuyable).toEqual([])
})
