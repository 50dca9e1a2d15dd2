import { keys } from '#app/lib/api/keys.ts'
import { dinnerKeys } from '#app/features/dinner/dinner-keys.ts'
import { dishFrom, type DishRecipe } from '#app/features/dinner/recipes/dinner-recipe.ts'
import type { FollowedDinner } from '#app/features/dinner/use-dinner.ts'
import type { Dinner, Dinners, NewDinnerDish } from '#contract/dinner/dinner.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { dishTypeCode } from '#contract/recipes/dish-types.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Kitchen } from '#cooking/dinner/dinner.ts'
import { begin } from '#cooking/dinner/evening/begin.ts'
import { startEvening } from '#cooking/dinner/evening/evening.ts'
import { asOf, beginStep, finishHands } from '#cooking/dinner/evening/press.ts'
import { thawedDishes } from '#cooking/dinner/kept/frozen.ts'
import { keptOf } from '#cooking/dinner/kept/keep.ts'
import { planWithout } from '#cooking/dinner/plan-dinner.ts'
import { firstThingOf } from '#cooking/dinner/shown/facts.ts'
import { recipeWith } from '#tests/support/entities.ts'

/** People sit down at seven. */
const TABLE = new Date(2026, 10, 28, 19, 0).getTime()
/** The moment of a time of that evening: "18:36". */
function momentAt(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return TABLE + ((hours - 19) * 60 + minutes) * MINUTE_MS
}

const ALONE: Kitchen = { cooks: 1, rings: 4, ovens: 1 }

type Parts = Pick<HowToStep, 'Hands' | 'Times' | 'Heat' | 'Meanwhile' | 'Stands' | 'Until'>

/** Steps with these texts and facts. */
export function stepsOf(
  first: number,
  texts: readonly (readonly [text: string, parts: Parts])[],
): HowToStep[] {
  return texts.map(([Text, parts], index) =>
    Object.assign(
      {
        Id: first + index,
        Key: `step-${index + 1}`,
        StepNumber: index + 1,
        Text,
        TextParts: [Text],
        ImagePath: '/story/shakshuka.webp',
        Ingredients: [],
        TimerMinutes: null,
        ToolIds: [],
      },
      parts,
    ),
  )
}

export const oven = (minutes: number, Oven: number): Parts => ({
  Times: [{ Min: minutes, Unit: 'min', Passive: true, Kind: 'oven', Name: 'Chicken and beans' }],
  Heat: [{ Oven }],
})
export const rest = (minutes: number): Parts => ({
  Times: [{ Min: minutes, Unit: 'min', Passive: true, Kind: 'rest' }],
})

export const NO_FILM = { Short: null, Preview: null, Main: null }

/** A tray bake with seven steps. */
const CHICKEN = recipeWith({
  Id: 12,
  Name: 'Lemon chicken tray bake',
  CoverPath: '/story/shakshuka.webp',
  IngredientImagePath: '/story/ingredients.webp',
  Holds: 15,
  Ahead: [{ When: 'The evening before', Text: 'Salt the chicken and chill it.', Needed: false }],
  Videos: NO_FILM,
  DishTypes: [5],
})
const CHICKEN_STEPS = stepsOf(100, [
  ['Pat the chicken dry, season it.', { Hands: 3 }],
  ['Potato wedges, 3 cm thick.', { Hands: 5 }],
  ['Zest first, then juice.', { Hands: 4 }],
  ['Potatoes in one layer, chicken on top.', { Hands: 3 }],
  ['Trim the beans, tray in the oven for 25 minutes.', { Hands: 2, ...oven(25, 220) }],
  [
    'Beans and lemon slices go in for 20 minutes.',
    { Hands: 1, ...oven(20, 220), Until: 'the juice runs clear' },
  ],
  ['Tray out, 5 minutes’ rest, parsley.', { Hands: 2, ...rest(5) }],
])

/** A salad with five. */
const FATTOUSH = recipeWith({
  Id: 20,
  Name: 'Fattoush',
  CoverPath: '/story/shakshuka.webp',
  Keep: { For: 0, Unit: 'hours' } as never,
  Videos: NO_FILM,
  DishTypes: [4],
})
const FATTOUSH_STEPS = stepsOf(200, [
  [
    'Tear the bread, toss with oil, 8 minutes in the oven.',
    { Hands: 4, Stands: true, ...oven(8, 200) },
  ],
  ['Whisk lemon, garlic, sumac and oil.', { Hands: 4, Meanwhile: true }],
  ['Chunks of tomato and cucumber.', { Hands: 6, Meanwhile: true }],
  ['Wash, dry and tear the leaves.', { Hands: 4, Meanwhile: true }],
  ['Toss, leave for 5 minutes, bread in last.', { Hands: 2, ...rest(5) }],
])

const RECIPES = [
  { recipe: CHICKEN, steps: CHICKEN_STEPS },
  { recipe: FATTOUSH, steps: FATTOUSH_STEPS },
]

