import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import type { DinnerDish, PlannedStep } from '../dinner.ts'
import { type Evening, inOrder, type StepState } from '../evening/evening.ts'
import { signOf } from './dish-sign.ts'

/**
 * The evening of a dinner that a household has kept.
 * @param made its dishes, as its recipes make them for as many people now
 * @returns undefined when a recipe has changed since, or the dinner does not go with its dishes: it is to be planned
 *   again
 */
export function eveningOf(kept: KeptDinner, made: readonly DinnerDish[]): Evening | undefined {
  if (made.length !== kept.Dishes.length) return undefined
  if (kept.Dishes.some(({ Facts }, dish) => Facts !== signOf(made[dish]!))) return undefined
  const states = made.map((dish) => dish.steps.map((): StepState => 'out'))
  for (const { Dish, Step, Cook, Oven, State = 'open', ...times } of kept.Steps) {
    const isTwice = states[Dish]?.[Step] !== 'out'
    const isInOrder = times.Start <= times.HandsEnd && times.HandsEnd <= times.WaitEnd
    const isThere = Cook < kept.Kitchen.Cooks && (Oven ?? 0) < kept.Kitchen.Ovens
    const needsOven = made[Dish]?.steps[Step]?.oven !== undefined
    if (isTwice || !isInOrder || !isThere || (Oven !== undefined && !needsOven)) return undefined
    states[Dish]![Step] = State
  }
  const away = Array.from({ length: kept.Kitchen.Cooks }, () => -Infinity)
  for (const { Cook, Until } of kept.Away ?? [])
    if (Cook < away.length) away[Cook] = Until ?? Infinity
  if (away.every((until) => until === Infinity)) return undefined
  const { Cooks: cooks, Rings: rings, Ovens: ovens } = kept.Kitchen
  return {
    dishes: made.map((dish, index) => dishOf(dish, kept.Dishes[index]!)),
    kitchen: { cooks, rings, ovens },
    chosen: kept.Dishes.map(({ Chosen }) => Chosen),
    steps: inOrder(kept.Steps.map(stepOf)),
    states,
    away,
    leftOut: [...kept.Dishes.keys()].filter((dish) => kept.Dishes[dish]!.IsLeftOut),
  }
}

function dishOf(
  dish: DinnerDish,
  { EatenAt, Changed = [] }: KeptDinner['Dishes'][number],
): DinnerDish {
  const steps = [...dish.steps]
  for (const { Step, Hands, Wait } of Changed)
    if (steps[Step]) steps[Step] = { ...steps[Step], hands: Hands, wait: Wait }
  return { ...dish, steps, eatenAt: EatenAt }
}

function stepOf({
  Dish,
  Step,
  Cook,
  Start,
  HandsEnd,
  WaitEnd,
  Oven,
  Interrupted,
}: KeptDinner['Steps'][number]): PlannedStep {
  return {
    dish: Dish,
    step: Step,
    cook: Cook,
    start: Start,
    handsEnd: HandsEnd,
    waitEnd: WaitEnd,
    ...(Oven !== undefined && { oven: Oven }),
    ...(Interrupted !== undefined && { interrupted: Interrupted }),
  }
}
