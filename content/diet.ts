import type { Fact, Ingredient } from './format.ts'

/** The parts of an ingredient that allergens and diets follow from. */
export type IngredientFacts = Pick<Ingredient, 'contains' | 'mayContain' | 'lactoseFree'>

/** The same, without any other part. */
export function factsOf({ contains, mayContain, lactoseFree }: IngredientFacts): IngredientFacts {
  return {
    ...(contains && { contains }),
    ...(mayContain && { mayContain }),
    ...(lactoseFree && { lactoseFree }),
  }
}

/** What else breaks the promise to be without something. */
const INCLUDES: Partial<Record<Fact, readonly Fact[]>> = {
  meat: ['fish', 'crustaceans', 'molluscs'],
  animal: ['egg', 'milk'],
  lactose: ['milk'],
}

/** Whether what an ingredient certainly contains breaks a promise to be without something. */
export function breaksPromise(ingredient: IngredientFacts, without: Fact): boolean {
  if (without === 'lactose' && ingredient.lactoseFree) return false
  const excluded = new Set<Fact>([without, ...(INCLUDES[without] ?? [])])
  return ingredient.contains?.some((fact) => excluded.has(fact)) ?? false
}
