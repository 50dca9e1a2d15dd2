import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { type Evening, stateOf } from '../evening/evening.ts'
import type { DinnerDish } from '../dinner.ts'
import { signOf } from './dish-sign.ts'

/** What of a dinner is not in its evening. */
export interface DinnerFrame {
  /** When people were to sit down as it was planned. */
  readonly table: Date
  readonly people: number
  /** By dish: its recipe, and the dish as it is made by it. */
  readonly recipes: readonly { readonly id: number; readonly dish: DinnerDish }[]
}

/** A dinner in the form in which a household keeps it. */
export function keptOf(evening: Evening, { table, people, recipes }: DinnerFrame): KeptDinner {
  const { kitchen, away } = evening
  const absent = [...away.entries()].filter(([, until]) => until !== -Infinity)
  return {
    Form: 1,
    Table: table.getTime(),
    People: people,
    Kitchen: { Cooks: kitchen.cooks, Rings: kitchen.rings, Ovens: kitchen.ovens },
    Dishes: recipes.map(({ id, dish }, index) => keptDish(evening, index, id, dish)),
    Steps: evening.steps.map((one) => {
      const state = stateOf(evening, one)
      return {
        Dish: one.dish,
        Step: one.step,
        Cook: one.cook,
        Start: one.start,
        HandsEnd: one.handsEnd,
        WaitEnd: one.waitEnd,
        ...(one.oven !== undefined && { Oven: one.oven }),
        ...(one.interrupted !== undefined && { Interrupted: one.interrupted }),
        ...((state === 'hands' || state === 'past') && { State: state }),
      }
    }),
    ...(absent.length > 0 && {
      Away: absent.map(([Cook, until]) => ({ Cook, Until: until === Infinity ? null : until })),
    }),
  }
}

function keptDish(
  { dishes, chosen, leftOut }: Evening,
  index: number,
  id: number,
  made: DinnerDish,
): KeptDinner['Dishes'][number] {
  const { steps, eatenAt } = dishes[index]!
  const changed = steps.flatMap(({ hands, wait }, Step) => {
    const before = made.steps[Step]!
    const isSame = before.hands === hands && before.wait === wait
    return isSame ? [] : [{ Step, Hands: hands, Wait: wait }]
  })
  return {
    RecipeId: id,
    Facts: signOf(made),
    Chosen: chosen[index]!,
    EatenAt: eatenAt,
    ...(leftOut.includes(index) && { IsLeftOut: true }),
    ...(changed.length > 0 && { Changed: changed }),
  }
}
