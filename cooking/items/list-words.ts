import { GOODS } from '#cooking/items/goods.ts'
import { recipeWords, type FoodWords, type NamedFood } from '../food-words.ts'

/**
 * The words for reading entries of a shopping list, on which everyday goods stand beside foods.
 *
 * @param foods of the catalogue
 */
export function listWords(foods: Iterable<NamedFood>): FoodWords {
  const goods = GOODS.map(({ names }, index) => ({ id: -index - 1, names }))
  return recipeWords([...foods, ...goods])
}
