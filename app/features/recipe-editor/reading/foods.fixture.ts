import type { Language } from '#contract/languages.ts'
import { recipeWords } from '#cooking/food-words.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'
import type { Reading } from './amounts.ts'
import { understandLines } from './understand-lines.ts'
import type { Foods } from './foods.ts'

const food = (Id: number, En: string[], De: string[]): WritableFood => ({
  Id,
  En,
  De,
  ImagePath: null,
  IsOwn: false,
})

/** In no list of the fixtures. */
export const breadcrumbs = food(90, ['breadcrumbs'], ['Semmelbrösel'])

/** Foods of a small catalogue. */
const FOODS: readonly WritableFood[] = [
  food(1, ['flour', 'plain flour'], ['Mehl']),
  food(2, ['sugar'], ['Zucker']),
  food(3, ['baking powder'], ['Backpulver']),
  food(4, ['butter'], ['Butter']),
  food(5, ['salt'], ['Salz']),
  food(6, ['apple', 'apples'], ['Apfel', 'Äpfel']),
  food(7, ['lemon', 'lemons'], ['Zitrone', 'Zitronen']),
  food(8, ['brown sugar'], ['brauner Zucker']),
  food(9, ['cinnamon'], ['Zimt']),
  breadcrumbs,
  food(10, ['milk'], ['Milch']),
  food(11, ['rice vinegar'], ['Reisessig']),
  food(12, ['white wine vinegar'], ['Weißweinessig']),
]

/** {@link FOODS} with the words that they are read with. */
export const foods: Foods = {
  words: recipeWords(FOODS.map(({ Id, En, De }) => ({ id: Id, names: [...En, ...De] }))),
  byId: new Map(FOODS.map((item) => [item.Id, item])),
  isLoaded: true,
}

/** What is understood of the lines of a draft. */
export function readingOf(draft: Draft, language: Language): Reading {
  return understandLines(draft.Lines, foods, language)
}
