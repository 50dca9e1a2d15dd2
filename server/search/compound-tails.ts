import { foldWords } from './fold.ts'
import { singularsOf } from './word-forms.ts'

/** What German dishes end in: a search for "Suppe" finds "Kürbissuppe". */
const DISHES = `
  Auflauf Aufstrich Baguette Beere Blech Bohne Braten Brei Brot Brötchen Brühe Burger Butter Creme
  Curry Dattel Dessert Dip Döner Dressing Eintopf Eis Erbse Essig Filet Fisch Fladen Fleisch Frikadelle
  Frühstück Füllung Galette Gebäck Gemüse Gericht Getränk Gewürz Gratin Gugelhupf Gulasch Hackbraten
  Hähnchen Honig Huhn Joghurt Kaffee Käse Keks Kern Keule Klöße Knödel Knoblauch Kohl Kompott Konfitüre
  Kotelett Kraut Kräuter Krokette Kruste Kuchen Lachs Lasagne Lauch Likör Limonade Linse Makrele
  Mandel Marmelade Mehl Milch Mousse Müsli Mus Nocke Nudel Nuss Obst Ofen Öl Omelett Paprika Paste
  Pastete Pesto Pfanne Pfannkuchen Pfeffer Pilz Pizza Plätzchen Praline Pudding Püree Quark Quiche Ragout
  Reis Risotto Röllchen Rolle Roulade Rösti Rührei Saft Sahne Salat Salz Sauce Schale Schmarrn Schnecke
  Schnitte Schnitzel Schokolade Schorle Sirup Sorbet Soße Spätzle Spiegelei Spieß Stängel Steak Strudel
  Streusel Suppe Tarte Taler Tasche Tee Teig Teller Tomate Topf Torte Törtchen Trunk Waffel Wein Wrap
  Würfel Wurst Wurzel Zwiebel
`

/** Shortest ending that is looked for, and the shortest beginning that must stand before it. */
const TAIL_MIN = 4
const HEAD_MIN = 3

const TAILS: ReadonlySet<string> = new Set(
  foldWords(DISHES).filter((word) => word.length >= TAIL_MIN),
)

/** The known endings: those of dishes, and these names (of ingredients). */
export function tailsWith(names: Iterable<string>): ReadonlySet<string> {
  const words = [...names].flatMap(foldWords).filter((word) => word.length >= TAIL_MIN)
  return new Set([...TAILS, ...words])
}

/** Endings of a folded word that are words themselves: "kurbissuppe" → suppe. */
export function compoundTails(word: string, tails: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (let start = HEAD_MIN; start <= word.length - TAIL_MIN; start++) {
    const tail = word.slice(start)
    if (tails.has(tail) || singularsOf(tail).some((singular) => tails.has(singular)))
      found.push(tail)
  }
  return found
}
