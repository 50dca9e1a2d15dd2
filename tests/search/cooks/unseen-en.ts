import { CHICKPEAS, GREENS, HERBS, TOMATO, VEGETABLES } from './foods.ts'
import { queriesOf } from './query.ts'

/** Queries on an English page, written from the catalogue before anybody knew the answers. */
export const UNSEEN_EN = queriesOf('en', {
  dish: [
    ['crispbread', 'rye-crispbread'],
    ['pancakes', 'blueberry-pancakes', { may: 'potato-rosti-skillet' }],
    [
      'salad',
      'beetroot-thoran-salad mango-cucumber-salad buddha-bowl',
      { may: 'cucumber-sunomono fattoush tabbouleh sesame-spinach' },
    ],
    ['bread', 'country-sourdough pretzel-rolls rye-crispbread', { may: 'gravlax-toast fattoush' }],
  ],
  ingredient: [
    ['plum', 'plum-sheet-cake'],
    ['capers', 'grilled-sea-bass'],
    ['mint', '', { has: 'mint' }],
    ['parmesan', 'mushroom-tagliatelle one-pot-lemon-orzo potato-gnocchi'],
    ['cardamom', 'cardamom-buns overnight-oats-berries'],
    ['red pepper', 'black-eyed-bean-stew chickpea-skillet jollof-rice prawn-rice shakshuka'],
    ['cauliflower', 'coconut-vegetable-curry vegetable-pakora'],
  ],
  pair: [
    ['spinach ricotta', 'lasagne-verdi'],
    ['chickpeas tahini', 'hummus falafel buddha-bowl'],
    ['salmon and dill', 'gravlax-toast'],
    ['egg and potato', 'potato-gnocchi'],
    ['peanut butter chicken', 'groundnut-stew'],
    ['lime coconut', 'coconut-vegetable-curry beetroot-thoran-salad'],
    ['mushrooms cream', 'mushroom-tagliatelle'],
  ],
  typo: [
    ['chocolate mouse', 'chocolate-mousse'],
    ['omlette', 'herb-omelette'],
    ['tumeric', 'chana-masala coconut-vegetable-curry red-lentil-dal vegetable-pakora'],
    ['mozarella', 'margherita-pizza lasagne-verdi'],
    ['spagetti', 'spaghetti-pomodoro aglio-e-olio'],
    ['cinammon', 'apple-crumble-cake oat-cookies pasteis-de-nata plum-sheet-cake tabbouleh'],
  ],
  umlaut: [
    ['creme brulee', 'creme-brulee'],
    ['rosti', 'potato-rosti-skillet'],
    ['tomato puree', 'black-eyed-bean-stew groundnut-stew jollof-rice penne-arrabbiata shakshuka'],
    [
      'pimenton',
      'black-eyed-bean-stew buddha-bowl chickpea-skillet hummus jollof-rice prawn-rice shakshuka',
    ],
  ],
  plural: [
    ['bananas', 'berry-smoothie green-smoothie', { may: 'fried-plantain' }],
    ['radishes', 'buddha-bowl fattoush potato-rosti-skillet'],
    ['cookie', 'oat-cookies'],
    ['tomatoes', 'feta-tomato-traybake prawn-rice grilled-sea-bass', { has: TOMATO }],
  ],
  compound: [
    ['seabass', 'grilled-sea-bass'],
    ['crisp bread', 'rye-crispbread'],
    ['coconutmilk', 'coconut-vegetable-curry'],
    ['traybake', 'chicken-lemon-traybake', { may: 'feta-tomato-traybake' }],
  ],
  synonym: [
    ['bok choy', 'miso-ramen'],
    ['heavy cream', 'creme-brulee lemon-tart mushroom-tagliatelle'],
    [
      'scallions',
      'black-eyed-bean-stew fattoush miso-ramen one-pot-lemon-orzo oyakodon pumpkin-miso-soup salmon-donburi tabbouleh',
    ],
    ['bhaji', 'vegetable-pakora'],
    ['besan', 'vegetable-pakora falafel'],
    ['Lebanese', 'baba-ganoush falafel fattoush hummus shakshuka tabbouleh'],
  ],
  umbrella: [
    ['vegetables', 'lasagne-verdi coconut-vegetable-curry vegetable-pakora', { has: VEGETABLES }],
    ['herbs', 'herb-omelette potato-rosti-skillet', { has: HERBS }],
    ['greens', '', { has: GREENS }],
    [
      'beans',
      'black-eyed-bean-stew chicken-lemon-traybake coconut-vegetable-curry',
      { has: CHICKPEAS },
    ],
    ['shellfish', 'prawn-rice'],
    [
      'cake',
      'apple-crumble-cake marble-gugelhupf plum-sheet-cake lemon-tart',
      { may: 'madeleines' },
    ],
  ],
  need: [
    ['vegan breakfast', 'green-smoothie'],
    [
      'dinner under 30 minutes',
      'buddha-bowl one-pot-lemon-orzo spaghetti-pomodoro',
      { may: 'chickpea-skillet aglio-e-olio penne-arrabbiata' },
    ],
    ['pasta without cheese', 'aglio-e-olio penne-arrabbiata spaghetti-pomodoro'],
    ['egg free cookies', 'oat-cookies'],
    ['gluten free dessert', 'chocolate-mousse creme-brulee'],
    ['spicy vegetarian', 'chana-masala jollof-rice penne-arrabbiata vegetable-pakora'],
    [
      'meal prep',
      'apple-crumble-cake baba-ganoush black-eyed-bean-stew buddha-bowl caldo-verde chana-masala chocolate-mousse country-sourdough creme-brulee falafel gravlax-toast hummus lasagne-verdi lemon-tart madeleines oat-cookies overnight-oats-berries pumpkin-miso-soup red-lentil-dal rye-crispbread sesame-spinach',
    ],
    ['winter soup', 'caldo-verde miso-ramen', { may: 'black-eyed-bean-stew' }],
  ],
  prefix: [
    ['straw', 'strawberry-tartlets'],
    ['gnoc', 'potato-gnocchi'],
    ['mozz', 'margherita-pizza lasagne-verdi'],
  ],
  'other language': [
    [
      'Kartoffel',
      'caldo-verde chicken-lemon-traybake coconut-vegetable-curry potato-gnocchi potato-rosti-skillet',
    ],
    ['Suppe', 'caldo-verde groundnut-stew miso-ramen pumpkin-miso-soup red-lentil-dal'],
    ['Apfelkuchen', 'apple-crumble-cake'],
  ],
  'author, tool or cookbook': [
    ['food processor', 'falafel'],
    ['Yasmin Haddad', 'baba-ganoush falafel fattoush hummus shakshuka tabbouleh'],
  ],
  junk: [
    ['gingerbread', ''],
    ['beef wellington', ''],
    ["'; DROP TABLE recipes; --", ''],
    ['tuna', ''],
  ],
})
