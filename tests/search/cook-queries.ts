/** What somebody types who wants to cook, and what must stand among the first five recipes. */
export interface CookQuery {
  readonly term: string
  /** Slugs of recipes that must be among the first five; more than five where any five of them do. */
  readonly must: readonly string[]
  /**
   * Slugs of ingredients: each of the first five recipes must have one of every group. Without
   * groups each must be one of `must`.
   */
  readonly has?: readonly (readonly string[])[]
}

type Row = readonly [term: string, must: string, has?: string]

const CHEESE = 'feta mozzarella parmesan ricotta quark'
const NOODLES = 'spaghetti penne orzo lasagne-sheet ramen-noodles'
const RICE = 'rice basmati-rice sushi-rice risotto-rice'
const TOMATO = 'tomato cherry-tomato canned-tomatoes'
const CITRUS = 'lemon lime'
const BERRIES = 'blueberry strawberry raspberry mixed-berries'
const CHICKPEAS = 'chickpeas dried-chickpeas'

/** A dish by its name, whole, half, in the other language or by another name. */
const DISHES: readonly Row[] = [
  ['shakshuka', 'shakshuka'],
  ['Schakschuka', 'shakshuka'],
  ['jollof', 'jollof-rice'],
  ['lemon tart', 'lemon-tart'],
  ['tarte au citron', 'lemon-tart'],
  ['Zitronentarte', 'lemon-tart'],
  ['tart', 'lemon-tart strawberry-tartlets pasteis-de-nata'],
  ['biscuits', 'oat-cookies'],
  ['Plätzchen', 'oat-cookies'],
  ['Kekse', 'oat-cookies'],
  ['lasagna', 'lasagne-verdi'],
  ['lentil soup', 'red-lentil-dal'],
  ['Linsensuppe', 'red-lentil-dal'],
  ['marble cake', 'marble-gugelhupf'],
  ['Marmorkuchen', 'marble-gugelhupf'],
  ['Pflaumenkuchen', 'plum-sheet-cake'],
  ['apple cake', 'apple-crumble-cake'],
  ['Kartoffelpuffer', 'potato-rosti-skillet'],
  ['Sauerteigbrot', 'country-sourdough'],
  ['sourdough', 'country-sourdough'],
  ['chickpea curry', 'chana-masala'],
  ['custard tart', 'pasteis-de-nata'],
  ['cured salmon', 'gravlax-toast'],
  ['porridge', 'overnight-oats-berries'],
  ['Müsli', 'overnight-oats-berries'],
  ['noodle soup', 'miso-ramen'],
  ['roast chicken', 'chicken-lemon-traybake'],
  ['peanut stew', 'groundnut-stew'],
  ['hash browns', 'potato-rosti-skillet'],
]

