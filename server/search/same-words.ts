import { foldWords } from './fold.ts'
import { otherForms } from './word-forms.ts'

/**
 * Words for the same dish or food in both languages and in their regions, a group a line. Only what
 * the names of the catalogue's foods do not say: kinds of dishes, and foods that it does not have.
 */
const GROUPS = `
  Soße, Sauce, Tunke
  Suppe, soup
  Eintopf, stew, casserole
  Auflauf, gratin, bake, casserole
  Kuchen, cake
  Torte, gateau
  Torte, Tarte, tart, Wähe
  Keks, Kekse, Plätzchen, Guetzli, Platzerl, cookie, biscuit
  Brot, bread, loaf
  Brötchen, Semmel, Weckerl, Wecken, Weggli, Schrippe, Rundstück, bread roll
  Pfannkuchen, Palatschinke, Eierkuchen, Omelette, Crêpe, pancake, Plinse
  Kartoffelpuffer, Reibekuchen, Reiberdatschi, Kartoffelpfannkuchen, potato pancake, latke
  Kartoffelpüree, Kartoffelbrei, Kartoffelstock, Erdäpfelpüree, Stampfkartoffeln, mashed potato, potato mash
  Pommes, Pommes frites, Fritten, french fries, chips
  Knödel, Kloß, Klöße, dumpling
  Nudel, Teigware, pasta, noodle
  Nocke, Nockerl, Gnocchi
  Frikadelle, Bulette, Fleischpflanzerl, Fleischlaibchen, Faschiertes Laibchen, Hacktätschli, Fleischküchle, meatball
  Hackbällchen, Fleischbällchen, Köttbullar, meatball
  Hackbraten, Faschierter Braten, falscher Hase, meatloaf
  Hackfleisch, Faschiertes, Gehacktes, Gewiegtes, Hack, mince, minced meat, ground meat, mincemeat
  Rinderhackfleisch, Rinderhack, Rindsfaschiertes, minced beef, ground beef, beef mince
  Schweinehackfleisch, Schweinehack, minced pork, ground pork, pork mince
  Lammhackfleisch, Lammhack, Lammfaschiertes, minced lamb, ground lamb, lamb mince
  Rindfleisch, Rind, Rindsfleisch, beef
  Schweinefleisch, Schwein, Schweinsfleisch, pork
  Lammfleisch, Lamm, lamb
  Kalbfleisch, Kalb, veal
  Hähnchen, Huhn, Hühnchen, Hendl, Poulet, Güggeli, Broiler, chicken
  Pute, Puter, Truthahn, turkey
  Ente, duck
  Gans, goose
  Speck, bacon
  Schinken, ham
  Wurst, sausage
  Würstchen, Würstel, Wienerli, Frankfurter, sausage
  Braten, roast, pot roast
  Gulasch, goulash
  Schnitzel, Plätzli, escalope, cutlet
  Spieß, skewer, kebab
  Fisch, fish
  Fleisch, meat
  Thunfisch, tuna
  Forelle, trout
  Kabeljau, Dorsch, cod
  Gemüse, vegetable, veggie, veg
  Obst, Frucht, fruit
  Käse, cheese
  Kräuter, herb
  Nuss, nut
  Brühe, Suppenbrühe, Bouillon, Fond, stock, broth
  Kraut, Weißkraut, Weißkohl, Kabis, white cabbage
  Rotkohl, Rotkraut, Blaukraut, Blaukabis, red cabbage
  Sauerkraut, pickled cabbage
  Wirsing, Wirz, savoy cabbage
  Rosenkohl, Kohlsprossen, brussels sprout, brussel sprout
  Brokkoli, Broccoli
  Sellerie, Knollensellerie, Zeller, celeriac
  Lauch, Porree, leek
  Spargel, asparagus
  Pastinake, parsnip
  Mais, Kukuruz, sweetcorn, corn, maize
  Pfifferling, Eierschwammerl, Rehling, Eierschwämmli, chanterelle
  Steinpilz, Herrenpilz, porcini, cep
  Pilz, Schwammerl, Champignon, mushroom
  Feldsalat, Vogerlsalat, Nüsslisalat, Rapunzel, Ackersalat, lamb's lettuce, corn salad, mâche
  Rucola, Rauke, rocket, arugula
  Chicorée, Endivie, chicory, endive
  Süßkartoffel, Batate, sweet potato, yam
  Linse, lentil
  Bohne, bean
  Dicke Bohnen, Saubohnen, broad bean, fava bean
  Zuckerschote, Kaiserschote, Kefe, sugar snap pea, snow pea, mangetout
  Meerrettich, Kren, horseradish
  Schalotte, shallot
  Aprikose, Marille, apricot
  Johannisbeere, Ribisel, Träuble, currant
  Stachelbeere, Agrasel, gooseberry
  Preiselbeere, lingonberry, cranberry
  Brombeere, blackberry
  Kirsche, cherry
  Birne, pear
  Pfirsich, peach
  Orange, Apfelsine
  Mandarine, Clementine, tangerine
  Rhabarber, rhubarb
  Marmelade, Konfitüre, Gsälz, jam
  Grieß, semolina
  Grießbrei, Grießkoch, semolina pudding
  Milchreis, Reisbrei, rice pudding
  Haferbrei, Porridge, oatmeal
  Buchweizen, buckwheat
  Dinkel, spelt
  Speisestärke, Maizena, Maisstärke, cornflour, cornstarch
  Sauerrahm, saure Sahne, Schmand, soured cream, sour cream
  Frischkäse, cream cheese
  Hüttenkäse, cottage cheese
  Mascarpone, mascarpone
  Buttermilch, buttermilk
  Schmalz, lard
  Schokolade, Schoko, Schoggi, chocolate
  Eis, Glace, Speiseeis, ice cream, gelato
  Lebkuchen, gingerbread
  Hefezopf, Germzopf, Zopf, Striezel, challah, plaited loaf
  Krapfen, Berliner, Berliner Pfannkuchen, Faschingskrapfen, doughnut, donut
  Salat, salad
  Kartoffelsalat, Erdäpfelsalat, potato salad
  Gurkensalat, cucumber salad
  Haselnuss, hazelnut
  Erdnuss, groundnut, peanut
  Mandel, almond
  Leber, liver
  Ei, egg
  Kokos, coconut
  Aufstrich, spread
  Nachtisch, Nachspeise, Süßspeise, dessert, pudding
`

