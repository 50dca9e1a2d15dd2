import type { Id } from './common.ts'
import { foodWords, type FoodWords } from './food-line.ts'
import { GOODS } from './goods.ts'
import { UNIT_WORDS } from './unit-words.ts'
import { UNITS, type UnitKey } from './units.ts'

/** A food of the catalogue with all its names, in both languages. */
export interface NamedFood {
  readonly id: Id
  readonly names: readonly string[]
}

/** How people write units beside the words that this project writes. */
const WRITTEN: readonly (readonly [written: string, unit: UnitKey])[] = [
  ['Gramm', 'g'],
  ['gram', 'g'],
  ['grams', 'g'],
  ['gr', 'g'],
  ['Kilo', 'kg'],
  ['Kilos', 'kg'],
  ['Kilogramm', 'kg'],
  ['Liter', 'l'],
  ['litre', 'l'],
  ['litres', 'l'],
  ['liter', 'l'],
  ['Milliliter', 'ml'],
  ['Stk', 'piece'],
  ['St', 'piece'],
  ['pieces', 'piece'],
  ['Dose', 'can'],
  ['Ds', 'can'],
  ['tin', 'can'],
  ['tins', 'can'],
  ['Pck', 'package'],
  ['Pkg', 'package'],
  ['Pack', 'package'],
  ['Päckchen', 'package'],
  ['Paket', 'package'],
  ['Pakete', 'package'],
  ['Beutel', 'package'],
  ['Schachtel', 'package'],
  ['Tafel', 'package'],
  ['Tafeln', 'package'],
  ['packs', 'package'],
  ['packet', 'package'],
  ['packets', 'package'],
  ['bag', 'package'],
  ['bags', 'package'],
  ['box', 'package'],
  ['boxes', 'package'],
  ['jar', 'glas'],
  ['jars', 'glas'],
  ['Gläschen', 'glas'],
  ['Bd', 'shrub'],
  ['Bündel', 'shrub'],
  ['bulb', 'tuber'],
  ['bulbs', 'tuber'],
  ['Knolle', 'tuber'],
  ['Knollen', 'tuber'],
  ['tsp', 'teaSpoon'],
  ['teaspoons', 'teaSpoon'],
  ['tbsp', 'tableSpoon'],
  ['tablespoons', 'tableSpoon'],
  ['Würfel', 'cube'],
]

/** Units by how people write them, in both languages. */
export function* unitWords(): Generator<readonly [string, UnitKey]> {
  for (const unit of UNITS)
    for (const language of ['de', 'en'] as const) {
      const { label, one, other } = UNIT_WORDS[language][unit]
      for (const written of [one, other, label]) yield [written, unit]
    }
  yield* WRITTEN
}

/** The good with this id. Goods have negative ids because they are not foods of the catalogue. */
export function goodOf(id: Id): (typeof GOODS)[number] | undefined {
  return id < 0 ? GOODS[-id - 1] : undefined
}

/**
 * The words for reading an item of a shopping list, in both languages at once, because a list may
 * be written in either.
 *
 * @param foods of the catalogue
 */
export function shoppingWords(foods: Iterable<NamedFood>): FoodWords {
  const goods = GOODS.map(({ names }, index) => ({ id: -index - 1, names }))
  const all = [...foods, ...goods]
  const names = all.flatMap(({ id, names: own }) => own.map((name) => [name, id] as const))
  return foodWords(unitWords(), names, ['of', 'von'])
}