/** What is in it, with synonyms and plurals. */
const FOODS: readonly Row[] = [
  ['Paprika', 'shakshuka', 'bell-pepper smoked-paprika'],
  ['eggplant', 'baba-ganoush'],
  ['Aubergine', 'baba-ganoush'],
  ['Melanzani', 'baba-ganoush'],
  ['zucchini', 'lasagne-verdi'],
  ['courgette', 'lasagne-verdi'],
  ['cilantro', '', 'coriander'],
  ['coriander', 'falafel', 'coriander ground-coriander'],
  ['Koriander', 'falafel', 'coriander ground-coriander'],
  ['salmon', 'salmon-donburi gravlax-toast'],
  ['Lachs', 'salmon-donburi gravlax-toast'],
  ['chicken', 'chicken-lemon-traybake oyakodon groundnut-stew'],
  ['Hähnchen', 'chicken-lemon-traybake oyakodon groundnut-stew'],
  ['Huhn', 'chicken-lemon-traybake oyakodon groundnut-stew'],
  ['shrimps', 'prawn-rice'],
  ['Garnelen', 'prawn-rice'],
  ['Sahne', 'creme-brulee', 'cream'],
  ['cream', 'creme-brulee', 'cream'],
  ['rice', 'jollof-rice prawn-rice', RICE],
  ['Reis', 'jollof-rice prawn-rice', RICE],
  ['Kichererbsen', 'hummus chana-masala chickpea-skillet falafel', CHICKPEAS],
  ['chickpeas', 'hummus chana-masala chickpea-skillet falafel', CHICKPEAS],
  ['mushrooms', 'mushroom-tagliatelle miso-ramen'],
  ['Champignons', 'mushroom-tagliatelle miso-ramen'],
  ['Pilze', 'mushroom-tagliatelle miso-ramen'],
  ['Eier', 'shakshuka', 'egg'],
  ['eggs', 'shakshuka', 'egg'],
  ['potatoes', 'potato-gnocchi potato-rosti-skillet', 'potato'],
  ['Erdäpfel', 'potato-gnocchi potato-rosti-skillet', 'potato'],
  ['avocado', 'buddha-bowl salmon-donburi'],
  ['Kokosmilch', 'coconut-vegetable-curry'],
  ['coconut milk', 'coconut-vegetable-curry'],
  ['coconut', 'coconut-vegetable-curry beetroot-thoran-salad'],
  ['spinach', 'sesame-spinach', 'spinach'],
  ['Grünkohl', 'caldo-verde'],
  ['kale', 'caldo-verde'],
  ['Haferflocken', 'oat-cookies overnight-oats-berries berry-smoothie'],
  ['tahini', 'hummus baba-ganoush', 'tahini'],
  ['ginger', 'ginger-lemonade', 'ginger'],
  ['chorizo', 'caldo-verde'],
  ['banana', 'berry-smoothie green-smoothie', 'banana plantain'],
  ['Gurke', 'cucumber-sunomono mango-cucumber-salad', 'cucumber'],
  ['yogurt', 'berry-smoothie', 'yoghurt'],
  ['miso paste', 'miso-ramen pumpkin-miso-soup'],
  ['rice vinegar', 'cucumber-sunomono', 'rice-vinegar'],
  ['soy sauce', 'cucumber-sunomono', 'soy-sauce'],
  ['Rote Bete', 'beetroot-thoran-salad buddha-bowl'],
  ['beets', 'beetroot-thoran-salad buddha-bowl'],
  ['Schokolade', 'chocolate-mousse'],
]

/** Two foods at once. */
const PAIRS: readonly Row[] = [
  ['salmon rice', 'salmon-donburi'],
  ['Lachs Reis', 'salmon-donburi'],
  ['Hähnchen Zitrone', 'chicken-lemon-traybake'],
  ['chicken lemon', 'chicken-lemon-traybake'],
  ['chicken rice', 'oyakodon groundnut-stew'],
  ['spinach chickpeas', 'chickpea-skillet buddha-bowl'],
  ['potato kale', 'caldo-verde'],
  ['Tomate Feta', 'feta-tomato-traybake shakshuka'],
  ['egg rice', 'oyakodon'],
  ['Kartoffeln Kohl', 'caldo-verde coconut-vegetable-curry'],
  ['lemon pasta', 'one-pot-lemon-orzo'],
  ['pasta tomato', 'spaghetti-pomodoro penne-arrabbiata'],
  ['Banane Hafer', 'berry-smoothie'],
  ['mango mint', 'mango-cucumber-salad'],
]

/** Umbrella words. */
const UMBRELLAS: readonly Row[] = [
  ['fish', 'grilled-sea-bass salmon-donburi gravlax-toast'],
  ['Fisch', 'grilled-sea-bass salmon-donburi gravlax-toast'],
  ['seafood', 'grilled-sea-bass salmon-donburi gravlax-toast prawn-rice'],
  ['Meeresfrüchte', 'grilled-sea-bass salmon-donburi gravlax-toast prawn-rice'],
  ['meat', 'chicken-lemon-traybake oyakodon groundnut-stew caldo-verde'],
  ['Fleisch', 'chicken-lemon-traybake oyakodon groundnut-stew caldo-verde'],
  ['poultry', 'chicken-lemon-traybake oyakodon groundnut-stew'],
  ['Geflügel', 'chicken-lemon-traybake oyakodon groundnut-stew'],
  ['nuts', 'groundnut-stew apple-crumble-cake'],
  ['Nüsse', 'groundnut-stew apple-crumble-cake'],
  ['cheese', 'shakshuka feta-tomato-traybake', CHEESE],
  ['Käse', 'shakshuka feta-tomato-traybake', CHEESE],
  ['noodles', 'miso-ramen', `${NOODLES} flour`],
  ['Nudeln', 'miso-ramen', `${NOODLES} flour`],
  ['citrus', 'lemon-tart', CITRUS],
  ['Zitrusfrüchte', 'lemon-tart', CITRUS],
  ['berries', 'overnight-oats-berries berry-smoothie', BERRIES],
  ['Beeren', 'overnight-oats-berries berry-smoothie', BERRIES],
  ['fish lemon', 'grilled-sea-bass gravlax-toast'],
  ['cheese tomato', 'feta-tomato-traybake shakshuka', `${CHEESE} / ${TOMATO}`],
]