/** What is called by the first word too, but not the other way round: tuna is fish. */
const UMBRELLAS = `
  Hackfleisch, minced beef, ground beef, minced pork, ground pork, minced lamb, ground lamb
  Fleisch, beef, pork, lamb, veal, chicken, turkey, bacon, ham, minced meat
  Fisch, tuna, trout, cod, salmon, Thunfisch, Forelle, Kabeljau, Lachs
  Geflügel, poultry, chicken, turkey, duck, goose
  Beere, berry, Johannisbeere, Stachelbeere, Preiselbeere, Brombeere
  Obst, cherry, pear, peach, apricot, rhubarb
  Gemüse, cabbage, leek, asparagus, parsnip, Brokkoli, Sellerie
  Pilz, Pfifferling, Steinpilz
  Nuss, hazelnut, almond
  Hülsenfrucht, pulse, lentil, bean
`

/** The other words of each word or name, folded; names of several words are joined by blanks. */
export type SameWords = ReadonlyMap<string, ReadonlySet<string>>

/** Reads groups of names that mean the same. */
export function sameIn(groups: Iterable<readonly string[]>): SameWords {
  const same = new Map<string, Set<string>>()
  for (const names of groups) {
    const folded = new Set(names.map((name) => foldWords(name).join(' ')))
    for (const one of folded) {
      const others = same.get(one) ?? new Set<string>()
      same.set(one, others)
      for (const other of folded) if (other !== one && other !== '') others.add(other)
    }
  }
  return same
}

const namesIn = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((name) => foldWords(name).join(' ')))

/** Adds what is under umbrella words, with its other names, to them and to their other names. */
export function withUmbrellas(
  same: SameWords,
  umbrellas: Iterable<readonly [umbrella: string, names: readonly string[]]>,
): SameWords {
  const all = new Map([...same].map(([word, others]) => [word, new Set(others)]))
  for (const [umbrella, names] of umbrellas) {
    const under = names.concat(names.flatMap((name) => Array.from(same.get(name) ?? [])))
    for (const word of [umbrella, ...(same.get(umbrella) ?? [])])
      all.set(word, new Set([...(all.get(word) ?? []), ...under]))
  }
  return all
}

/** Other words for kinds of dishes, and for foods that the catalogue does not have. */
export const SAME_WORDS: SameWords = sameIn(namesIn(GROUPS))

/** Umbrella words with what is under each of them. */
export const UNDER: readonly (readonly [umbrella: string, names: readonly string[]])[] = namesIn(
  UMBRELLAS,
).map(([umbrella = '', ...names]) => [umbrella, names])

/** What else a word may be called, with the forms that it may have: "Palatschinken" → pfannkuchen. */
export function otherNamesOf(word: string, same: SameWords = SAME_WORDS): string[] {
  const names = [word, ...otherForms(word)].flatMap((form) => Array.from(same.get(form) ?? []))
  return [...new Set(names.concat(names.flatMap(otherForms)))]
}
