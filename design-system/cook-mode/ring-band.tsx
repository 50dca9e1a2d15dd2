import { useEffect, useImperativeHandle, useRef } from 'react'
import { CookButton } from '#design-system/cook-mode/cook-button.tsx'
import { digits } from '#design-system/cook-mode/digits.ts'
import { DoneSign } from '#design-system/cook-mode/done-sign.tsx'
import { Pan } from '#design-system/cook-mode/pan.tsx'
import { SessionMark } from '#design-system/cook-mode/session-mark.tsx'
import type { RingBandProps } from '#design-system/cook-mode/timer.types.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/**
 * A timer that rings. It takes the place of the foot, and the flame with it: what has to be looked
 * at is larger than the clock. Nothing blinks. Announcing it is the caller's part.
 */
export function RingBand({
  bell = 'rings',
  name,
  picture,
  seconds,
  sign,
  range,
  mark,
  late,
  onStop,
  onAdd,
  onGoOn,
  focusStop = false,
  stopRef,
  className,
  ...props
}: RingBandProps) {
  const { cook } = useMessages()
  const { timer } = cook
  const isLook = bell === 'look'
  const title = isLook ? timer.look(name) : name
  const stop = useRef<HTMLButtonElement>(null)
  useImperativeHandle(stopRef, () => stop.current as HTMLButtonElement)
  useEffect(() => {
    if (focusStop) stop.current?.focus({ preventScroll: true })
  }, [focusStop])
  return (
    <section
      data-slot="ring-band"
      data-bell={bell}
      aria-label={isLook ? title : `${name}: ${timer.isUp}`}
      className={cn('ring-band', className)}
      {...props}
    >
      <Pan picture={picture} />
      <div className="ring-who">
        <h2>
          {mark !== undefined && <SessionMark mark={mark} />}
          {title}
        </h2>
        <p>
          <b>{isLook ? range?.[0] : timer.isUp}</b>
          {isLook && !range ? '' : ' · '}
          {isLook ? timer.untilSecond(digits(seconds)) : timer.over(digits(seconds))}
        </p>
        {late}
      </div>
      <div className="ring-what">
        {sign !== undefined && <DoneSign>{cook.doneWhen(sign)}</DoneSign>}
        {!isLook && <p>{timer.notYet}</p>}
      </div>
      <div className="ring-acts">
        <CookButton ref={stop} variant="pot" onClick={onStop} className="ring-stop">
          {isLook ? timer.doneStop : timer.stop}
        </CookButton>
        {isLook ? (
          <CookButton variant="pot-line" onClick={onGoOn} className="ring-on">
            {range ? timer.goOn(range[1]) : timer.resume}
          </CookButton>
        ) : (
          ([1, 5] as const).map((minutes) => (
            <CookButton key={minutes} variant="pot-line" onClick={() => onAdd?.(minutes)}>
              {timer.add(minutes)}
            </CookButton>
          ))
        )}
      </div>
    </section>
  )
}
