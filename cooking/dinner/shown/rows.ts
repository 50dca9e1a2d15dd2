import type { DinnerDish, DinnerPlan, Minute, PlannedStep } from '../dinner.ts'
import { standingOf } from '../evening/standing.ts'
import { type Heating, heatingsOf } from '../heating.ts'
import { sittingsOf } from './facts.ts'
import { type FreeTime, freeTimesOf } from './free-times.ts'

/** A row of the list "What begins when". */
export type PlanRow = { readonly at: Minute } &
  /** `isOn`: the oven was cold. */
  (
    | { readonly kind: 'heat'; readonly heating: Heating; readonly isOn: boolean }
    | {
        readonly kind: 'step'
        readonly step: PlannedStep
        /** Minutes of hands. */
        readonly minutes: Minute
        /** What of other steps begins to wait in an oven just then, and what comes out of one. */
        readonly goesIn: readonly PlannedStep[]
        readonly comesOut: readonly PlannedStep[]
        /** To what an oven is set just then, which was at another heat. */
        readonly heatsTo: Heating | undefined
      }
    | { readonly kind: 'free' | 'spare'; readonly free: FreeTime }
    | {
        readonly kind: 'table'
        readonly dishes: readonly number[]
        /** Minutes that a dish has stood, for those that have. */
        readonly stood: readonly { readonly dish: number; readonly minutes: Minute }[]
      }
  )

const ORDER = { table: 0, heat: 1, step: 2, free: 3, spare: 3 } as const

/** The list of a plan: no row is earlier than the one above it. */
export function rowsOf({ steps }: DinnerPlan, dishes: readonly DinnerDish[]): PlanRow[] {
  const inOven = steps.filter(({ oven }) => oven !== undefined)
  const sittings = sittingsOf(dishes)
  const tables = sittings.map(({ at }) => at)
  const heatings = heatingsOf(steps, dishes)
  const isFirst = (one: Heating) => heatings.find(({ oven }) => oven === one.oven) === one
  // What is done to the oven when a step begins is said with the step.
  const withStep = new Map(
    heatings
      .filter((one) => !isFirst(one))
      .flatMap((one) => {
        const step = steps.find(({ start, handsEnd }) => start === one.at && handsEnd > start)
        return step ? [[step, one] as const] : []
      }),
  )
  const said = new Set(withStep.values())
  const rows: PlanRow[] = [
    ...heatings
      .filter((heating) => !said.has(heating))
      .map(
        (heating) => ({ kind: 'heat', at: heating.at, heating, isOn: isFirst(heating) }) as const,
      ),
    ...steps.map(
      (step) =>
        ({
          kind: 'step',
          at: step.start,
          step,
          minutes: step.handsEnd - step.start,
          goesIn: inOven.filter((one) => one !== step && one.handsEnd === step.start),
          comesOut: inOven.filter((one) => one !== step && one.waitEnd === step.start),
          heatsTo: withStep.get(step),
        }) as const,
    ),
    ...freeTimesOf(steps, tables).map((free) => ({ kind: free.kind, at: free.from, free })),
    ...sittings.map(({ at, dishes: own }) => {
      const stood = own.map((dish) => ({ dish, ...standingOf({ dishes, steps }, dish) }))
      return {
        kind: 'table',
        at,
        dishes: own,
        stood: stood.filter(({ minutes }) => minutes > 0),
      } as const
    }),
  ]
  return rows.sort((a, b) => a.at - b.at || ORDER[a.kind] - ORDER[b.kind])
}

/** What stands in an oven at a time. */
export function inOvenAt(steps: readonly PlannedStep[], at: Minute): PlannedStep[] {
  return steps.filter(
    ({ oven, handsEnd, waitEnd }) => oven !== undefined && handsEnd <= at && at < waitEnd,
  )
}
