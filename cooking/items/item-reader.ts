import { goodOf } from '#cooking/items/goods.ts'
import type { ItemReader } from '#cooking/items/understood.ts'
import type { ShoppingFoods } from '#contract/shopping/shopping.ts'
import { unitCode } from '#contract/units.ts'
import { folded } from '../food-words.ts'
import { nearFood, readItem } from '../line/read-item.ts'
import { listWords } from './list-words.ts'

/** Creates a reader from the foods of the catalogue and the departments of everyday goods. */
export function itemReader({ Foods, Goods }: ShoppingFoods): ItemReader {
  const words = listWords(
    Foods.map(({ Id: id, Names, Synonyms }) => ({
      id,
      names: [...Names.flatMap(({ One, Other }) => [One, Other]), ...Synonyms],
    })),
  )
  const places = new Map(Foods.map(({ Id: id, DepartementId }) => [id, DepartementId]))
  const shelves = new Map(Goods.map(({ Slug, DepartementId }) => [Slug, DepartementId]))
  return {
    read(typed) {
      const { amount, unit, food, name, note } = readItem(typed, words)
      const near = food ?? nearFood(name, words) ?? 0
      const DepartementId =
        near > 0 ? places.get(near) : shelves.get(goodOf(near)?.department ?? '')
      return {
        Label: name,
        ...(amount !== undefined && { Amount: amount, Unit: unit ? unitCode(unit) : 0 }),
        ...(food !== undefined && food > 0 && { FoodId: food }),
        ...(DepartementId !== undefined && { DepartementId }),
        ...(note !== '' && { Note: note }),
      }
    },
    kindOf({ FoodId, Label }) {
      if (FoodId !== undefined) return `food ${FoodId}`
      const good = words.foods.get(folded(Label)) ?? 0
      return good < 0 ? `good ${-good}` : folded(Label)
    },
  }
}
