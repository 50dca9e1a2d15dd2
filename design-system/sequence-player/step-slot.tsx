import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusedElement } from '#design-system/lib/focus.ts'
import { ProgressBar } from '#design-system/sequence-player/progress-bar.tsx'
import { StepStrip } from '#design-system/sequence-player/step-strip.tsx'

/** Props of {@link StepSlot}. */
export interface StepSlotProps {
  /** The element around the strip of steps. */
  strip: RefObject<HTMLDivElement | null>
  /** Whether the strip is shown, or the progress bar instead. */
  stripVisible: boolean
  /** Moves the focus out of an element that is about to be removed; a stable function. */
  rescueFocus: () => void
}

/**
 * The steps below the film, as pictures or, while it plays, as a bar of the same height. Time runs
 * from left to right in both directions of writing, as the arrow keys do.
 */
export function StepSlot({ strip, stripVisible, rescueFocus }: StepSlotProps) {
  const bar = useRef<HTMLDivElement>(null)
  // In a layout effect, before the browser drops the focus of the removed bar.
  useLayoutEffect(() => {
    if (stripVisible && bar.current?.contains(focusedElement() ?? null)) rescueFocus()
  }, [stripVisible, rescueFocus])
  return (
    <div
      data-slot="step-slot"
      dir="ltr"
      className="grid min-h-26 shrink-0 grid-cols-1 items-center player-low:min-h-22 player-tall:col-span-full player-tall:row-start-3 player-tall:group-data-[tight]/player:hidden player-tiny:hidden"
    >
      <div ref={strip} hidden={!stripVisible}>
        <StepStrip />
      </div>
      <div ref={bar} hidden={stripVisible}>
        <ProgressBar />
      </div>
    </div>
  )
}
