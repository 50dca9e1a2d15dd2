import type { NewDinnerDish } from '#contract/dinner/dinner.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { DinnerDish } from '#cooking/dinner/dinner.ts'
import { startEvening } from '#cooking/dinner/evening/evening.ts'
import { keptOf } from '#cooking/dinner/kept/keep.ts'
import type { Way } from '#cooking/dinner/ways/ways.ts'
import type { Jobs, PlanInput } from '../worker/jobs.ts'

/** A dish as a way makes it: one that is warmed has two steps more. */
function dishOf(
  frozen: NewDinnerDish,
  { steps, eatenAt }: DinnerDish,
  first: number,
): NewDinnerDish {
  const last = frozen.Steps.at(-1)
  const more = steps.slice(frozen.Steps.length).map(({ wait, oven }) => {
    const step = {
      Of: last?.Of ?? null,
      Title: last?.Title ?? '',
      Hands: 0,
      Wait: wait,
      StandsFor: null,
    }
    if (!oven) return step
    const { celsius: Celsius, kind: Kind, isAlone: IsAlone } = oven
    return Object.assign(step, { Oven: { Celsius, Kind, IsAlone } })
  })
  const own = frozen.Steps.map((step, index) =>
    more.length > 0 && index === frozen.Steps.length - 1 ? { ...step, StandsFor: null } : step,
  )
  return {
    ...frozen,
    Serving: eatenAt === first ? frozen.Serving : 'after',
    Steps: [...own, ...more],
  }
}

/** What a dinner is planned from, with what could be made instead. */
export interface WaysInput extends PlanInput {
  readonly others?: Jobs['plan']['input']['others']
}

function dishesOf(
  dishes: readonly NewDinnerDish[],
  others: NonNullable<WaysInput['others']>,
  { kind, dish = 0, other = 0 }: Way,
): NewDinnerDish[] {
  if (kind === 'without') return dishes.toSpliced(dish, 1)
  return kind === 'dish' ? dishes.with(dish, others[dish]![other]!) : [...dishes]
}

/**
 * The dinner of a way to eat all the same.
 * @returns undefined for a way that changes nothing
 */
export function wayDinner(
  { dishes, table, people, others = [] }: WaysInput,
  way: Way,
): { kept: KeptDinner; dishes: NewDinnerDish[] } | undefined {
  if (!way.plan || way.later === undefined) return undefined
  const left = dishesOf(dishes, others, way)
  const first = Math.min(...way.dishes.map(({ eatenAt }) => eatenAt))
  const made = left.map((dish, index) => dishOf(dish, way.dishes[index]!, first))
  const kept = keptOf(startEvening(way.dishes, way.kitchen, way.plan), {
    table: new Date(table + way.later * MINUTE_MS),
    people,
    recipes: made.map(({ RecipeId }, index) => ({ id: RecipeId, dish: way.dishes[index]! })),
  })
  return { kept, dishes: made }
}
