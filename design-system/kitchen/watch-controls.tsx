import type { WatchControlsProps } from '#design-system/kitchen/step.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowLeft, Pause, Play, SkipForward } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** The foot while a film plays: Back, Pause and Next of 72 px, on the dark stage. */
export function WatchControls({
  playing,
  next,
  total,
  onBack,
  onToggle,
  onNext,
  playRef,
  nextRef,
  className,
  ...props
}: WatchControlsProps) {
  const { cook } = useMessages()
  return (
    <div data-slot="watch-controls" className={cn('cook-foot watch-foot', className)} {...props}>
      {next ? (
        <p className="cook-line">
          <span className="cook-line-number">
            <span>{cook.next} </span>
            {next.number}
            <small>{`\u200a/\u200a${total}`}</small>
          </span>
          <span className="cook-line-over" aria-hidden="true">
            {cook.next}
          </span>
          <span className="cook-line-title">{next.title}</span>
        </p>
      ) : (
        <p className="cook-line" />
      )}
      <div className="watch-controls">
        <button type="button" aria-keyshortcuts="ArrowLeft" onClick={onBack}>
          <Icon of={ArrowLeft} size="l" />
          {cook.back}
        </button>
        <button
          ref={playRef}
          type="button"
          aria-keyshortcuts="Space"
          onClick={onToggle}
          className="watch-play"
        >
          <Icon of={playing ? Pause : Play} fill />
          {playing ? cook.pause : cook.play}
        </button>
        <button ref={nextRef} type="button" aria-keyshortcuts="ArrowRight" onClick={onNext}>
          <Icon of={SkipForward} size="l" />
          {cook.go.next}
        </button>
      </div>
    </div>
  )
}
