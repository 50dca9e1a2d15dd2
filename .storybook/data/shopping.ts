import { fn } from 'storybook/test'
import { arrange } from '#app/features/shopping/model/departments.ts'
import type { Actions } from '#app/features/shopping/list/actions/use-actions.ts'
import { WORD_FOR_WORD } from '#app/features/shopping/model/overlay.ts'
import { EMPTY_LIST, type ShoppingList } from '#app/features/shopping/model/shopping-list.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import type {
  ShoppingFoods,
  ShoppingIngredient,
  ShoppingItem,
} from '#contract/shopping/shopping.ts'

/** An ingredient to buy: 200 g for a person, unless the story overrides it. */
function row(Id: number, Name: string, parts: Partial<ShoppingIngredient> = {}) {
  const measure = { ImperialAmount: 200, MetricUnit: 2, State: 0 } as const
  return { Id, Name, PluralName: Name, ThumbPath: null, ...measure, ...parts }
}

const TOMATOES = row(1, 'Tomatoes', { ThumbPath: '/story/shakshuka.webp' })
const EGGS = row(2, 'Eggs', { ImperialAmount: 2, MetricUnit: 0 })
const SALT = row(3, 'Salt', { ImperialAmount: null, MetricUnit: 0, State: 1 })
const BUTTER = row(5, 'Butter', {
  ImperialAmount: 10,
  Note: 'cold, diced',
  Group: 'For the crumble',
})
const HAZELNUTS = row(6, 'Hazelnuts', {
  ImperialAmount: 4,
  Optional: true,
  Alternatives: [
    {
      Ingredient: { Id: 7, Name: 'almond', PluralName: 'almonds', ImagePath: null },
      ImperialAmount: 4,
      MetricUnit: 2,
    },
  ],
  Group: 'For the crumble',
})
const APPLES = row(8, 'Apples', { Note: 'tart' })
const MOZZARELLA = row(4, 'Mozzarella', { ImperialAmount: 125, State: 1 })

/**
 * Two recipes with an ingredient in common, a cake with groups and details, two departments, and two
 * items of which nothing is understood.
 */
export const LIST: ShoppingList = {
  recipes: [
    {
      Id: 7,
      RecipeName: 'Shakshuka with feta',
      ThumbPath: '/story/shakshuka.webp',
      Persons: 2,
      Ingredients: [TOMATOES, EGGS, SALT],
    },
    {
      Id: 8,
      RecipeName: 'Margherita pizza',
      ThumbPath: '/story/margherita-pizza.webp',
      Persons: 4,
      Ingredients: [TOMATOES, MOZZARELLA],
    },
    {
      Id: 9,
      RecipeName: 'Apple crumble cake',
      ThumbPath: '/story/margherita-pizza.webp',
      Persons: 12,
      Ingredients: [APPLES, BUTTER, HAZELNUTS],
      Yield: { Servings: 12, Step: 12, Of: 'slices', Form: { Name: '26 cm springform tin' } },
    },
  ],
  departments: [
    { DepartementId: 1, DepartementName: 'Vegetables', Persons: 1, Ingredients: [TOMATOES] },
    { DepartementId: 2, DepartementName: 'Dairy', Persons: 1, Ingredients: [EGGS, MOZZARELLA] },
  ],
  items: items(2),
  places: [],
  habits: [],
  staples: [],
}

/** The foods of the stories: names, department, and whether they are packed or a staple. */
export const FOODS: ShoppingFoods = {
  Version: 1,
  Goods: [],
  Foods: [
    {
      Id: 1,
      Names: [
        { LangId: 0, One: 'Tomate', Other: 'Tomaten' },
        { LangId: 1, One: 'Tomato', Other: 'Tomatoes' },
      ],
      Synonyms: [],
      DepartementId: 1,
      ThumbPath: '/story/shakshuka.webp',
      Facts: { Pack: { Kind: 'tin', Grams: 400 } },
    },
    {
      Id: 9,
      Names: [
        { LangId: 0, One: 'Olivenöl', Other: 'Olivenöl' },
        { LangId: 1, One: 'olive oil', Other: 'olive oil' },
      ],
      Synonyms: [],
      DepartementId: 1,
      ThumbPath: null,
      Facts: { Staple: true },
    },
  ],
}

/** Items for a list of which nothing is understood. */
export function items(count: number, State: 0 | 1 = 0): ShoppingItem[] {
  const names = ['Paper towels', 'Candles', 'Matches', 'Baking paper', 'Washing-up liquid']
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length]!
    const Name = index < names.length ? name : `${name} ${index}`
    return { Id: index + 1, Key: `note-${index}`, Name, Label: Name, State }
  })
}

/** The list as screens receive it: online, with no pending change. */
export function shoppingWith(parts: Partial<Shopping> = {}): Shopping {
  const { list = LIST } = parts
  return {
    store: {
      subscribe: () => () => undefined,
      state: () => undefined,
      change: fn(async () => []),
      follow: fn(),
      flush: fn(),
      retry: fn(),
      dismissNews: fn(),
      dismissRefusal: fn(),
    },
    list,
    arranged: arrange(list, {
      foods: FOODS,
      reader: parts.reader ?? WORD_FOR_WORD,
      langId: 1,
    }),
    reader: WORD_FOR_WORD,
    foods: FOODS,
    isKnown: true,
    waiting: 0,
    fetchedAt: undefined,
    connection: 'online',
    isDurable: true,
    isFull: false,
    refusals: [],
    gone: [],
    card: undefined,
    lists: [],
    people: [],
    isGone: false,
    ...parts,
  }
}

/** Departments in order. */
export const DEPARTMENTS = [
  { DepartementId: 1, DepartementName: 'Fruit and vegetables' },
  { DepartementId: 2, DepartementName: 'Dairy and eggs' },
  { DepartementId: 3, DepartementName: 'Household' },
]

/** Shops that were named. */
export const SHOPS = [
  { Key: 'south', Name: 'Supermarkt Südstraße', DepartementIds: [1, 2, 3], IsHere: true as const },
  { Key: 'corner', Name: 'Corner shop', DepartementIds: [2, 1, 3] },
]

/** A list with nothing on it. */
export const EMPTY = shoppingWith({ list: EMPTY_LIST })

/** The actions of the list. They do nothing here. */
export const ACTIONS: Actions = {
  last: undefined,
  undo: fn(async () => undefined),
  history: [],
  addItems: fn(async () => undefined),
  editItem: fn(async () => undefined),
  answerStaples: fn(async () => undefined),
  departments: DEPARTMENTS,
  toggle: fn(async () => undefined),
  tick: fn(async () => undefined),
  setPersons: fn(async () => undefined),
  removeRecipe: fn(async () => undefined),
  moveTo: fn(async () => undefined),
  addItem: fn(async () => undefined),
  lists: [],
  card: undefined,
  moveItems: fn(async () => undefined),
  putBack: fn(async () => undefined),
  clear: fn(async () => undefined),
  order: fn(async () => undefined),
  removeItems: fn(async () => undefined),
  finish: fn(async () => undefined),
  moveFood: fn(async () => undefined),
  enterShop: fn(async () => undefined),
  enterShopOf: fn(async () => undefined),
  haveAtHome: fn(async () => undefined),
  forgetShop: fn(async () => undefined),
  forgetStaple: fn(async () => undefined),
  shops: [],
  staples: [],
}
