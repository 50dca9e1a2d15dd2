import type { Language } from '#contract/languages.ts'

/** Grammatical gender of a German noun: masculine, feminine, neuter. */
export type Gender = 'm' | 'f' | 'n'

/** A unit as it is said, beside one and beside several. */
export interface SpokenUnit {
  readonly one: string
  readonly other: string
  readonly gender: Gender
}

/** A unit that is said in one form. */
function same(words: string, gender: Gender): SpokenUnit {
  return { one: words, other: words, gender }
}

/** An English unit; gender means nothing there. */
function english(one: string, other = `${one}s`): SpokenUnit {
  return { one, other, gender: 'n' }
}

/** What is written short, and said in full. What is written in full is left as it is. */
export const SPOKEN_UNITS: Record<Language, Record<string, SpokenUnit>> = {
  en: {
    mg: english('milligram'),
    g: english('gram'),
    kg: english('kilogram'),
    ml: english('millilitre'),
    cl: english('centilitre'),
    dl: english('decilitre'),
    l: english('litre'),
    mm: english('millimetre'),
    cm: english('centimetre'),
    tsp: english('teaspoon'),
    tbsp: english('tablespoon'),
    oz: english('ounce'),
    lb: english('pound'),
    qt: english('quart'),
    pc: english('piece'),
    pcs: english('piece'),
    kcal: english('kilocalorie'),
    min: english('minute'),
    '°C': english('degree Celsius', 'degrees Celsius'),
    '°F': english('degree Fahrenheit', 'degrees Fahrenheit'),
    '%': english('per cent', 'per cent'),
  },
  de: {
    mg: same('Milligramm', 'n'),
    g: same('Gramm', 'n'),
    kg: same('Kilogramm', 'n'),
    ml: same('Milliliter', 'm'),
    cl: same('Zentiliter', 'm'),
    dl: same('Deziliter', 'm'),
    l: same('Liter', 'm'),
    mm: same('Millimeter', 'm'),
    cm: same('Zentimeter', 'm'),
    TL: same('Teelöffel', 'm'),
    EL: same('Esslöffel', 'm'),
    oz: { one: 'Unze', other: 'Unzen', gender: 'f' },
    lb: same('Pfund', 'n'),
    qt: same('Quart', 'n'),
    kcal: { one: 'Kilokalorie', other: 'Kilokalorien', gender: 'f' },
    'Min.': { one: 'Minute', other: 'Minuten', gender: 'f' },
    'Std.': { one: 'Stunde', other: 'Stunden', gender: 'f' },
    '°C': same('Grad Celsius', 'n'),
    '°F': same('Grad Fahrenheit', 'n'),
    '%': same('Prozent', 'n'),
  },
}

/** Endings of feminine nouns of kitchens that do not end in e. */
const FEMININE = /(?:e|zwiebel|kartoffel|paprika|avocado|zucchini|mango|nuss|packung|papaya)$/iu
/** Endings of neuter nouns of kitchens. */
const NEUTER = /(?:chen|blatt|ei|eigelb|eiweiß|brot|filet|glas|bund|stück|pfund|pack)$/iu

/** The gender of the thing that the words after an amount name: "rote Zwiebel". */
export function genderOf(words: string): Gender {
  const [first = ''] = /^[\p{L}-]+/u.exec(words) ?? []
  const isAdjective = first !== '' && first === first.toLowerCase()
  if (isAdjective) return first.endsWith('e') ? 'f' : first.endsWith('es') ? 'n' : 'm'
  if (NEUTER.test(first)) return 'n'
  return FEMININE.test(first) ? 'f' : 'm'
}
