import { useRef, type RefObject } from 'react'
import { CookButton } from '#design-system/kitchen/cook-button.tsx'
import { digits } from '#design-system/kitchen/digits.ts'
import { Pan } from '#design-system/kitchen/pan.tsx'
import { SessionMark } from '#design-system/kitchen/session-mark.tsx'
import type { KitchenBarProps } from '#design-system/kitchen/timer.types.ts'
import { usePressGuard } from '#design-system/kitchen/use-press-guard.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowRight } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'
import { useMessages } from '#design-system/provider/context.ts'

/**
 * A slice of the kitchen on every other page, dark in both themes: the next timers and the way back.
 * While a timer rings it is the flame, with +1 and Stop. Presses in the first half second of a bell are
 * ignored: they were meant for what stood there before.
 */
export function KitchenBar({
  timers,
  href,
  leadsTo = 'kitchen',
  place,
  recipe,
  mark,
  tabs = true,
  ringing,
  className,
  ...props
}: KitchenBarProps) {
  const { cook } = useMessages()
  const row = useRef<HTMLDivElement>(null)
  return (
    <aside
      data-slot="kitchen-bar"
      data-theme="dark"
      data-state={ringing ? 'rings' : 'open'}
      data-tabs={tabs || undefined}
      aria-label={cook.label}
      className={cn('kitchen-bar', className)}
      {...props}
    >
      <div ref={row} className="kitchen-bar-row">
        {ringing ? (
          // Another bell is another thing to be seen before it is pressed.
          <Ringing key={`${ringing.id} ${ringing.bell}`} {...ringing} row={row} />
        ) : (
          <>
            {timers.map((timer) => (
              <Link key={timer.id} href={timer.href} className="kitchen-bar-timer">
                <Pan picture={timer.picture} />
                <span className="kitchen-bar-words">
                  <b>{digits(timer.left)}</b> <span>{timer.name}</span>
                </span>
              </Link>
            ))}
            <Link href={href} className="kitchen-bar-back">
              <span>
                {mark !== undefined && <SessionMark mark={mark} />}
                {leadsTo === 'timers' ? cook.toTimers : cook.backToKitchen}{' '}
                <small>{timers.length > 0 ? place : `${recipe} · ${place}`}</small>
              </span>
              <Icon of={ArrowRight} />
            </Link>
          </>
        )}
      </div>
    </aside>
  )
}

function Ringing({
  name,
  picture,
  href,
  bell,
  recipe,
  sign,
  onStop,
  onAdd,
  onGoOn,
  stopRef,
  row,
}: NonNullable<KitchenBarProps['ringing']> & { row: RefObject<HTMLElement | null> }) {
  usePressGuard(row)
  const { cook } = useMessages()
  const { timer } = cook
  return (
    <>
      <Link href={href} className="kitchen-bar-timer">
        <Pan picture={picture} />
        <span className="kitchen-bar-words">
          <b>{bell === 'look' ? timer.look(name) : name}</b>{' '}
          {bell === 'rings' && <span>{timer.isUp}</span>}
          {recipe !== undefined && <small>{recipe}</small>}
        </span>
        {sign !== undefined && <span className="kitchen-bar-sign"> {cook.doneWhen(sign)}</span>}
      </Link>
      {bell === 'rings' ? (
        <CookButton variant="pot-line" onClick={() => onAdd(1)}>
          {timer.add(1)}
        </CookButton>
      ) : (
        onGoOn && (
          <CookButton variant="pot-line" onClick={onGoOn}>
            {timer.resume}
          </CookButton>
        )
      )}
      <CookButton ref={stopRef} variant="pot" onClick={onStop}>
        {timer.stop}
      </CookButton>
    </>
  )
}
