import type { Day } from '../cooking-log/cooking-log.ts'
import type { WeekFood, WeekList } from './week-list.ts'

/** An amount of a food. */
export interface WeekAmount {
  /** Null for any amount. */
  readonly amount: number | null
  /** Code of the unit. */
  readonly unit: number
}

/** A food for some days of the week. */
export interface WeekListRow {
  readonly food: WeekFood
  /** One for each unit. */
  readonly amounts: readonly WeekAmount[]
  /** How many meals need it. */
  readonly mealCount: number
}

/** What becomes of the foods that some days need. */
export interface WeekListRows {
  /** To be put on the list. */
  readonly toBuy: readonly WeekListRow[]
  /** Somebody wrote it on the list: it stays as it is. */
  readonly written: readonly WeekListRow[]
  readonly atHome: readonly WeekListRow[]
}

/** Amounts are added as whole millionths, so that their order does not change the sum. */
const MILLIONTHS = 1e6

function amountsOf(needs: WeekFood['Needs']): WeekAmount[] {
  return [...Map.groupBy(needs, ({ Unit }) => Unit)].map(([unit, group]) => {
    const known = group.flatMap(({ Amount }) => Amount ?? [])
    const sum = known.reduce((all, amount) => all + Math.round(amount * MILLIONTHS), 0)
    return { unit, amount: known.length === 0 ? null : sum / MILLIONTHS }
  })
}

/** Any amount is part of a stated one. */
const stated = (amounts: WeekAmount[]) => {
  const known = amounts.filter(({ amount }) => amount !== null)
  return known.length > 0 ? known : amounts.slice(0, 1)
}

const isWritten = ({ food }: WeekListRow) => food.Written !== null

/**
 * What goes on the list for some days, and what does not. The server puts it there with the same rule, and an app
 * without a connection shows it.
 *
 * @param notAtHome foods of which somebody says that they are not at home after all
 */
export function weekListRows(
  { Meals, Foods }: Pick<WeekList, 'Meals' | 'Foods'>,
  days: readonly Day[],
  notAtHome: readonly number[] = [],
): WeekListRows {
  const chosen = new Set(Meals.filter(({ Day }) => days.includes(Day)).map(({ Key }) => Key))
  const rows = Foods.flatMap((food): WeekListRow[] => {
    const needs = food.Needs.filter(({ Meal }) => chosen.has(Meal))
    if (needs.length === 0) return []
    const mealCount = new Set(needs.map(({ Meal }) => Meal)).size
    return [{ food, amounts: stated(amountsOf(needs)), mealCount }]
  })
  const isAtHome = ({ food }: WeekListRow) => food.IsAtHome && !notAtHome.includes(food.Id)
  return {
    toBuy: rows.filter((row) => !isWritten(row) && !isAtHome(row)),
    written: rows.filter(isWritten),
    atHome: rows.filter((row) => !isWritten(row) && isAtHome(row)),
  }
}
