import type { BellAnswer } from '#contract/bell/bell.ts'
import { minutesOf, ringOf } from '#contract/bell/rule.ts'
import type { KitchenChange, KitchenRecord, TimerValue } from '#contract/kitchen/kitchen.ts'
import { TIMER_SECONDS_MAX } from '#contract/kitchen/limits.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { lookAtOf } from './wanted.ts'

/** A timer after an answer to its bell; undefined when that bell does not ring any more. */
function answered(
  value: TimerValue,
  { Timer, Ring, Kind }: BellAnswer,
  now: number,
): TimerValue | undefined {
  const { EndsAt, Total, EndedAt } = value
  if (EndedAt !== null || EndsAt === null) return undefined
  const timer = { Id: Timer, Total }
  const lookAt = lookAtOf(value)
  const isLook = lookAt !== null && Ring === ringOf(timer, 'look')
  if (!isLook && Ring !== ringOf(timer, 'rings')) return undefined
  if (Kind === 'stop') return { ...value, EndedAt: now }
  if (Kind === 'goOn') return isLook ? { ...value, Looked: true } : undefined
  const minutes = minutesOf(Kind)
  const total = Total + minutes * 60
  if (total > TIMER_SECONDS_MAX) return undefined
  const endsAt = Math.max(EndsAt, now) + minutes * MINUTE_MS
  return { ...value, Total: total, EndsAt: endsAt, Looked: value.Looked || value.First !== null }
}

/** The change of a kitchen that an answer to a bell is; none when that bell does not ring any more. */
export function changeOf(
  records: readonly KitchenRecord[],
  answer: BellAnswer,
  now: number,
): KitchenChange[] {
  const record = records.find(({ Kind, Id }) => Kind === 'timer' && Id === answer.Timer)
  if (record?.Kind !== 'timer') return []
  const Value = answered(record.Value, answer, now)
  const { SessionId, Kind, Id } = record
  // An act of the same millisecond would lose.
  const ActedAt = Math.max(now, record.ActedAt + 1)
  return Value ? [{ SessionId, Kind, Id, ActedAt, Value }] : []
}
