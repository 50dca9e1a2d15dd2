import { useEffect, useImperativeHandle, useRef } from 'react'
import { CookButton } from '#design-system/kitchen/cook-button.tsx'
import { digits } from '#design-system/kitchen/digits.ts'
import { DoneSign } from '#design-system/kitchen/done-sign.tsx'
import { RING_EXTRA_MINUTES } from '#design-system/kitchen/extra-minutes.ts'
import { Pan } from '#design-system/kitchen/pan.tsx'
import { SessionMark } from '#design-system/kitchen/session-mark.tsx'
import type { RingBandProps } from '#design-system/kitchen/timer.types.ts'
import { usePressGuard } from '#design-system/kitchen/use-press-guard.ts'
import { cn } from '#design-system/lib/cn.ts'
import { ownsKeys } from '#design-system/lib/owns-keys.ts'
import { useMessages } from '#design-system/provider/context.ts'

/**
 * A timer that rings. It takes the place of the foot, and the flame with it: what has to be looked
 * at is larger than the clock. Nothing blinks. Announcing it is the caller's part. Presses in the first
 * half second are ignored: they were meant for what stood there before. Mount another one for another bell.
 */
export function RingBand({
  bell = 'rings',
  name,
  picture,
  seconds,
  sign,
  range,
  mark,
  recipe,
  stopWord,
  then,
  late,
  onStop,
  onAdd,
  onGoOn,
  focusStop = false,
  stopRef,
  className,
  ref,
  ...props
}: RingBandProps) {
  const { cook } = useMessages()
  const { timer } = cook
  const isLook = bell === 'look'
  const title = isLook ? timer.look(name) : name
  const stop = useRef<HTMLButtonElement>(null)
  useImperativeHandle(stopRef, () => stop.current as HTMLButtonElement)
  const root = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLElement)
  usePressGuard(root)
  useEffect(() => {
    // Letters on their way into a field stay there.
    if (focusStop && !ownsKeys(document.activeElement)) stop.current?.focus({ preventScroll: true })
  }, [focusStop])
  return (
    <section
      ref={root}
      data-slot="ring-band"
      data-bell={bell}
      aria-label={[isLook ? title : `${name}: ${timer.isUp}`, recipe].filter(Boolean).join(', ')}
      className={cn('ring-band', className)}
      {...props}
    >
      <Pan picture={picture} />
      <div className="ring-who">
        <h2>
          {mark !== undefined && <SessionMark mark={mark} />}
          {title}
        </h2>
        {recipe !== undefined && <p className="ring-recipe">{recipe}</p>}
        <p>
          <b>{isLook ? range?.[0] : timer.isUp}</b>
          {isLook && !range ? '' : ' · '}
          {isLook ? timer.untilSecond(digits(seconds)) : timer.over(digits(seconds))}
        </p>
        {late}
      </div>
      <div className="ring-what">
        {sign !== undefined && <DoneSign>{cook.doneWhen(sign)}</DoneSign>}
        {!isLook && <p>{then ?? timer.notYet}</p>}
      </div>
      <div className="ring-acts">
        <CookButton ref={stop} variant="pot" onClick={onStop} className="ring-stop">
          {stopWord ?? (isLook ? timer.doneStop : timer.stop)}
        </CookButton>
        {isLook ? (
          <CookButton variant="pot-line" onClick={onGoOn} className="ring-on">
            {range ? timer.goOn(range[1]) : timer.resume}
          </CookButton>
        ) : (
          RING_EXTRA_MINUTES.map((minutes) => (
            <CookButton key={minutes} variant="pot-line" onClick={() => onAdd?.(minutes)}>
              {timer.add(minutes)}
            </CookButton>
          ))
        )}
      </div>
    </section>
  )
}
