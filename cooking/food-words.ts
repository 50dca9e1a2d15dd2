import type { Id } from '#contract/common.ts'
import { UNIT_WORDS } from '#cooking/amounts/unit-words.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { UNITS, type UnitKey } from '#contract/units.ts'

/** The words for reading a line, in both languages at once, because a line may be in either. */
export interface FoodWords {
  /** Units by how they are written: "g", "el", "tablespoons". */
  readonly units: ReadonlyMap<string, UnitKey>
  /** Foods by singular, plural and synonyms. */
  readonly foods: ReadonlyMap<string, Id>
}

/** A food with all its names, in both languages. */
export interface NamedFood {
  readonly id: Id
  readonly names: readonly string[]
}

/** How people write units beside the words that this project writes. */
const WRITTEN: Readonly<Partial<Record<UnitKey, string>>> = {
  g: 'Gramm gram grams gramme grammes gr gms Gr grs',
  kg: 'Kilo Kilos Kilogramm kilogram kilograms kgs',
  mg: 'Milligramm milligram milligrams',
  l: 'Liter litre litres liter liters ltr Ltr',
  ml: 'Milliliter millilitre millilitres milliliters mls cc',
  dl: 'Deziliter decilitre deciliter',
  cl: 'Zentiliter centilitre centiliter',
  piece: 'Stk St pieces',
  tableSpoon: 'tbsp tbsps tbs tbl tblsp tb tablespoon tablespoons Essl Esslöffeln Eßlöffel Eßl',
  teaSpoon: 'tsp tsps ts teaspoon teaspoons Teel Teelöffeln Kaffeelöffel KL',
  cup: 'c Cups',
  can: 'Dose Dosen Ds tin tins Büchse Büchsen cans',
  package:
    'Pck Pkg Pkgs Pkt Pack Päck Päckchen Paket Pakete P Beutel Schachtel Tafel Tafeln Tüte Tüten Tütchen packs pack packet packets sachet sachets packages bag bags box boxes envelope envelopes env',
  glas: 'jar jars Gläschen',
  shrub: 'Bd Bündel bunches Bunde',
  tuber: 'bulb bulbs Knolle Knollen',
  pinch: 'Msp Messerspitze Messerspitzen Prise Prisen Pr pinch pinches',
  dash: 'splash splashes Schuss dashes',
  stem: 'sprig sprigs Zweig Zweige Zweiglein Stängel Stengel stems',
  stick: 'rib ribs stalk stalks',
  cloth: 'Zehe Zehen clove cloves',
  leafes: 'leaf leaves Blätter Blatt',
  cube: 'Würfel',
}

const SOFT_HYPHEN = '\u00AD'

/** Normalises a word for comparison: lower case, without soft hyphens. */
export const folded = (text: string): string =>
  text.normalize('NFC').replaceAll(SOFT_HYPHEN, '').toLowerCase()

/** Units by how people write them, in both languages. */
function* unitWords(): Generator<readonly [string, UnitKey]> {
  for (const [unit, words = ''] of Object.entries(WRITTEN))
    for (const word of words.split(' ')) yield [word, unit as UnitKey]
  for (const unit of UNITS)
    for (const language of LANGUAGES) {
      const { label, one, other } = UNIT_WORDS[language][unit]
      for (const written of [one, other, label]) yield [written, unit]
    }
}

/** A map by folded keys. Of two entries with one key, the first counts. */
function byFolded<Value>(entries: Iterable<readonly [string, Value]>): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>()
  for (const [key, value] of entries) if (!found.has(folded(key))) found.set(folded(key), value)
  return found
}

const units = byFolded(unitWords())

/**
 * The words for reading lines of recipes. If two foods have the same name, the first one is used: pass
 * the member's own foods first.
 */
export function recipeWords(foods: Iterable<NamedFood>): FoodWords {
  const names = [...foods].flatMap(({ id, names: own }) => own.map((name) => [name, id] as const))
  return { units, foods: byFolded(names) }
}
