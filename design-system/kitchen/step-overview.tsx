import type { CookStep } from '#design-system/kitchen/kitchen.types.ts'
import { SessionMark } from '#design-system/kitchen/session-mark.tsx'
import { CookSheet } from '#design-system/kitchen/cook-sheet.tsx'
import { StepPicture } from '#design-system/kitchen/pan.tsx'
import type { CookDish, StepOverviewProps } from '#design-system/kitchen/sheet.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowRight, Check, X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Link } from '#design-system/link/link.tsx'
import { useMessages } from '#design-system/provider/context.ts'

const NO_DISHES: readonly CookDish[] = []

/** All steps with their state in words, timers, settings; at its foot the truth about screen and bell. */
export function StepOverview({
  title,
  steps,
  current,
  onSelect,
  onOpenChange,
  dishes = NO_DISHES,
  timers,
  status,
  className,
  children,
  ...props
}: StepOverviewProps) {
  const { close, cook } = useMessages()
  return (
    <CookSheet
      data-slot="step-overview"
      aria-label={cook.allSteps}
      onOpenChange={onOpenChange}
      className={className}
      {...props}
    >
      <div className="cook-sheet-head">
        <h2>{title}</h2>
        <IconButton variant="stage" icon={X} label={close} onClick={() => onOpenChange(false)} />
      </div>
      <div className="cook-sheet-body">
        {dishes.length > 1 && <Dishes dishes={dishes} />}
        <ol className="overview-steps">
          {steps.map((step) => (
            <li key={step.number}>
              <button
                type="button"
                data-done={step.isDone || undefined}
                aria-current={step.number === current ? 'step' : undefined}
                onClick={() => onSelect(step.number)}
              >
                <StepPicture picture={step.picture} />
                <span className="overview-words">
                  <b>
                    {step.number}/{steps.length}
                  </b>{' '}
                  {step.title}{' '}
                </span>
                <StepState step={step} current={current} />
              </button>
            </li>
          ))}
        </ol>
        {timers && <div className="overview-timers">{timers}</div>}
        {children && <div className="overview-settings">{children}</div>}
      </div>
      {status && <div className="cook-sheet-foot">{status}</div>}
    </CookSheet>
  )
}

/** The dishes by their marks, each but the open one with the way to it. */
function Dishes({ dishes }: { dishes: readonly CookDish[] }) {
  const { cook } = useMessages()
  return (
    <nav aria-label={cook.dishes} className="overview-dishes">
      <ul>
        {dishes.map(({ id, mark, name, place, href }) => {
          const words = (
            <>
              <SessionMark mark={mark} />
              <span>
                <b>{name}</b> <small>{place}</small>
              </span>
            </>
          )
          return (
            <li key={id}>
              {href === undefined ? (
                <p>
                  {words} <span className="overview-state">{cook.now}</span>
                </p>
              ) : (
                <Link href={href}>
                  {words} <Icon of={ArrowRight} />
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Now, Next, or done: in words, of which Done is shown as a tick. */
function StepState({ step, current }: { step: CookStep; current: number }) {
  const { cook } = useMessages()
  const isCurrent = step.number === current
  const isNext = step.number === current + 1
  return (
    <span className="overview-state">
      {step.isDone && !isCurrent && (
        <>
          <Icon of={Check} />
          <span className="sr-only">{cook.done}</span>
        </>
      )}
      {isCurrent && cook.now}
      {isNext && !step.isDone && cook.next}
    </span>
  )
}
