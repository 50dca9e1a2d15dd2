import { type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Pencil, X } from '#design-system/icon/lucide.ts'
import { CookButton } from '#design-system/kitchen/cook-button.tsx'
import { CookSheet } from '#design-system/kitchen/cook-sheet.tsx'
import { digits } from '#design-system/kitchen/digits.ts'
import { RING_EXTRA_MINUTES, TIMER_EXTRA_MINUTES } from '#design-system/kitchen/extra-minutes.ts'
import { Pan } from '#design-system/kitchen/pan.tsx'
import { TimerRim } from '#design-system/kitchen/timer-rim.tsx'
import { firstBellIn } from '#design-system/kitchen/timer-times.ts'
import type { TimerSheetProps } from '#design-system/kitchen/timer.types.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/**
 * One timer, opened: its digits, minutes more or less, pause, stop, another name. While it rings, it says
 * that its time is up and how long ago, and offers minutes more and Stop alone.
 */
export function TimerSheet({
  name,
  picture,
  left,
  total,
  first,
  state,
  ringsAt,
  place,
  onOpenChange,
  onAdd,
  onPauseToggle,
  onStop,
  onRename,
  className,
  ...props
}: TimerSheetProps) {
  const { close, cook } = useMessages()
  const { timer } = cook
  const [isRenaming, setRenaming] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const rename = useRef<HTMLButtonElement>(null)
  // At once: iOS opens its keyboard only for a focus within the press.
  const startRenaming = () => {
    flushSync(() => setRenaming(true))
    field.current?.focus()
    field.current?.select()
  }
  const endRenaming = () => {
    flushSync(() => setRenaming(false))
    rename.current?.focus()
  }
  const isPaused = state === 'paused'
  const isUp = state === 'rings'
  const untilFirst = firstBellIn({ left, total, first })
  const [bell, lastBell] = ringsAt ?? []
  const rings =
    bell && lastBell && untilFirst !== null
      ? timer.ringsAtAndAt(bell, lastBell)
      : bell && timer.ringsAt(lastBell ?? bell)
  const note = [isUp ? timer.isUp : isPaused ? timer.paused : rings, place]
    .filter(Boolean)
    .join(' · ')
  return (
    <CookSheet
      data-slot="timer-sheet"
      aria-label={timer.sheet(name)}
      onOpenChange={onOpenChange}
      className={cn('timer-sheet', className)}
      {...props}
    >
      <div className="timer-sheet-top">
        <Pan picture={picture} />
        <div>
          {isRenaming ? (
            <TimerRename
              name={name}
              fieldRef={field}
              onRename={(next) => {
                endRenaming()
                if (next !== name) onRename(next)
              }}
              onCancel={endRenaming}
            />
          ) : (
            <div className="timer-sheet-name">
              <h2>{name}</h2>
              <IconButton
                ref={rename}
                variant="stage"
                icon={Pencil}
                iconSize="s"
                label={timer.rename}
                onClick={startRenaming}
              />
            </div>
          )}
          <p>{note}</p>
        </div>
        <IconButton variant="stage" icon={X} label={close} onClick={() => onOpenChange(false)} />
      </div>
      <p role="timer" className="timer-digits">
        {digits(isUp ? left : (untilFirst ?? left))}
      </p>
      <TimerRim left={isUp ? 0 : left} total={total} first={first} />
      <div className="timer-acts">
        {(isUp ? RING_EXTRA_MINUTES : TIMER_EXTRA_MINUTES).map((minutes) => (
          <CookButton
            key={minutes}
            variant="line"
            data-begin={minutes === 1 || undefined}
            onClick={() => onAdd(minutes)}
          >
            {timer.add(minutes)}
          </CookButton>
        ))}
        {!isUp && (
          <CookButton variant="line" onClick={onPauseToggle} className="timer-act-half">
            {isPaused ? timer.resume : timer.pause}
          </CookButton>
        )}
        <CookButton
          variant="enamel"
          onClick={onStop}
          className={isUp ? undefined : 'timer-act-half'}
        >
          {timer.stop}
        </CookButton>
      </div>
    </CookSheet>
  )
}

/** Longest name of a timer, in characters. */
const NAME_MAX = 40

/** Props of {@link TimerRename}. */
interface TimerRenameProps {
  name: string
  /** Ref of the field. */
  fieldRef: Ref<HTMLInputElement>
  /** Called with the new name, never empty. */
  onRename: (name: string) => void
  onCancel: () => void
}

/** The field for another name of a timer. Enter saves it, Escape leaves the name as it was. */
function TimerRename({ name, fieldRef, onRename, onCancel }: TimerRenameProps) {
  const { timer } = useMessages().cook
  const [value, setValue] = useState(name)
  const save = () => onRename(value.trim() || name)
  return (
    <div className="timer-rename">
      <input
        ref={fieldRef}
        value={value}
        maxLength={NAME_MAX}
        aria-label={timer.name}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          // Otherwise Enter would press the pencil, which gets the focus, and Escape close the sheet.
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter') save()
          else onCancel()
        }}
      />
      <CookButton variant="enamel" onClick={save}>
        {timer.save}
      </CookButton>
    </div>
  )
}
