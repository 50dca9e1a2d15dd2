import { foodWords, type FoodWords } from '../food-line.ts'
import { unitWords, type NamedFood } from '../shopping-words.ts'
import type { UnitKey } from '../units.ts'

/** How recipes write units, in addition to the words of a shopping list. */
const WRITTEN: Readonly<Partial<Record<UnitKey, string>>> = {
  tableSpoon: 'tbsps tbs tblsp Essl Esslöffeln Eßlöffel Eßl',
  teaSpoon: 'tsps Teel Teelöffeln Kaffeelöffel KL',
  l: 'ltr litres liters',
  ml: 'millilitre millilitres milliliter milliliters mls cc',
  dl: 'Deziliter decilitre',
  cl: 'Zentiliter',
  kg: 'kilogram kilograms kgs',
  g: 'gms Gr',
  pinch: 'Msp Messerspitze Messerspitzen Prise Prisen pinch pinches',
  cup: 'c Cups',
  can: 'Dosen Büchse Büchsen',
  package: 'Pkt Päck Päckchen P Tüte Tüten sachet sachets packages pkg pack envelope Tütchen',
  shrub: 'bunches Bunde',
  stem: 'sprig sprigs Zweig Zweige Zweiglein Stängel Stengel stems',
  stick: 'rib ribs stalk stalks',
  dash: 'splash splashes Schuss dashes',
  cloth: 'Zehe Zehen clove cloves',
  tuber: 'Knollen',
  leafes: 'leaf leaves Blätter Blatt',
}

function* draftUnits(): Generator<readonly [string, UnitKey]> {
  for (const [unit, words = ''] of Object.entries(WRITTEN)) {
    for (const word of words.split(' ')) yield [word, unit as UnitKey]
  }
  yield* unitWords()
}

/**
 * The words for reading a recipe line, in both languages at once. If two foods have the same name,
 * the first one is used: pass the member's own foods first.
 */
export function draftWords(foods: Iterable<NamedFood>): FoodWords {
  const names = [...foods].flatMap(({ id, names: own }) => own.map((name) => [name, id] as const))
  return foodWords(draftUnits(), names, ['of', 'von', 'vom'])
}
