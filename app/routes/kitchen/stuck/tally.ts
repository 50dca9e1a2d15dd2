import type { KitchenSession } from '#app/features/kitchen/index.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { STUCK_COUNT_MAX } from '#contract/bell/limits.ts'
import { isLongWait, statedMinutes } from '#cooking/times/long-wait.ts'
import type { StuckBody } from '#contract/kitchen/stuck.ts'
import { MINUTE_MS } from '#contract/durations.ts'

type Count = StuckBody['Steps'][number]
type Place = Pick<KitchenSession, 'step' | 'moment'>

/** What happened in a session on this page since the last report. */
export interface Tally {
  /**
   * The cook is at a place.
   *
   * @param now milliseconds
   * @param isSeen whether the cook sees this page; of several tabs only one counts
   */
  see: (place: Place, now: number, isSeen: boolean) => void
  /**
   * Takes what there is to report; undefined when there is nothing, and after the end.
   *
   * @param now milliseconds
   */
  take: (session: KitchenSession, now: number) => Omit<StuckBody, 'Report'> | undefined
  /** Puts back what did not reach the server. */
  giveBack: (taken: Omit<StuckBody, 'Report'>) => void
}

/** Milliseconds at the last step after which the recipe counts as cooked to the end. */
const END_MS = 5 * MINUTE_MS

/**
 * Counts replays and long waits of one session, and where the cook is. Nothing is stored: the place of a
 * session that began earlier has been reported already.
 *
 * @param begunAt step of the session when the page opened it; 0 before the first one
 */
export function createTally(steps: readonly HowToStep[], begunAt: number): Tally {
  const counts = new Map<number, Count>()
  const idOf = (step: number) => steps.find(({ StepNumber }) => StepNumber === step)?.Id ?? null
  /** Step at which the cook was at the last report. */
  let reported = idOf(begunAt)
  let isCounted = reported !== null
  let hasEnded = false
  let at: (Place & { since: number | undefined }) | undefined

  const add = ({ StepId, Replays, LongWaits }: Count) => {
    const before = counts.get(StepId)
    counts.set(StepId, {
      StepId,
      Replays: Math.min((before?.Replays ?? 0) + Replays, STUCK_COUNT_MAX),
      LongWaits: Math.min((before?.LongWaits ?? 0) + LongWaits, STUCK_COUNT_MAX),
    })
  }
  return {
    see: ({ step, moment }, now, isSeen) => {
      const before = at
      const isHere = before?.step === step
      // When a step began before this page was opened, nobody knows how long it took.
      at = { step, moment, since: isHere ? before.since : before && now }
      if (!isSeen) {
        reported = idOf(step)
        isCounted ||= reported !== null
      }
      const left = steps.find(({ StepNumber }) => StepNumber === before?.step)
      if (!before || !left || !isSeen) return
      if (isHere && before.moment === 'do' && moment === 'watch')
        add({ StepId: left.Id, Replays: 1, LongWaits: 0 })
      const minutes = before.since === undefined ? 0 : (now - before.since) / MINUTE_MS
      if (!isHere && isLongWait(minutes, statedMinutes(left)))
        add({ StepId: left.Id, Replays: 0, LongWaits: 1 })
    },
    take: ({ step, stepCount, done, endedAt }, now) => {
      // Opening the kitchen alone is no cooking, and what follows the end is no other cook.
      if (hasEnded || (!isCounted && step === 0)) return undefined
      const isLast = at?.step === stepCount && at.since !== undefined
      const hasStayed = isLast && now - (at?.since ?? now) >= END_MS
      const isFinished = hasStayed || (endedAt !== null && done.includes(stepCount))
      const Left = isFinished ? null : idOf(Math.max(step, 1))
      if (isCounted && reported === Left && counts.size === 0) return undefined
      const taken = { Before: reported, Left, Steps: [...counts.values()] }
      counts.clear()
      reported = Left
      isCounted = true
      hasEnded = Left === null
      return taken
    },
    giveBack: ({ Before, Steps }) => {
      Steps.forEach(add)
      reported = Before
      isCounted = Before !== null
      hasEnded = false
    },
  }
}
