import { LANGUAGES } from '#contract/languages.ts'
import type { FoodFacts } from '#contract/recipes/packs.ts'
import type { Ingredient } from './format.ts'

/** How a food is sold, and its synonyms, by which an item of a shopping list may name it. */
export interface Sale {
  readonly Facts: FoodFacts
  /** Of both languages. */
  readonly Synonyms: readonly string[]
}

/** What is stored of an ingredient for the shopping list. */
export function saleOf({ synonyms, ...entry }: Ingredient): Sale {
  return {
    Facts: foodFacts(entry),
    Synonyms: LANGUAGES.flatMap((language) => synonyms?.[language] ?? []),
  }
}

/** How a food is sold and measured, as the contract names it. */
export function foodFacts(entry: Omit<Ingredient, 'slug' | 'name' | 'department'>): FoodFacts {
  const { gramsPerMl, gramsPerPiece, pack, tap, staple } = entry
  return {
    ...(gramsPerMl !== undefined && { GramsPerMl: gramsPerMl }),
    ...(gramsPerPiece !== undefined && { GramsPerPiece: gramsPerPiece }),
    ...(pack && {
      Pack: {
        Kind: pack.kind,
        ...(pack.grams !== undefined && { Grams: pack.grams }),
        ...(pack.ml !== undefined && { Ml: pack.ml }),
        ...(pack.cloves !== undefined && { Cloves: pack.cloves }),
        ...(pack.stems !== undefined && { Stems: pack.stems }),
        ...(pack.leaves !== undefined && { Leaves: pack.leaves }),
        ...(pack.pieces !== undefined && { Pieces: pack.pieces }),
        ...(pack.cubes !== undefined && { Cubes: pack.cubes }),
        ...(pack.sticks !== undefined && { Sticks: pack.sticks }),
      },
    }),
    ...(tap && { Tap: true }),
    ...(staple && { Staple: true }),
  }
}
