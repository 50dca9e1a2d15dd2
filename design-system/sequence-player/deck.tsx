import { useLayoutEffect, useRef, type RefObject } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { Controls } from '#design-system/sequence-player/controls.tsx'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import { ProgressBar } from '#design-system/sequence-player/progress-bar.tsx'
import { StepStrip } from '#design-system/sequence-player/step-strip.tsx'

/** Props of {@link Deck}. */
export interface DeckProps {
  /** The element around the strip of steps. */
  strip: RefObject<HTMLDivElement | null>
  /** Whether the strip is shown, or the progress bar instead. */
  stripVisible: boolean
  /** Receives the focus when the focused element is removed. */
  playButton: RefObject<HTMLButtonElement | null>
  /** Moves the focus out of an element that is about to be removed. */
  rescueFocus: () => void
}

/**
 * The controls below the film: buttons, and the steps as pictures or, while it plays, as a bar.
 * Time runs from left to right in both directions of writing, as the arrow keys do.
 */
export function Deck({ strip, stripVisible, playButton, rescueFocus }: DeckProps) {
  const { state, awaited } = usePlayerParts()
  const bar = useRef<HTMLDivElement>(null)
  // In a layout effect, before the browser drops the focus of the removed bar.
  useLayoutEffect(() => {
    if (stripVisible && bar.current?.contains(document.activeElement)) rescueFocus()
  }, [stripVisible, rescueFocus])
  const runs = state.playback === 'playing' && !stripVisible
  const overFilm =
    'player-low:absolute player-low:inset-x-0 player-low:bottom-0 player-low:bg-stage'
  const low = runs || awaited !== null ? 'player-low:hidden' : overFilm
  return (
    <div
      data-slot="player-deck"
      dir="ltr"
      className={cn(
        'row-start-4 grid grid-cols-[auto_minmax(0,1fr)] items-center pb-[env(safe-area-inset-bottom)] player-tall:grid-cols-1',
        state.playback === 'error' ? 'player-low:row-start-2' : low,
      )}
    >
      <Controls playButton={playButton} />
      <div className="player-tall:-order-1">
        <div ref={strip} hidden={!stripVisible}>
          <StepStrip />
        </div>
        <div ref={bar} hidden={stripVisible}>
          <ProgressBar />
        </div>
      </div>
    </div>
  )
}
