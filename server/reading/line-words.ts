import { LRUCache } from 'lru-cache'
import { recipeWords } from '#cooking/food-words.ts'
import type { FoodWords } from '#cooking/food-words.ts'
import { allNamesOf } from '#cooking/writing/both.ts'
import { FOODS_KEPT, type LineFood, type SharedFoods } from './line-foods.ts'

/** What lines of a member are read with. */
export interface LineWords {
  readonly words: FoodWords
  /** All names of a food. */
  readonly namesOf: (food: number) => readonly string[]
}

/** Kept in the order in which the parent remembers what it has sent. */
const lists = new LRUCache<number, readonly LineFood[]>({ max: FOODS_KEPT })
const made = new LRUCache<string, LineWords>({ max: FOODS_KEPT })

function foodsOf({ key, json }: SharedFoods): readonly LineFood[] {
  const foods = lists.get(key) ?? (JSON.parse(json ?? '[]') as LineFood[])
  lists.set(key, foods)
  return foods
}

/** The words of lists of foods, made once for as long as these stay the same. The first of two names counts. */
export function lineWords(shared: readonly SharedFoods[]): LineWords {
  const foods = shared.flatMap(foodsOf)
  const key = shared.map((one) => one.key).join(' ')
  const known = made.get(key)
  if (known) return known
  const named = new Map(foods.map((food) => [food.Id, allNamesOf(food)]))
  const words: LineWords = {
    words: recipeWords([...named].map(([id, names]) => ({ id, names }))),
    namesOf: (food) => named.get(food) ?? [],
  }
  made.set(key, words)
  return words
}
