import type { CSSProperties } from 'react'
import { useMessages } from '#design-system/provider/context.ts'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'

/** Fraction of a range that has passed at a time, 0 to 1. */
export function passed(start: number, stop: number, time: number): number {
  return Math.min(Math.max((time - start) / (stop - start), 0), 1)
}

/** A progress bar with a segment per step, as wide as the step is long. A press opens the step. */
export function ProgressBar() {
  const { steps, total, state, send } = usePlayerParts()
  const { player } = useMessages()
  return (
    // Progress runs to the right in both directions of writing.
    <ol
      dir="ltr"
      aria-label={player.steps}
      data-slot="progress-bar"
      className="flex gap-1 player-low:px-2 player-tall:px-4"
    >
      {steps.map(({ number, start, stop, plainLine }, index) => (
        <li key={number} className="min-w-6 basis-0" style={{ flexGrow: stop - start }}>
          <button
            type="button"
            aria-label={player.step(number, total, plainLine)}
            aria-current={index === state.step ? 'step' : undefined}
            onClick={() => send({ type: 'go', step: index })}
            className="group grid min-h-target w-full items-center rounded-chip"
          >
            <span
              style={{ '--passed': passed(start, stop, state.time) } as CSSProperties}
              className="block h-2 overflow-hidden rounded-[2px] bg-stage-line transition-[height] group-hover:h-3.5 forced-colors:border forced-colors:border-[CanvasText]"
            >
              {/* The transition lasts one tick of the clock, so that the bar moves smoothly. */}
              <span className="block h-full origin-left scale-x-(--passed) bg-flame transition-[scale] duration-[250ms] ease-linear motion-reduce:transition-none forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight]" />
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
