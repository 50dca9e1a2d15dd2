import { foldWords } from './fold.ts'

/** Endings of German dishes: a search for "Suppe" finds "Kürbissuppe". */
const DISHES = `
  Auflauf Aufstrich Bäckerei Baguette Beere Blech Bohne Braten Brei Brot Brötchen Brühe Burger Butter Creme
  Curry Dattel Dessert Dip Döner Dressing Eintopf Eis Erbse Essig Filet Fisch Fladen Fleisch Frikadelle
  Frühstück Füllung Galette Gebäck Gemüse Gericht Getränk Gewürz Gratin Gugelhupf Gulasch Hackbraten
  Hähnchen Honig Huhn Joghurt Kaffee Kartoffel Käse Keks Kern Keule Klöße Kürbis Knäckebrot Knödel Knoblauch Kohl Kompott Konfitüre
  Kotelett Kraut Kräuter Krokette Kruste Küche Kuchen Lachs Lasagne Lauch Likör Limonade Linse Makrele
  Mandel Marmelade Mehl Milch Mousse Müsli Mus Nocke Nudel Nuss Obst Ofen Öl Omelett Paprika Paste
  Pastete Pesto Pfanne Pfannkuchen Pfeffer Pilz Pizza Plätzchen Praline Pudding Püree Quark Quiche Ragout
  Reis Risotto Röllchen Rolle Roulade Rösti Rührei Saft Sahne Salat Salz Sauce Schale Schmarrn Schnecke
  Schnitte Schnitzel Schokolade Schorle Sirup Sorbet Soße Spätzle Spiegelei Spieß Stängel Steak Strudel
  Streusel Suppe Tarte Taler Tasche Tee Teig Teller Tomate Topf Torte Törtchen Trunk Waffel Wein Wrap
  Würfel Wurst Wurzel Zwiebel
  Bowl Datschi Gnocchi Krapfen Laibchen Limo Muffin Nockerl Palatschinke Pasta Puffer Schmarren Semmel
  Shake Smoothie Spaghetti Tagliatelle Wähe Wecken Weckerl
`

/** Endings of many different foods: who asks for "Thunfisch" or "Hackfleisch" wants no other. */
const KINDS = `
  Beere Bohne Essig Filet Fisch Fleisch Gemüse Gewürz Käse Kern Keule Kohl Kotelett Kraut Mehl Milch
  Nuss Obst Öl Pilz Saft Sirup Steak Tee Wein Wurst Wurzel
`

/** Minimum length of an ending, and of the part before it. */
const TAIL_MIN = 4
const HEAD_MIN = 3

const DISH_TAILS: ReadonlySet<string> = new Set(
  foldWords(DISHES).filter((word) => word.length >= TAIL_MIN),
)
const KIND_TAILS: ReadonlySet<string> = new Set(foldWords(KINDS))

/** Words that are not split: a search for "Kuchen" does not find "Pfannkuchen". */
const UNDIVIDED = foldWords(`
  Eierkuchen Erdapfel Kichererbse Knoblauch Kochbanane Leberkäse Lebkuchen Maultasche Muskatnuss
  Pfannkuchen Reibekuchen Schnittlauch Seelachs Süßkartoffel Wassermelone
  buttermilk butternut chickpea gingerbread grapefruit horseradish peppermint pineapple
`)

/** Endings that German adds to a noun, folded. "er" is none: "Starter" does not end in "Tarte". */
const TAIL_ENDINGS = ['n', 'en', 'e', 's']

function isKnown(tail: string, tails: ReadonlySet<string>): boolean {
  if (tails.has(tail)) return true
  return TAIL_ENDINGS.some((end) => tail.endsWith(end) && tails.has(tail.slice(0, -end.length)))
}

/** The known endings: those of dishes, and the given names of ingredients. */
export function tailsWith(names: Iterable<string>): ReadonlySet<string> {
  const words = [...names].flatMap(foldWords).filter((word) => word.length >= TAIL_MIN)
  return new Set([...DISH_TAILS, ...words])
}

/** A split compound. */
export interface CompoundParts {
  readonly head: string
  readonly tail: string
}

/** Whether an ending only says of what kind a food is, so that the whole word is one of its own. */
export function isKind(tail: string): boolean {
  return isKnown(tail, KIND_TAILS)
}

/** Whether a position is inside a word that is not split. */
export function isInsideUndivided(word: string, place: number): boolean {
  return UNDIVIDED.some((undivided) => {
    const start = word.indexOf(undivided)
    return start !== -1 && start < place && place < start + undivided.length
  })
}

/**
 * Splits a folded word before every known ending, longest ending first: "kurbissuppe" → kurbis,
 * suppe.
 */
export function compoundParts(
  word: string,
  tails: ReadonlySet<string> = DISH_TAILS,
): CompoundParts[] {
  const found: CompoundParts[] = []
  for (let start = HEAD_MIN; start <= word.length - TAIL_MIN; start++) {
    const tail = word.slice(start)
    if (isKnown(tail, tails) && !isInsideUndivided(word, start))
      found.push({ head: word.slice(0, start), tail })
  }
  return found
}
