import type { Id } from '#contract/common.ts'
import type { Meal, MealChange, NewMeal, Week, WeekRecipe } from '#contract/week/week.ts'
import type { WeekChange, WeekOperation } from './operation.ts'

/** A meal as it was planned here, until the server has answered. */
function mealOf(meal: NewMeal, recipe: WeekRecipe | null, me: Id | null): Meal {
  const { Key, Day, Slot, Persons, RecipeId = null, Words = '', CookId = null } = meal
  const { AgainOf = null, Note = '' } = meal
  return {
    Key,
    Day,
    Slot,
    Persons,
    CookId,
    AgainOf,
    Note,
    RecipeId,
    Name: recipe?.Name ?? Words,
    Version: 1,
    IsPrivate: false,
    AddedBy: me,
    IsCooked: false,
    CookedAt: null,
    IsLogged: false,
  }
}

function changed(meal: Meal, { Words, ...change }: MealChange): Meal {
  return {
    ...meal,
    ...change,
    ...(Words !== undefined && { Name: Words }),
    // Only the server knows when.
    ...(change.IsCooked === false && { CookedAt: null, IsLogged: false }),
    Version: meal.Version + 1,
  }
}

function withRecipe(recipes: Week['Recipes'], recipe: WeekRecipe | null): Week['Recipes'] {
  const isNew = recipe !== null && recipes.every(({ Id }) => Id !== recipe.Id)
  return isNew ? [...recipes, recipe] : recipes
}

function withChange(week: Week, change: WeekChange, me: Id | null): Week {
  const { Meals, Hours, Recipes } = week
  switch (change.kind) {
    case 'add': {
      const { meal, recipe } = change
      if (Meals.some(({ Key }) => Key === meal.Key)) return week
      return {
        ...week,
        Meals: [...Meals, mealOf(meal, recipe, me)],
        Recipes: withRecipe(Recipes, recipe),
      }
    }
    case 'change': {
      const { meal, change: wished } = change
      return { ...week, Meals: Meals.map((one) => (one.Key === meal ? changed(one, wished) : one)) }
    }
    case 'remove':
      return { ...week, Meals: Meals.filter(({ Key }) => Key !== change.meal) }
    case 'restore': {
      const others = Meals.filter(({ Key }) => Key !== change.meal.Key)
      return { ...week, Meals: [...others, change.meal] }
    }
    default: {
      const { Day, Slot, Minutes } = change.hour
      const others = Hours.filter((one) => one.Day !== Day || one.Slot !== Slot)
      return { ...week, Hours: Minutes === null ? others : [...others, { Day, Slot, Minutes }] }
    }
  }
}

/**
 * The week with the changes that wait on this device, in the order in which they were made. What the server does
 * not take is left out, so that the week is as it was.
 *
 * @param known version of the week: what it includes already is not made again
 */
export function withOperations(
  week: Week,
  known: number,
  operations: readonly WeekOperation[],
): Week {
  const me = week.People.find(({ IsYou }) => IsYou)?.Id ?? null
  return operations
    .filter(({ refused, version }) => refused === undefined && (version ?? Infinity) > known)
    .reduce((before, { change }) => withChange(before, change, me), week)
}