/** A main dish of half an hour. */
const CHICKPEAS = recipeWith({
  Id: 21,
  Name: 'Smoky pan-fried chickpeas',
  CoverPath: '/story/shakshuka.webp',
  TotalTime: '00:28:00',
  Videos: NO_FILM,
  DishTypes: [5],
})
const CHICKPEA_STEPS = stepsOf(300, [
  ['Rinse the chickpeas.', { Hands: 4 }],
  ['Fry them until they crackle.', { Hands: 14, Heat: [{ Hob: 'high' }] }],
  ['Season, rest for 10 minutes.', { Hands: 2, ...rest(8) }],
])

/** Recipes as dishes for four; desserts come after the others. */
const dishesOf = (recipes: readonly DishRecipe[]): NewDinnerDish[] =>
  recipes.map((dish) =>
    dishFrom(
      dish,
      {
        RecipeId: dish.recipe.Id,
        Serving: dish.recipe.DishTypes.includes(dishTypeCode('Dessert')) ? 'after' : 'together',
      },
      { people: 4, nextTime: [], titleOf: ({ Text }) => Text },
    ),
  )

const PEOPLE = [
  { Id: 1, Name: 'Imani', Initials: 'IO', PhotoPath: null, IsYou: true as const },
  { Id: 2, Name: 'Ben', Initials: 'BK', PhotoPath: null },
]

/**
 * The dinner as it is planned, and cooked as planned up to a time.
 * @param early minutes by which it was begun too early
 */
export function dinnerAt(time?: string, kitchen = ALONE, early = 0): FollowedDinner {
  return dinnerOf(RECIPES, { time, kitchen, early })
}

/**
 * A dinner of these recipes.
 * @param before indices of the dishes that are made before it
 */
export function dinnerOf(
  recipes: readonly DishRecipe[],
  {
    time,
    kitchen = ALONE,
    early = 0,
    before = [],
  }: {
    time?: string | undefined
    kitchen?: Kitchen
    early?: number
    before?: readonly number[]
  } = {},
): FollowedDinner {
  const dishes = dishesOf(recipes)
  const made = thawedDishes(dishes)
  const plan = planWithout(made, kitchen, before)!
  const now = momentAt(time ?? '17:33')
  const minute = Math.floor((now - TABLE) / MINUTE_MS)
  const planned = startEvening(made, kitchen, plan, before)
  const first = firstThingOf(plan, made).at - early
  const start = early > 0 ? begin(planned, 0, first) : planned
  const presses = start.steps
    .flatMap(({ start: from, handsEnd, cook, dish }) => [
      { when: from, isBegin: true, cook, dish },
      { when: handsEnd, isBegin: false, cook, dish },
    ])
    .filter(({ when }) => time !== undefined && when <= minute)
    .toSorted((a, b) => a.when - b.when)
  const evening = presses.reduce(
    (before, { when, isBegin, cook, dish }) =>
      isBegin ? beginStep(before, cook, dish, when) : finishHands(before, cook, when),
    start,
  )
  const kept = keptOf(time === undefined ? evening : asOf(evening, minute), {
    table: new Date(TABLE),
    people: 4,
    recipes: dishes.map(({ RecipeId }, index) => ({ id: RecipeId, dish: made[index]! })),
  })
  const dinner: Dinner = {
    Key: 'story',
    Version: 3,
    BegunAt: time === undefined ? null : momentAt('17:44'),
    EndedAt: null,
    IsPrivate: false,
    Kept: kept,
    Dishes: dishes.map((dish, index) => Object.assign({ Name: recipes[index]!.recipe.Name }, dish)),
    Cooks: Array.from({ length: kitchen.cooks }, (_, cook) => (cook === 0 ? 1 : 2)),
    People: kitchen.cooks > 1 ? PEOPLE : [],
  }
  return { dinner, kept, now, press: () => undefined }
}

const NONE: Dinners = {
  Dinners: [],
  Kitchen: { Cooks: 1, Rings: 4, Ovens: 1 },
  NextTime: [],
  People: PEOPLE,
}

/** What the API answers of recipes, in both languages. */
export const answersOf = (recipes: readonly DishRecipe[]): Record<string, unknown> =>
  Object.fromEntries(
    ([0, 1] as const).flatMap((langId) =>
      recipes.flatMap(({ recipe, steps }): [string, unknown][] => [
        [keys.recipe(recipe.Id, langId), recipe],
        [keys.howTo(recipe.Id, langId), steps],
        [keys.recipeIngredients(recipe.Id, langId), []],
      ]),
    ),
  )

/** What the API answers of these dishes, in both languages. */
export const DINNER_ANSWERS: Record<string, unknown> = {
  ...answersOf([...RECIPES, { recipe: CHICKPEAS, steps: CHICKPEA_STEPS }]),
  ...Object.fromEntries(
    ([0, 1] as const).flatMap((langId) => [
      [keys.recipePage(langId, 1, { DishTypes: [5] }), [CHICKEN, CHICKPEAS]],
      [dinnerKeys.all(langId), NONE],
      [keys.tools(langId), []],
    ]),
  ),
}
