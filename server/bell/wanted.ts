import type { BellTimer } from '#contract/bell/bell.ts'
import { type BellKind, firstBellAt, ringOf } from '#contract/bell/rule.ts'
import { isEnded } from '#contract/kitchen/rule.ts'
import type { KitchenRecord, TimerValue } from '#contract/kitchen/kitchen.ts'
import { BELL_TIMERS_MAX } from '#contract/bell/limits.ts'

/** A bell that a device should ring. */
export interface WantedBell {
  timer: BellTimer
  kind: BellKind
  /** Its id. */
  ring: string
  /** Milliseconds since 1970. */
  ringsAt: number
}

/** When the first bell of a timer rings; null without one, and once it is answered. */
export function lookAtOf({ First, Total, EndsAt, Looked }: TimerValue): number | null {
  return First === null || EndsAt === null || Looked
    ? null
    : Math.round(firstBellAt({ EndsAt, First, Total }))
}

/** Timers that run in a kitchen, those first that ring first. They go on in a session that has ended. */
export function timersOf(records: readonly KitchenRecord[]): BellTimer[] {
  const sessions = new Map(
    records.flatMap((record) =>
      record.Kind === 'session' ? [[record.SessionId, record.Value]] : [],
    ),
  )
  return records
    .flatMap((record): BellTimer[] => {
      const session = sessions.get(record.SessionId)
      if (record.Kind !== 'timer' || !session || isEnded(record)) return []
      const { Step, Name, Total, EndsAt } = record.Value
      if (EndsAt === null) return []
      const { RecipeId, StepCount } = session
      const LookAt = lookAtOf(record.Value)
      return [{ Id: record.Id, RecipeId, Step, StepCount, Name, Total, LookAt, EndsAt }]
    })
    .toSorted((a, b) => a.EndsAt - b.EndsAt)
    .slice(-BELL_TIMERS_MAX)
}

/** The bells of timers. */
export function bellsOf(timers: readonly BellTimer[]): WantedBell[] {
  return timers.flatMap((timer) => {
    const bell = (kind: BellKind, ringsAt: number) => {
      return { timer, kind, ring: ringOf(timer, kind), ringsAt }
    }
    const last = bell('rings', timer.EndsAt)
    return timer.LookAt === null ? [last] : [bell('look', timer.LookAt), last]
  })
}
