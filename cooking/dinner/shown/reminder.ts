import type { Minute } from '../dinner.ts'

const MILLISECONDS = 60_000
/** Hours of the clock at which is done what can be done before: the evening before, or in the morning. */
const BEFORE = { evening: { days: -1, hour: 20 }, morning: { days: 0, hour: 9 } } as const

/**
 * The moment of a minute of a plan. Minutes are counted in real time, so a plan over a night in which clocks change
 * is as long as any other.
 * @param table when people sit down
 */
export function momentOf(table: Date, minute: Minute): Date {
  return new Date(table.getTime() + minute * MILLISECONDS)
}

/** The minute of a plan that it is; a minute that has begun counts. */
export function minuteOf(table: Date, moment: Date): Minute {
  return Math.floor((moment.getTime() - table.getTime()) / MILLISECONDS)
}

/** When is reminded of what can be done before a dinner, by the clock of the device. */
export function aheadMoment(table: Date, when: keyof typeof BEFORE): Date {
  const { days, hour } = BEFORE[when]
  return new Date(table.getFullYear(), table.getMonth(), table.getDate() + days, hour)
}
