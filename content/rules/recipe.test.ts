import { expect, test } from 'vitest'
import { problemsOfEdit, type Edit } from './example.ts'

const EDITS: Edit[] = [
  {
    name: 'a typo in a field',
    from: 'published:',
    to: 'publish:',
    problems: [
      '1: error: "published" is missing. Add it.',
      '3: error: There is no field "publish" here. Did you mean "published"?',
    ],
  },
  {
    name: 'a slug that is not the file name',
    from: 'slug: shakshuka',
    to: 'slug: shakshouka',
    problems: [
      '1: error: The file is called shakshuka.yaml; call it shakshouka.yaml or change the slug.',
      '1: warning: media/recipes/shakshouka/cover.webp is missing; nothing is shown there.',
      '1: warning: media/recipes/shakshouka/ingredients.webp is missing; nothing is shown there.',
      '1: warning: media/recipes/shakshouka/ingredients.json is missing; nothing is shown there.',
      '1: warning: media/recipes/shakshouka/tools.webp is missing; nothing is shown there.',
    ],
  },
  {
    name: 'a typo in the author',
    from: 'yasmin-haddad',
    to: 'yasmin-hadad',
    problems: ['2: error: There is no author "yasmin-hadad". Did you mean "yasmin-haddad"?'],
  },
  {
    name: 'a date that does not exist',
    from: '2026-03-14',
    to: '2026-02-30',
    problems: ['3: error: 2026-02-30 is not a day of the calendar.'],
  },
  {
    name: 'a date before the first day of Simmer',
    from: '2026-03-14',
    to: '2024-12-31',
    problems: ['3: error: 2024-12-31 is before 2025-01-05, the first day of Simmer.'],
  },
  {
    name: 'a date in the future',
    from: '2026-03-14',
    to: '2026-12-24',
    problems: ['3: warning: 2026-12-24 is in the future; lists would show it first.'],
  },
  {
    name: 'an unknown dish type',
    from: '[Breakfast, MainDish]',
    to: '[Breakfast, MainDsh]',
    problems: [
      '4: error: "dishTypes" is "MainDsh"; it must be one of Drink, AlcoholicDrink, Breakfast, Appetizer, Salad, MainDish, Dessert, Bread, Bake, Cake, Smoothie, Soup, Pasta. Did you mean "MainDish"?',
    ],
  },
  {
    name: 'an unknown cookbook',
    from: 'book: morning-people',
    to: 'book: morning-person',
    problems: ['5: error: There is no cookbook "morning-person". Did you mean "morning-people"?'],
  },
  {
    name: 'a chapter that the book does not have',
    from: 'morning-people, partition: 2',
    to: 'morning-people, partition: 4',
    problems: ['5: error: "morning-people" has 3 chapters; 4 is none of them.'],
  },
  {
    name: 'an unknown tag',
    from: 'one-pan]',
    to: 'onepan]',
    problems: ['6: error: There is no tag "onepan". Did you mean "one-pan"?'],
  },
  {
    name: 'a duplicate tag',
    from: 'one-pan]',
    to: 'vegetarian]',
    problems: ['6: error: "vegetarian" is in tags twice. Keep one.'],
  },
  {
    name: 'too few tags',
    from: '[vegetarian, gluten-free, one-pan]',
    to: '[vegetarian]',
    problems: ['6: error: "tags" must be 2 to 7 tags.'],
  },
  {
    name: 'a broken promise about a diet',
    from: '[vegetarian, gluten-free, one-pan]',
    to: '[vegan, one-pan]',
    problems: [
      '6: error: "vegan" promises no meat, no animal, but there is egg, feta.',
      '6: warning: What is "vegan" is "vegetarian" too. Add that tag.',
    ],
  },
  {
    name: 'a broken promise about the time',
    from: '[vegetarian, gluten-free, one-pan]',
    to: '[quick, one-pan]',
    problems: ['6: error: "quick" promises 30 minutes, but total is 35.'],
  },
  {
    name: 'a name in one language only',
    from: 'name: {en: Shakshuka with feta, de: Schakschuka mit Feta}',
    to: 'name: {en: Shakshuka with feta}',
    problems: ['7: error: "de" is missing. Add it.'],
  },
  {
    name: 'times out of order',
    from: 'prep: 10, active: 25',
    to: 'prep: 30, active: 25',
    problems: ['17: error: prep (30) is part of active (25) and cannot be longer.'],
  },
  {
    name: 'kilocalories that do not add up',
    from: 'kcal: 375',
    to: 'kcal: 275',
    problems: [
      '18: error: 275 kcal do not fit the nutrients, which give 367 (4 a gram of protein and carbohydrates, 9 of fat).',
    ],
  },
  {
    name: 'an unknown unit',
    from: 'amount: 1, unit: cloth',
    to: 'amount: 1, unit: clove',
    problems: [
      '22: error: "unit" is "clove"; it must be one of piece, mg, g, kg, ml, cl, dl, l, cloth, price, teaSpoon, tableSpoon, cup, glas, package, can, shrub, role, leafes, pinch, millimeter, dash, stick, stem, drop, tuber, cube (cloth means clove, price pinch, shrub bunch, role roll, leafes leaves).',
    ],
  },
  {
    name: 'an amount without a unit',
    from: '{ingredient: garlic, amount: 1, unit: cloth}',
    to: '{ingredient: garlic, amount: 1}',
    problems: [
      '22: error: "garlic" has an amount but no unit. Give both, or neither for "to taste".',
    ],
  },
  {
    name: 'an amount of zero',
    from: 'garlic, amount: 1',
    to: 'garlic, amount: 0',
    problems: ['22: error: "amount" is 0; it must be a number above 0.'],
  },
  {
    name: 'an unknown ingredient',
    from: '{ingredient: salt}',
    to: '{ingredient: sallt}',
    problems: [
      'media/recipes/shakshuka/ingredients.json:1: warning: The picture has no box for sallt.',
      'media/recipes/shakshuka/ingredients.json:27: error: The recipe has no ingredient "salt".',
      '24: error: There is no ingredient "sallt". Did you mean "salt"?',
      '24: error: No step uses "sallt". List it in the step that uses it first, or take it out.',
      '47: error: {salt} is not an ingredient of the recipe. Did you mean "sallt"?',
      '50: error: The recipe has no ingredient "salt". Add it to ingredients. Did you mean "sallt"?',
      '70: warning: "salt" is not among the ingredients. List it, or name what is.',
      '71: warning: "Salz" is not among the ingredients. List it, or name what is.',
    ],
  },
  {
    name: 'an unknown tool',
    from: 'wooden-spoon]',
    to: 'wodden-spoon]',
    problems: [
      '71: warning: "Kochlöffel" needs a tool that is not listed. Add wooden-spoon to tools.',
      '98: error: There is no tool "wodden-spoon". Did you mean "wooden-spoon"?',
    ],
  },
  {
    name: 'a film that is neither true nor false',
    from: 'film: true',
    to: 'film: maybe',
    problems: ['99: error: "film" is "maybe"; it must be true or false.'],
  },
  {
    name: 'a comment with too many stars',
    from: 'does too.", stars: 5',
    to: 'does too.", stars: 6',
    problems: ['102: error: "stars" is 6; it must be stars from 1 to 5.'],
  },
  {
    name: 'text that is not YAML',
    from: 'tags: [vegetarian, gluten-free, one-pan]',
    to: 'tags: [vegetarian, gluten-free, one-pan',
    problems: [
      '7: error: This is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
  },
  {
    name: 'a long dash',
    from: 'Ich nehme die doppelte Menge Kreuzkümmel und lasse',
    to: 'Ich nehme die doppelte Menge Kreuzkümmel \u2014 und lasse',
    problems: ['103: warning: Avoid the long dash; use a comma or a full stop.'],
  },
]

for (const { name, problems, ...edit } of EDITS)
  test(`content:check reports ${name}`, async () => {
    expect(await problemsOfEdit(edit)).toEqual(problems)
  })
