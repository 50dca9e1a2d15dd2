import type { Minute, PlannedStep } from '../dinner.ts'
import { GAP_MIN } from '../slide.ts'

/** Shorter stretches are to spare, longer ones for the cook. */
const FREE_MIN = 10

/** A stretch in which a cook has nothing to do. */
export interface FreeTime {
  readonly cook: number
  readonly from: Minute
  readonly to: Minute
  /** `free`: for the cook; `spare`: so late the cook can be before anything moves. */
  readonly kind: 'free' | 'spare'
}

/**
 * The free stretches of a plan, in the order of their starts. One in which people eat is none, and of one minute or
 * two nobody has anything.
 * @param tables when people sit down
 */
export function freeTimesOf(steps: readonly PlannedStep[], tables: readonly Minute[]): FreeTime[] {
  const blocks = steps.filter(({ start, handsEnd }) => handsEnd > start)
  const free: FreeTime[] = []
  for (const [cook, own] of Map.groupBy(blocks, (one) => one.cook)) {
    let from: Minute | undefined
    for (const { start: to, handsEnd } of own.toSorted((a, b) => a.start - b.start)) {
      const isMeal = tables.some((table) => from !== undefined && from <= table && table < to)
      if (from !== undefined && to - from >= GAP_MIN && !isMeal)
        free.push({ cook, from, to, kind: to - from >= FREE_MIN ? 'free' : 'spare' })
      from = Math.max(from ?? -Infinity, handsEnd)
    }
  }
  return free.sort((a, b) => a.from - b.from || a.cook - b.cook)
}