/** Slips. */
const SLIPS: readonly Row[] = [
  ['lasanje', 'lasagne-verdi'],
  ['shakshooka', 'shakshuka'],
  ['zuchini', 'lasagne-verdi'],
  ['humus', 'hummus'],
  ['gnochi', 'potato-gnocchi'],
  ['brocolli', ''],
  ['aubergien', 'baba-ganoush'],
  ['Hänchen', 'chicken-lemon-traybake oyakodon groundnut-stew'],
  ['tabule', 'tabbouleh'],
  ['margarita pizza', 'margherita-pizza'],
  ['avocato', 'buddha-bowl salmon-donburi'],
  ['Kichererbesn', 'hummus chana-masala chickpea-skillet falafel', CHICKPEAS],
]

/** Compounds and beginnings. */
const PARTS: readonly Row[] = [
  ['Kürbissuppe', 'pumpkin-miso-soup'],
  ['Kichererbsensalat', 'buddha-bowl'],
  ['Tomatenreis', 'prawn-rice'],
  ['Beerensmoothie', 'berry-smoothie'],
  ['Gurkensalat', 'cucumber-sunomono mango-cucumber-salad', 'cucumber'],
  ['Haferkeks', 'oat-cookies'],
  ['aubergi', 'baba-ganoush'],
  ['panca', 'blueberry-pancakes'],
  ['tabb', 'tabbouleh'],
]

/** Needs in words; the musts are in the answer, everything else keeps the need. */
const NEEDS: readonly Row[] = [
  ['vegan pasta', 'spaghetti-pomodoro penne-arrabbiata aglio-e-olio'],
  ['vegane Nudeln', 'spaghetti-pomodoro penne-arrabbiata aglio-e-olio'],
  ['vegetarian soup', 'pumpkin-miso-soup red-lentil-dal miso-ramen'],
  ['gluten free cake', ''],
  ['dairy free curry', 'coconut-vegetable-curry chana-masala'],
  ['drink ohne Alkohol', 'ginger-lemonade'],
  ['Smoothie ohne Milch', 'green-smoothie'],
  ['Salat ohne Gluten', 'beetroot-thoran-salad mango-cucumber-salad'],
  ['Suppe ohne Fleisch', 'pumpkin-miso-soup red-lentil-dal miso-ramen'],
  ['soup without chorizo', 'pumpkin-miso-soup red-lentil-dal miso-ramen groundnut-stew'],
  ['Reis ohne Fisch', 'jollof-rice', RICE],
  ['quick breakfast', 'herb-omelette green-smoothie blueberry-pancakes'],
  ['schnelle Suppe', ''],
  ['soup under 45 minutes', 'red-lentil-dal miso-ramen pumpkin-miso-soup'],
  ['Frühstück in 10 Minuten', 'green-smoothie'],
]

/** Nothing of the kind is there, so nothing is found. */
const NOTHING: readonly Row[] = [
  ['xyzzy', ''],
  ['tofu', ''],
  ['Rinderfilet', ''],
  ['🍕', ''],
  ['???', ''],
]

const split = (text: string) => text.split(' ').filter((word) => word !== '')
const queries = (rows: readonly Row[]): CookQuery[] =>
  rows.map(([term, must, has]) => ({
    term,
    must: split(must),
    ...(has && { has: has.split('/').map(split) }),
  }))

/** Queries as cooks type them, in German and English, by kind. */
export const COOK_QUERIES: Readonly<Record<string, readonly CookQuery[]>> = {
  dish: queries(DISHES),
  food: queries(FOODS),
  pair: queries(PAIRS),
  umbrella: queries(UMBRELLAS),
  slip: queries(SLIPS),
  part: queries(PARTS),
  need: queries(NEEDS),
  nothing: queries(NOTHING),
}
