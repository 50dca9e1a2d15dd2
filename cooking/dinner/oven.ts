import type { OvenUse } from './dinner.ts'

/** Degrees Celsius of a kitchen. */
const ROOM = 20
/** Degrees Celsius that an oven gains, and loses, in a minute. */
const UP = 15
const DOWN = 10
/** Degrees Celsius by which two dishes in one oven may differ. */
const SHARED_MAX = 10
/** Trays in one oven. */
export const TRAYS_MAX = 2

/** Minutes in which a cold oven is hot. */
export function heatingMinutes({ celsius }: OvenUse): number {
  return Math.ceil((celsius - ROOM) / UP)
}

/** Whether two dishes may stand in one oven, which is set to the lower of the two. */
export function mayShare(a: OvenUse, b: OvenUse): boolean {
  if (a.isAlone || b.isAlone || a.kind === 'grill' || b.kind === 'grill') return false
  const isSameKind = a.kind === b.kind || a.kind === 'either' || b.kind === 'either'
  return isSameKind && Math.abs(a.celsius - b.celsius) <= SHARED_MAX
}

/** Minutes between what one and what the next dish wants of an oven. */
export function changingMinutes(from: OvenUse, to: OvenUse): number {
  if (mayShare(from, to)) return 0
  const difference = to.celsius - from.celsius
  return Math.ceil(difference > 0 ? difference / UP : -difference / DOWN)
}
