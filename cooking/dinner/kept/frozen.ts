import type { NewDinnerDish } from '#contract/dinner/dinner.ts'
import { DINNER_MINUTES_MAX, DINNER_TITLE_MAX } from '#contract/dinner/limits.ts'
import type { RecipeDish, RecipeDinnerStep } from '../dish-of.ts'
import { servedAs } from '../served.ts'

/** What of a dish is not in its minutes. */
export interface DishFrame extends Pick<NewDinnerDish, 'RecipeId' | 'Serving' | 'Meal'> {
  /** By index of a step of the recipe: what is done in it. */
  readonly titles: readonly string[]
}

const within = (minutes: number) => Math.min(Math.round(minutes), DINNER_MINUTES_MAX)

/** A dish as it is kept with its dinner, so that it stays the same when its recipe changes. */
export function frozenDish(
  { steps, holdsFor, isFresh }: RecipeDish,
  frame: DishFrame,
): NewDinnerDish {
  const { RecipeId, Serving, Meal, titles } = frame
  return {
    RecipeId,
    Serving,
    ...(Meal !== undefined && { Meal }),
    HoldsFor: within(holdsFor),
    IsFresh: isFresh,
    Steps: steps.map(({ of, hands, wait, isMeanwhile, usesRing, isDry, standsFor, oven }) => ({
      Of: of ?? null,
      Title: Array.from(titles[of ?? 0] ?? '')
        .slice(0, DINNER_TITLE_MAX)
        .join(''),
      Hands: within(hands),
      Wait: within(wait),
      ...(isMeanwhile && { IsMeanwhile: true as const }),
      ...(usesRing && { UsesRing: true as const }),
      ...(isDry && { IsDry: true as const }),
      StandsFor: standsFor === Infinity ? null : within(standsFor),
      ...(oven && { Oven: { Celsius: oven.celsius, Kind: oven.kind, IsAlone: oven.isAlone } }),
    })),
  }
}

function stepOf({ Of, Hands, Wait, ...step }: NewDinnerDish['Steps'][number]): RecipeDinnerStep {
  const { IsMeanwhile = false, UsesRing = false, IsDry = false, StandsFor, Oven } = step
  return {
    of: Of ?? undefined,
    hands: Hands,
    wait: Wait,
    isMeanwhile: IsMeanwhile,
    usesRing: UsesRing,
    isDry: IsDry,
    standsFor: StandsFor ?? Infinity,
    ...(Oven && { oven: { celsius: Oven.Celsius, kind: Oven.Kind, isAlone: Oven.IsAlone } }),
  }
}

/** The dishes of a dinner, each with the time at which it is eaten as it was chosen. */
export function thawedDishes(dishes: readonly NewDinnerDish[]): RecipeDish[] {
  return servedAs(
    dishes.map(({ Steps, HoldsFor, IsFresh }) => ({
      steps: Steps.map(stepOf),
      eatenAt: 0,
      holdsFor: HoldsFor,
      isFresh: IsFresh,
    })),
    dishes.map(({ Serving }) => Serving),
  )
}
