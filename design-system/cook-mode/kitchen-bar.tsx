import { CookButton } from '#design-system/cook-mode/cook-button.tsx'
import { digits } from '#design-system/cook-mode/digits.ts'
import { Pan } from '#design-system/cook-mode/pan.tsx'
import { SessionMark } from '#design-system/cook-mode/session-mark.tsx'
import type { KitchenBarProps } from '#design-system/cook-mode/timer.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowRight } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'
import { useMessages } from '#design-system/provider/context.ts'

/**
 * A slice of the kitchen on every other page, dark in both themes: the next timers and the way back.
 * While a timer rings it is the flame, with +1 and Stop.
 */
export function KitchenBar({
  timers,
  href,
  place,
  recipe,
  mark,
  ringing,
  className,
  ...props
}: KitchenBarProps) {
  const { cook } = useMessages()
  return (
    <aside
      data-slot="kitchen-bar"
      data-theme="dark"
      data-state={ringing ? 'rings' : 'open'}
      aria-label={cook.label}
      className={cn('kitchen-bar', className)}
      {...props}
    >
      <div className="kitchen-bar-row">
        {ringing ? (
          <Ringing {...ringing} />
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
                {cook.backToKitchen}{' '}
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
  sign,
  onStop,
  onAdd,
  stopRef,
}: NonNullable<KitchenBarProps['ringing']>) {
  const { cook } = useMessages()
  const { timer } = cook
  return (
    <>
      <Link href={href} className="kitchen-bar-timer">
        <Pan picture={picture} />
        <span className="kitchen-bar-words">
          <b>{bell === 'look' ? timer.look(name) : name}</b>{' '}
          {bell === 'rings' && <span>{timer.isUp}</span>}
        </span>
        {sign !== undefined && <span className="kitchen-bar-sign"> {cook.doneWhen(sign)}</span>}
      </Link>
      {bell === 'rings' && (
        <CookButton variant="pot-line" onClick={() => onAdd(1)}>
          {timer.add(1)}
        </CookButton>
      )}
      <CookButton ref={stopRef} variant="pot" onClick={onStop}>
        {timer.stop}
      </CookButton>
    </>
  )
}
