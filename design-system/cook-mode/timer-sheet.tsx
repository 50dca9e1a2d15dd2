import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CookButton } from '#design-system/cook-mode/cook-button.tsx'
import { CookSheet } from '#design-system/cook-mode/cook-sheet.tsx'
import { digits } from '#design-system/cook-mode/digits.ts'
import { Pan } from '#design-system/cook-mode/pan.tsx'
import { TimerRename } from '#design-system/cook-mode/timer-rename.tsx'
import { TimerRim } from '#design-system/cook-mode/timer-rim.tsx'
import { firstBellIn } from '#design-system/cook-mode/timer-times.ts'
import type { TimerSheetProps } from '#design-system/cook-mode/timer.types.ts'
import { Pencil, X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useMessages } from '#design-system/provider/context.ts'
import { cn } from '#design-system/lib/cn.ts'

/** One timer, opened: its digits, minutes more or less, pause, stop, another name. */
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
  const untilFirst = firstBellIn({ left, total, first })
  const [bell, lastBell] = ringsAt ?? []
  const rings =
    bell && lastBell && untilFirst !== null
      ? timer.ringsAtAndAt(bell, lastBell)
      : bell && timer.ringsAt(lastBell ?? bell)
  const note = [isPaused ? timer.paused : rings, place].filter(Boolean).join(' · ')
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
        {digits(untilFirst ?? left)}
      </p>
      <TimerRim left={left} total={total} first={first} />
      <div className="timer-acts">
        {([-1, 1, 5] as const).map((minutes) => (
          <CookButton
            key={minutes}
            variant="line"
            data-begin={minutes === 1 || undefined}
            onClick={() => onAdd(minutes)}
          >
            {timer.add(minutes)}
          </CookButton>
        ))}
        <CookButton variant="line" onClick={onPauseToggle} className="timer-act-half">
          {isPaused ? timer.resume : timer.pause}
        </CookButton>
        <CookButton variant="enamel" onClick={onStop} className="timer-act-half">
          {timer.stop}
        </CookButton>
      </div>
    </CookSheet>
  )
}
