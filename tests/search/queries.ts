/** What the first hit of a query is, and in which list it stands. */
export type ExpectedKind = 'recipe' | 'cookbook' | 'author' | 'ingredient' | 'tag' | 'dishType'

/** What somebody types and what a cook would hand them first. */
export interface FindQuery {
  term: string
  /**
   * The list that is meant. `tag` and `dishType` mean the list of recipes, whose first one must be
   * filed under it: whoever types "vegan" has no name in mind.
   */
  kind: ExpectedKind
  /**
   * Slug of the first hit, name of the tag or of the dish type; several where a cook would take any
   * of them, none where the catalogue has nothing of the kind.
   */
  first: string | readonly string[]
}

type Row = readonly [term: string, first: string | readonly string[]]

const CHEESES = ['feta', 'parmesan', 'mozzarella', 'ricotta']
const CHICKEN = ['chicken-thigh', 'boneless-chicken-thigh']
const CHICKPEAS = ['chickpea-skillet', 'chana-masala', 'hummus', 'falafel']

const RECIPES: readonly Row[] = [
  // As they are called, in either language and any case.
  ['shakshuka', 'shakshuka'],
  ['SCHAKSCHUKA MIT FETA', 'shakshuka'],
  ['Kartoffelrösti', 'potato-rosti-skillet'],
  ['creme brulee', 'creme-brulee'],
  ['pasteis de nata', 'pasteis-de-nata'],
  ["penne all'arrabbiata", 'penne-arrabbiata'],
  ['spaghetti pomodoro', 'spaghetti-pomodoro'],
  ['jollof', 'jollof-rice'],
  // Umlauts as every keyboard has them.
  ['Kürbis Suppe', 'pumpkin-miso-soup'],
  ['kuerbis suppe', 'pumpkin-miso-soup'],
  ['kurbis', 'pumpkin-miso-soup'],
  ['Laugenbroetchen', 'pretzel-rolls'],
  ['gemuselasagne', 'lasagne-verdi'],
  ['knäckebrot', 'rye-crispbread'],
  // One slip of the finger or of memory.
  ['schakshuka', 'shakshuka'],
  ['fallafel', 'falafel'],
  ['tabouleh', 'tabbouleh'],
  ['lasange', 'lasagne-verdi'],
  ['gnochi', 'potato-gnocchi'],
  ['humus', 'hummus'],
  ['pizza margarita', 'margherita-pizza'],
  ['madelaines', 'madeleines'],
  ['shakshouka feta', 'shakshuka'],
  // Compounds, whole or in parts.
  ['Suppe', ['pumpkin-miso-soup', 'caldo-verde', 'red-lentil-dal', 'miso-ramen']],
  ['Kürbissuppe', 'pumpkin-miso-soup'],
  ['Kartoffelsuppe', ['caldo-verde', 'pumpkin-miso-soup']],
  ['Misosuppe', ['pumpkin-miso-soup', 'miso-ramen']],
  ['Apfelkuchen', 'apple-crumble-cake'],
  ['Zwetschgenkuchen', 'plum-sheet-cake'],
  ['Pflaumenkuchen', 'plum-sheet-cake'],
  ['Zitronenkuchen', 'lemon-tart'],
  ['Gurkensalat', ['cucumber-sunomono', 'mango-cucumber-salad']],
  ['Rösti', 'potato-rosti-skillet'],
  ['Schnecken', 'cardamom-buns'],
  ['Brötchen', 'pretzel-rolls'],
  ['Eintopf', ['black-eyed-bean-stew', 'groundnut-stew']],
  // Singular, plural, half a word, words in any order.
  ['pancake', 'blueberry-pancakes'],
  ['Pfannkuchen', 'blueberry-pancakes'],
  ['cookie', 'oat-cookies'],
  ['Haferkeks', 'oat-cookies'],
  ['Törtchen Erdbeere', 'strawberry-tartlets'],
  ['curry coconut', 'coconut-vegetable-curry'],
  ['Lachs', ['gravlax-toast', 'salmon-donburi']],
  ['schoko mousse', 'chocolate-mousse'],
  ['mousse au choc', 'chocolate-mousse'],
  ['overnight o', 'overnight-oats-berries'],
  ['babaganoush', 'baba-ganoush'],
  // Words that only link the others.
  ['Nudeln mit Pilzen', 'mushroom-tagliatelle'],
  ['soup with pumpkin', 'pumpkin-miso-soup'],
  ['Reis mit Garnelen', 'prawn-rice'],
  ['chickpeas', CHICKPEAS],
  // Other names for what is in it.
  ['eggplant dip', 'baba-ganoush'],
  ['Erdapfel Rösti', 'potato-rosti-skillet'],
  ['heidelbeer pfannkuchen', 'blueberry-pancakes'],
]

