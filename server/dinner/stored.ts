import { languageOf, type LangId } from '#contract/languages.ts'
import type { KeptDish, NewDinnerDish } from '#contract/dinner/dinner.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import type { RecipeNames } from '#server/week/recipes.ts'

/** A dish as it is stored: with the names that its recipe had. */
export interface StoredDish extends NewDinnerDish {
  readonly names: RecipeNames
}

/** The dishes of a row. */
export function dishesOf({ dishes }: { dishes: string }): StoredDish[] {
  return JSON.parse(dishes) as StoredDish[]
}

/** The dinner of a row. */
export function keptOf({ kept }: { kept: string }): KeptDinner {
  return JSON.parse(kept) as KeptDinner
}

/** A stored dish as the wire has it. */
export function dishToWire({ names, ...dish }: StoredDish, langId: LangId): KeptDish {
  return { ...dish, Name: names[`name_${languageOf(langId)}`] }
}
