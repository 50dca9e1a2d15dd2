import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { NewDinnerDish } from '#contract/dinner/dinner.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { begin } from '#cooking/dinner/evening/begin.ts'
import type { Evening } from '#cooking/dinner/evening/evening.ts'
import { happen, type Happening } from '#cooking/dinner/evening/happen.ts'
import { asOf } from '#cooking/dinner/evening/press.ts'
import { thawedDishes } from '#cooking/dinner/kept/frozen.ts'
import { keptOf } from '#cooking/dinner/kept/keep.ts'
import { eveningOf } from '#cooking/dinner/kept/unkeep.ts'
import { minuteAt } from '../minute-at.ts'

/** A dinner as the household keeps it, with its dishes. */
export interface KeptWithDishes {
  readonly kept: KeptDinner
  readonly dishes: readonly NewDinnerDish[]
}

/** Something that a cook does with a dinner that is kept. */
export type Press = {
  /** UUID. */
  readonly id: string
  /** Epoch milliseconds. */
  readonly at: number
} & (
  | Happening
  /** The first step begins; whoever begins cooks the lane. */
  | { readonly kind: 'begin'; readonly cook: number }
  /** A lane is taken, or given up. */
  | { readonly kind: 'lane'; readonly cook: number; readonly isMine: boolean }
  | { readonly kind: 'end'; readonly day: Day }
)

/** The evening of a kept dinner; undefined for one that does not go with its dishes. */
export function eveningFor({ kept, dishes }: KeptWithDishes): Evening | undefined {
  return eveningOf(kept, thawedDishes(dishes))
}

/** A dinner as it is kept, with what an evening has made of it. */
export function keptFor(
  {
    kept,
    dishes,
  }: { kept: Pick<KeptDinner, 'Table' | 'People'>; dishes: readonly NewDinnerDish[] },
  evening: Evening,
): KeptDinner {
  const made = thawedDishes(dishes)
  return keptOf(evening, {
    table: new Date(kept.Table),
    people: kept.People,
    recipes: dishes.map(({ RecipeId }, dish) => ({ id: RecipeId, dish: made[dish]! })),
  })
}

/** What a dinner becomes by what was pressed, in this order. */
export function pressed(
  { kept, dishes }: KeptWithDishes,
  presses: readonly Press[],
  now?: number,
): KeptDinner {
  const after = presses.reduce(
    (before, press) => pressedOnce({ kept: before, dishes }, press),
    kept,
  )
  if (now === undefined) return after
  const evening = eveningFor({ kept: after, dishes })
  if (!evening) return after
  return keptFor({ kept: after, dishes }, asOf(evening, minuteAt(after, now)))
}

function pressedOnce(dinner: KeptWithDishes, press: Press): KeptDinner {
  if (press.kind === 'lane' || press.kind === 'end') return dinner.kept
  const evening = eveningFor(dinner)
  if (!evening) return dinner.kept
  const now = minuteAt(dinner.kept, press.at)
  return keptFor(
    dinner,
    press.kind === 'begin' ? begin(evening, press.cook, now) : happen(evening, press, now),
  )
}