const INGREDIENTS: readonly Row[] = [
  ['tomato', 'tomato'],
  ['Tomaten', 'tomato'],
  ['Paradeiser', 'tomato'],
  ['eggplant', 'aubergine'],
  ['Auberginen', 'aubergine'],
  ['Obers', 'cream'],
  ['Schlagsahne', 'cream'],
  ['Erdäpfel', 'potato'],
  ['Möhren', 'carrot'],
  ['Moehre', 'carrot'],
  ['cilantro', 'coriander'],
  ['Zuchini', 'courgette'],
  ['petersile', 'parsley'],
  ['scallions', 'spring-onion'],
  ['Käse', CHEESES],
  ['chicken', CHICKEN],
  ['shrimps', 'prawn'],
  ['eier', 'egg'],
  ['Kichererbse', 'chickpeas'],
  ['red onions', 'red-onion'],
  ['Sojasosse', 'soy-sauce'],
  ['brocolli', []],
]

const COOKBOOKS: readonly Row[] = [
  ['Sonntagsbaeckerei', 'sunday-bakery'],
  ['the sunday bakery', 'sunday-bakery'],
  ['grüner Tisch', 'the-green-table'],
  ['one pan', 'one-pan-evenings'],
  ['Pasta al dente', 'pasta-al-dente'],
  ['mezze', 'levantine-mezze'],
  ['patiserie', 'petit-patisserie'],
  ['bowls & broths', 'bowls-and-broths'],
  ['Küche', 'atlantic-kitchen'],
]

const AUTHORS: readonly Row[] = [
  ['Yasmin Haddad', 'yasmin-haddad'],
  ['hartmann lena', 'lena-hartmann'],
  ['Webber', 'jonas-weber'],
  ['Lindquist', 'samuel-lindqvist'],
  ['Mateo', 'matteo-conti'],
  ['dubois', 'clara-dubois'],
  ['theo br', 'theo-brandt'],
]

const TAGS: readonly Row[] = [
  ['vegan', 'Vegan'],
  ['Vegetarisch', ['Vegetarian', 'Vegan']],
  ['gluten free', 'Gluten-free'],
]

const DISH_TYPES: readonly Row[] = [
  ['Frühstück', 'Breakfast'],
  ['dessert', 'Dessert'],
  ['Nachtisch', 'Dessert'],
  ['Salat', 'Salad'],
  ['Cocktail', 'AlcoholicDrink'],
]

const of = (kind: ExpectedKind, rows: readonly Row[]): FindQuery[] =>
  rows.map(([term, first]) => ({ term, kind, first }))

/**
 * One hundred queries over the demo catalogue, as people type them: names half remembered, in
 * German and English, with slips, other umlauts, compounds, plurals, other words for the same, chefs,
 * cookbooks and what a recipe is filed under. They say what a cook would hand over first, whichever
 * language is asked for.
 */
export const FIND_QUERIES: readonly FindQuery[] = [
  ...of('recipe', RECIPES),
  ...of('ingredient', INGREDIENTS),
  ...of('cookbook', COOKBOOKS),
  ...of('author', AUTHORS),
  ...of('tag', TAGS),
  ...of('dishType', DISH_TYPES),
]
