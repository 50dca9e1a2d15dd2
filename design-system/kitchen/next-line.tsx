import type { NextLineProps } from '#design-system/kitchen/step.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowLeft, Check, Play } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'

/**
 * The foot of the kitchen: what comes next and what to have ready for it. The whole band is one
 * button; the dark block only says so. Back is the only other thing in it.
 */
export function NextLine({
  go,
  step,
  total,
  title,
  over: overWord,
  ready,
  timers = 0,
  pending = false,
  onNext,
  onBack,
  beside,
  nextRef,
  className,
  ...props
}: NextLineProps) {
  const { cook } = useMessages()
  const isLast = go === 'last'
  const action = cook.go[go]
  const over = overWord ?? { first: cook.first, this: cook.thisStep, next: cook.next, last: '' }[go]
  const hasList = ready !== undefined && ready.length > 0
  const list = hasList ? ` ${cook.ready} ${ready.join(', ')}` : ''
  const of = overWord === undefined ? title : `${overWord}, ${title}`
  const name = cook.goTo(action, step, total, of) + list
  return (
    <div
      data-slot="next-line"
      data-go={go}
      data-back={onBack ? '' : undefined}
      data-beside={beside ? '' : undefined}
      className={cn('cook-foot', className)}
      {...props}
    >
      {beside}
      <button
        ref={nextRef}
        type="button"
        aria-keyshortcuts="Space ArrowRight"
        aria-busy={pending || undefined}
        onClick={onNext}
        className="next-line"
      >
        {/* After the last step the line itself is read: there is nothing more to say. */}
        <span className="sr-only">{isLast ? `${action}: ` : name}</span>
        <span aria-hidden={!isLast || undefined} className="cook-line">
          {!isLast && (
            <>
              <span className="cook-line-number">
                <span>{over} </span>
                {step}
                <small>{`\u200a/\u200a${total}`}</small>
              </span>
              <span className="cook-line-over">{over}</span>
            </>
          )}
          <span className="cook-line-title">{isLast ? title || cook.lastStep : title}</span>
          {isLast && timers > 0 && <span className="cook-line-need">{cook.timersRun(timers)}</span>}
          {hasList && (
            <span className="cook-line-need">
              <i>{cook.ready}</i>
              {ready.map((item) => (
                <span key={item}>{item}</span>
              ))}
            </span>
          )}
        </span>
        <span aria-hidden="true" className="next-go">
          {pending ? <Spinner /> : <Icon of={isLast ? Check : Play} fill={!isLast} />}
          {action}
          <kbd>{cook.space}</kbd>
        </span>
      </button>
      {onBack && (
        <button type="button" aria-keyshortcuts="ArrowLeft" onClick={onBack} className="next-back">
          <Icon of={ArrowLeft} size="l" />
          {cook.back}
        </button>
      )}
    </div>
  )
}
