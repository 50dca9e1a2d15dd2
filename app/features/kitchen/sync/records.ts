import type { KitchenChange, SessionValue, TimerValue } from '#contract/kitchen/kitchen.ts'
import { SESSION_RECORD } from '#contract/kitchen/kitchen.ts'
import { START } from '../sessions/place.ts'
import type { KitchenSession, Mark } from '../sessions/session.ts'
import type { KitchenTimer } from '../sessions/timers.ts'

type Without<T, Name extends string> = T extends unknown ? Omit<T, Name> : never

/** A record of a session as this device has it: its times are those of the device. */
export type DeviceRecord = Without<KitchenChange, 'ActedAt'>

const whole = (time: number | null) => (time === null ? null : Math.round(time))

function sessionValue(session: KitchenSession): SessionValue {
  return {
    RecipeId: session.recipeId,
    RecipeName: session.recipeName,
    StepCount: session.stepCount,
    Mark: session.mark,
    People: session.people,
    Step: session.step,
    Moment: session.moment,
    Done: [...session.done],
    StartedAt: Math.round(session.startedAt),
    EndedAt: whole(session.endedAt),
  }
}

function timerValue(timer: KitchenTimer): TimerValue {
  return {
    Step: timer.step,
    Time: timer.time,
    Name: timer.name,
    First: timer.first,
    Total: timer.total,
    EndsAt: whole(timer.endsAt),
    Left: timer.left,
    Looked: timer.looked,
    EndedAt: whole(timer.endedAt),
  }
}

/** A tick, or the absence of one. */
export function tickRecord(SessionId: string, Id: string, IsTicked: boolean): DeviceRecord {
  return { SessionId, Kind: 'tick', Id, Value: { IsTicked } }
}

/** A session as records, its own first. What was never ticked has none. */
export function recordsOf(session: KitchenSession): DeviceRecord[] {
  const SessionId = session.id
  return [
    { SessionId, Kind: 'session', Id: SESSION_RECORD, Value: sessionValue(session) },
    ...session.ticks.map((id) => tickRecord(SessionId, id, true)),
    ...session.timers.map((timer): DeviceRecord => {
      return { SessionId, Kind: 'timer', Id: timer.id, Value: timerValue(timer) }
    }),
  ]
}

function withPlace(before: KitchenSession | undefined, id: string, value: SessionValue) {
  return {
    ticks: [],
    timers: [],
    ...START,
    ...before,
    id,
    recipeId: value.RecipeId,
    recipeName: value.RecipeName,
    stepCount: value.StepCount,
    mark: value.Mark as Mark,
    people: value.People,
    step: Math.min(value.Step, value.StepCount),
    moment: value.Moment,
    done: value.Done,
    startedAt: value.StartedAt,
    actedAt: before?.actedAt ?? value.StartedAt,
    endedAt: value.EndedAt,
  }
}

function withTick(session: KitchenSession, tick: string, isTicked: boolean): KitchenSession {
  const others = session.ticks.filter((known) => known !== tick)
  return { ...session, ticks: isTicked ? [...others, tick] : others }
}

function withTimer(session: KitchenSession, id: string, value: TimerValue): KitchenSession {
  const timer: KitchenTimer = {
    id,
    step: value.Step,
    time: value.Time,
    name: value.Name,
    first: value.First,
    total: value.Total,
    endsAt: value.EndsAt,
    left: value.Left,
    looked: value.Looked,
    endedAt: value.EndedAt,
  }
  const isKnown = session.timers.some((known) => known.id === id)
  const timers = isKnown
    ? session.timers.map((known) => (known.id === id ? timer : known))
    : [...session.timers, timer]
  return { ...session, timers }
}

/**
 * A session with a record of another device.
 *
 * @param session undefined when this device does not have it
 * @param actedAt time of the act, of this device
 * @returns undefined for a tick or a timer of a session that this device does not have
 */
export function withRecord(
  session: KitchenSession | undefined,
  record: DeviceRecord,
  actedAt: number,
): KitchenSession | undefined {
  const next = applied(session, record)
  return next && { ...next, actedAt: Math.max(next.actedAt, actedAt) }
}

function applied(
  session: KitchenSession | undefined,
  record: DeviceRecord,
): KitchenSession | undefined {
  if (record.Kind === 'session') return withPlace(session, record.SessionId, record.Value)
  if (!session) return undefined
  return record.Kind === 'tick'
    ? withTick(session, record.Id, record.Value.IsTicked)
    : withTimer(session, record.Id, record.Value)
}

/** A record whose times are moved from one clock to another, by milliseconds. */
export function moved<R extends Pick<KitchenChange, 'Kind' | 'Value'>>(record: R, by: number): R {
  if (by === 0 || record.Kind === 'tick') return record
  const times = Object.entries(record.Value).flatMap(([name, time]) =>
    /^(Started|Ends|Ended)At$/.test(name) && typeof time === 'number' ? [[name, time + by]] : [],
  )
  return { ...record, Value: { ...record.Value, ...Object.fromEntries(times) } }
}
