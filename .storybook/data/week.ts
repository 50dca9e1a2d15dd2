import type { HouseholdPerson } from '#contract/household.ts'
import type { Meal, Week, WeekRecipe } from '#contract/week/week.ts'
import type { WeekFood, WeekList, WeekNeed } from '#contract/week/week-list.ts'

/** The moment of the stories: a Wednesday. */
export const WEEK_NOW = new Date('2026-11-25T17:30:00')
/** The day of the calendar at that moment. */
export const WEEK_TODAY = '2026-11-25'
/** The Monday of their week. */
export const WEEK_MONDAY = '2026-11-23'

/** Imani, who reads, with two others. */
const WEEK_PEOPLE: HouseholdPerson[] = [
  { Id: 1, Name: 'Imani', Initials: 'IO', PhotoPath: null, IsYou: true },
  { Id: 2, Name: 'Ben', Initials: 'BK', PhotoPath: null },
  { Id: 3, Name: 'Sara', Initials: 'SL', PhotoPath: '/story/portrait.webp' },
]

const recipe = (Id: number, Name: string, picture: string, Minutes = 35): WeekRecipe => ({
  Id,
  Name,
  CoverPath: `/story/${picture}.webp`,
  Minutes,
})

/** Recipes that are planned: one waits for two hours, one is filled the evening before. */
export const WEEK_RECIPES = [
  recipe(1, 'Red lentil dal', 'coconut-vegetable-curry'),
  {
    ...recipe(2, 'Pizza Margherita', 'margherita-pizza', 150),
    Wait: { Minutes: 120, Kind: 'rise' },
  },
  {
    ...recipe(3, 'Overnight oats with berries', 'hummus', 10),
    Ahead: [
      {
        Days: 1,
        Part: 'evening',
        When: 'The evening before',
        Text: 'Fill the jars and put them in the fridge.',
      },
    ],
  },
  recipe(4, 'Miso ramen', 'miso-ramen', 60),
  recipe(5, 'Shakshuka with feta', 'shakshuka'),
  recipe(6, 'Spaghetti al pomodoro', 'spaghetti-pomodoro'),
] satisfies WeekRecipe[]

let last = 0

/** A dinner for four on Saturday, unless it says something else. */
export function mealWith(parts: Partial<Meal> = {}): Meal {
  last += 1
  const known = WEEK_RECIPES.find(({ Id }) => Id === parts.RecipeId)
  return {
    Key: `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`,
    Day: '2026-11-28',
    Slot: 'dinner',
    Persons: 4,
    CookId: null,
    AgainOf: null,
    Note: '',
    RecipeId: null,
    Name: known?.Name ?? 'Eating out',
    Version: 1,
    IsPrivate: false,
    AddedBy: 1,
    IsCooked: false,
    CookedAt: null,
    IsLogged: false,
    ...parts,
  }
}

/** A week of the household with these meals. */
export function weekWith(Meals: Meal[], parts: Partial<Week> = {}): Week {
  return { Meals, Hours: [], Recipes: [...WEEK_RECIPES], People: WEEK_PEOPLE, ...parts }
}

const dal = mealWith({ Day: '2026-11-25', RecipeId: 1, Persons: 3, CookId: 1 })
const ramen = mealWith({ Day: '2026-11-29', RecipeId: 4, Persons: 8, CookId: 2, AddedBy: 2 })

/** A week as a household plans it: breakfasts, words, leftovers, two dishes, an hour. */
export const WEEK = weekWith(
  [
    mealWith({ Day: '2026-11-23', RecipeId: 6, Persons: 3, CookId: 2, IsCooked: true }),
    mealWith({ Day: '2026-11-24', RecipeId: 5, IsCooked: true }),
    mealWith({ Day: '2026-11-25', Slot: 'breakfast', RecipeId: 3, Persons: 2 }),
    mealWith({ Day: '2026-11-25', Slot: 'lunch', Name: 'Canteen', Note: 'you and Ben' }),
    dal,
    mealWith({ Day: '2026-11-26', Slot: 'lunch', RecipeId: 1, AgainOf: dal.Key, Persons: 2 }),
    mealWith({ Day: '2026-11-26', Name: 'Eating out', Note: 'at Nadia’s, 18:30' }),
    mealWith({ Day: '2026-11-27', RecipeId: 2, CookId: 3, AddedBy: 3 }),
    mealWith({ Day: '2026-11-28', RecipeId: 5, CookId: 1 }),
    mealWith({ Day: '2026-11-28', Name: 'Fattoush' }),
    ramen,
    mealWith({ Day: '2026-11-30', RecipeId: 4, AgainOf: ramen.Key }),
  ],
  { Hours: [{ Day: '2026-11-28', Slot: 'dinner', Minutes: 1140 }] },
)

const pizza = WEEK.Meals.find(({ RecipeId }) => RecipeId === 2) ?? dal
const shakshuka = WEEK.Meals.find(({ Day, RecipeId }) => Day === '2026-11-28' && RecipeId) ?? dal

/** A food that meals need. */
const foodWith = (
  Id: number,
  Name: string,
  Needs: WeekNeed[],
  parts: Partial<WeekFood> = {},
): WeekFood => ({
  Id,
  Name,
  PluralName: Name,
  ThumbPath: null,
  DepartementId: 1,
  Needs,
  IsAtHome: false,
  Written: null,
  ...parts,
})
const needOf = (meal: Meal, Amount: number | null, Unit = 0): WeekNeed => ({
  Meal: meal.Key,
  Amount,
  Unit,
})

/** What the rest of that week needs: three things to buy, one that somebody wrote, one that is at home. */
export const WEEK_LIST: WeekList = {
  List: {
    Id: 1,
    Name: 'Südstraße',
    Shop: null,
    IsDefault: true,
    SeenBy: 'household',
    PersonIds: [1, 2, 3],
    IsYours: true,
    Open: 4,
    Version: 1,
    Link: null,
  },
  Meals: [
    { Key: dal.Key, Day: dal.Day, State: 'open' },
    { Key: pizza.Key, Day: pizza.Day, State: 'open' },
    { Key: shakshuka.Key, Day: shakshuka.Day, State: 'open' },
    { Key: ramen.Key, Day: ramen.Day, State: 'put' },
  ],
  Foods: [
    foodWith(1, 'tomatoes', [needOf(pizza, 4), needOf(shakshuka, 6)]),
    foodWith(2, 'mozzarella', [needOf(pizza, 2)]),
    foodWith(3, 'red lentils', [needOf(dal, 3)]),
    foodWith(4, 'eggs', [needOf(shakshuka, 8)], {
      Written: { Amount: 6, Unit: 0, AddedBy: 2, Added: '2026-11-24T18:00:00Z' },
    }),
    foodWith(5, 'garlic', [needOf(dal, 2), needOf(shakshuka, 1)], { IsAtHome: true }),
  ],
}
