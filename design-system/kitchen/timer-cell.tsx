import { digits, wholeDuration } from '#design-system/kitchen/digits.ts'
import { Pan } from '#design-system/kitchen/pan.tsx'
import { SessionMark } from '#design-system/kitchen/session-mark.tsx'
import { firstBellIn } from '#design-system/kitchen/timer-times.ts'
import { TimerRim } from '#design-system/kitchen/timer-rim.tsx'
import type { TimerCellProps } from '#design-system/kitchen/timer.types.ts'
import { EnamelPlate } from '#design-system/enamel-plate/enamel-plate.tsx'
import { Undo2 } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** A timer on the shelf. A press starts it, opens it, or undoes its end. */
export function TimerCell({
  state,
  name,
  picture,
  left,
  total,
  first,
  ringsAt,
  place,
  mark,
  className,
  ...props
}: TimerCellProps) {
  const view = { name, picture, left, total, first }
  const words = useTimerWords({ ...view, state, ringsAt, place })
  return (
    <button
      type="button"
      data-slot="timer-cell"
      data-state={state}
      className={cn('timer-cell', className)}
      {...props}
    >
      {state === 'undo' ? (
        <EnamelPlate icon={Undo2} className="cook-pan" />
      ) : (
        <Pan picture={picture} />
      )}
      <span className="timer-name">
        {mark !== undefined && <SessionMark mark={mark} />}
        {words.name} <small>{words.note}</small>
      </span>
      <TimerTime {...view} state={state} />
      {state !== 'idle' && state !== 'undo' && <TimerRim left={left} total={total} first={first} />}
    </button>
  )
}

type TimeProps = Pick<TimerCellProps, 'state' | 'left' | 'total' | 'first'>

/** Its digits: until the next bell, or the whole duration while it waits. */
function TimerTime({ state, left, total, first }: TimeProps) {
  const { timer } = useMessages().cook
  if (state !== 'idle') {
    const isBeforeLook = state === 'runs' || state === 'paused'
    const seconds = (isBeforeLook && firstBellIn({ left, total, first })) || left
    return <span className="timer-time">{digits(seconds)}</span>
  }
  const { amount, unit } = wholeDuration(total, first)
  return (
    <span className="timer-time">
      {amount}
      {unit && <small> {timer[unit]}</small>}
    </span>
  )
}

/** The two lines of a timer. */
function useTimerWords({
  state,
  name,
  left,
  total,
  first,
  ringsAt,
  place,
}: Omit<TimerCellProps, 'mark'>): { name: string; note: string } {
  const { timer } = useMessages().cook
  const [bell = '', lastBell] = ringsAt ?? []
  const isBeforeLook = lastBell !== undefined && firstBellIn({ left, total, first }) !== null
  const runs = isBeforeLook
    ? timer.ringsAtAndAt(bell, lastBell)
    : bell && timer.ringsAt(lastBell ?? bell)
  switch (state) {
    case 'idle':
      return { name: timer.start, note: idleNote(name, total, first, timer.lookThenStop) }
    case 'undo':
      return { name: timer.undo, note: timer.stopped(name) }
    case 'look':
      return { name: timer.look(name), note: timer.stopIn(digits(left)) }
    case 'rings':
      return { name, note: timer.isUp }
    case 'paused':
      return { name, note: timer.paused }
    default:
      return { name, note: place ?? runs }
  }
}

/** The name of a timer that waits; for a range with what its bells mean. */
function idleNote(
  name: string,
  total: number,
  first: number | null,
  lookThenStop: (look: string, stop: string) => string,
): string {
  if (first === null) return name
  return `${name} · ${lookThenStop(wholeDuration(first).amount, wholeDuration(total).amount)}`
}
