import type { RefObject } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, Pause, Play, RotateCcw, SkipBack, SkipForward } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { lastWords } from '#design-system/sequence-player/announcements.ts'
import { MarkedWords } from '#design-system/sequence-player/marked-words.tsx'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import { ReadyList } from '#design-system/sequence-player/step-words.tsx'

/** Props of {@link PlayerFoot}. */
export interface PlayerFootProps {
  /** The main button, which receives the focus when the focused element is removed. */
  mainButton: RefObject<HTMLButtonElement | null>
}

/** A button for wet hands. */
const LARGE = 'min-h-18 min-w-18 player-tiny:min-h-0 player-tiny:min-w-0'

/**
 * The foot of the player. While the film plays it is dark: back, pause, next. While the film waits
 * it is a flame: what comes next, and the one button that goes on. That button stays the same
 * element, so that the focus stays on it. A flame is light in both themes, and so is its focus ring.
 */
export function PlayerFoot({ mainButton }: PlayerFootProps) {
  const { steps, state, send, awaited } = usePlayerParts()
  const { player } = useMessages()
  const { playback, step, started } = state
  const failed = playback === 'error'
  const isLit = awaited !== null || playback === 'ended'
  return (
    <div
      data-slot="player-foot"
      data-lit={isLit || undefined}
      className={cn(
        'relative col-span-full flex items-center gap-x-6 px-6 pt-4 pb-[max(--spacing(4),env(safe-area-inset-bottom))] player-tiny:contents',
        'player-tall:row-start-6 player-tall:block player-tall:px-4 player-tall:pt-3 player-tall:pb-[max(--spacing(3),env(safe-area-inset-bottom))] player-low:gap-x-4 player-low:px-2 player-low:py-1.5',
        isLit
          ? 'mt-[7px] bg-flame text-on-flame scheme-light before:absolute before:inset-x-0 before:-top-[7px] before:h-[7px] before:bg-[linear-gradient(var(--color-flame)_0_1px,transparent_1px_4px,var(--color-flame)_4px)] forced-colors:border-[3px] forced-colors:border-[Highlight]'
          : 'bg-stage-raised',
      )}
    >
      {isLit && <NextLine />}
      <div
        role="group"
        aria-label={player.playback}
        data-slot="player-controls"
        dir="ltr"
        className={cn(
          'items-center gap-3 player-tiny:sticky player-tiny:bottom-0 player-tiny:flex player-tiny:p-1.5',
          isLit
            ? 'contents player-tall:flex player-tiny:bg-flame player-tiny:text-on-flame'
            : 'flex flex-1 player-tiny:bg-stage-raised',
        )}
      >
        <IconButton
          variant="stage"
          icon={SkipBack}
          iconFill
          size="xl"
          label={player.previous}
          disabled={step === 0 && !started}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => send({ type: 'previous' })}
          className={cn(LARGE, isLit && 'order-first border-2 border-current unavailable:hidden')}
        />
        {!failed && <MainButton ref={mainButton} isLit={isLit} />}
        <IconButton
          variant="stage"
          icon={SkipForward}
          iconFill
          size="xl"
          label={player.next}
          disabled={step >= steps.length - 1}
          aria-keyshortcuts="ArrowRight"
          onClick={() => send({ type: 'next' })}
          // While it has the focus it stays, so that the focus is not lost when the film stops.
          className={cn(LARGE, isLit && 'not-focus:hidden')}
        />
      </div>
    </div>
  )
}

interface MainButtonProps {
  ref: RefObject<HTMLButtonElement | null>
  isLit: boolean
}

/** Pause, continue, start or finish. */
function MainButton({ ref, isLit }: MainButtonProps) {
  const { state, send, onClose } = usePlayerParts()
  const { player } = useMessages()
  const { playback, step, started } = state
  const isPlaying = playback === 'playing'
  const isOver = playback === 'ended'
  const finishes = isOver && onClose !== undefined
  const onward = step === 0 && !started ? player.start : player.continue
  const rest = isOver ? (finishes ? player.finish : player.playAgain) : isLit ? onward : player.play
  return (
    <button
      ref={ref}
      type="button"
      data-slot={isLit ? 'continue' : 'play'}
      aria-keyshortcuts={
        finishes ? undefined : playback === 'pause-line' ? 'Space ArrowRight' : 'Space'
      }
      onClick={() => (finishes ? onClose() : send({ type: 'toggle' }))}
      className={cn(
        'inline-flex min-h-18 min-w-44 items-center justify-center gap-3 rounded-control px-6 text-[1.375rem] font-semibold transition-[background-color] player-tall:min-w-0 player-tall:flex-1 player-tiny:min-h-14 player-tiny:min-w-0 player-tiny:flex-1 player-tiny:px-3 player-tiny:text-[1.125rem] forced-colors:border forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText]',
        isLit ? 'bg-on-flame text-on-danger hover:bg-black' : 'bg-on-stage text-stage',
      )}
    >
      <Icon of={isPlaying ? Pause : finishes ? Check : isOver ? RotateCcw : Play} fill={!isOver} />
      {isPlaying ? player.pause : rest}
      {isLit && !isOver && (
        <kbd
          aria-hidden="true"
          className="rounded-chip border border-current px-1.5 font-house text-caption font-medium opacity-80 player-low:hidden player-tall:hidden pointer-coarse:hidden"
        >
          {player.space}
        </kbd>
      )}
    </button>
  )
}

/**
 * What the press on the flame begins: the next step, or the one that was gone to, in one line and
 * with what to have ready. At the end of the film: that it was the last step.
 */
function NextLine() {
  const { steps, total, state, awaited } = usePlayerParts()
  const { player } = useMessages()
  const step = steps[awaited ?? state.step]
  if (!step) return null
  const isThis = awaited === state.step && awaited > 0
  const label = isThis ? player.thisStep : player.nextLabel
  return (
    <div
      data-slot="next-line"
      className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 leading-tight player-low:grid-cols-1 player-tall:mb-2.5 player-tall:grid-cols-1 player-tiny:m-0 player-tiny:bg-flame player-tiny:px-3 player-tiny:py-2 player-tiny:text-on-flame"
    >
      {awaited !== null && (
        <p className="row-span-3 text-[3.25rem] leading-[0.9] font-bold tracking-[-0.05em] player-low:row-span-1 player-low:text-label player-low:tracking-normal player-tall:row-span-1 player-tall:text-label player-tall:tracking-normal">
          <span className="hidden font-medium player-low:inline player-tall:inline">{label} </span>
          {step.number}
          <small className="text-[0.42em] font-medium tracking-normal player-low:text-label player-tall:text-label">
            {` / ${total}`}
          </small>
        </p>
      )}
      {awaited !== null && (
        <p className="text-caption font-medium player-low:hidden player-tall:hidden">{label}</p>
      )}
      <p className="font-cook text-[clamp(1.1875rem,0.3rem+1.45cqi,1.5rem)] font-semibold text-balance">
        {awaited === null ? lastWords(step, player) : <MarkedWords text={step.line} />}
      </p>
      {awaited !== null && <ReadyList step={step} />}
    </div>
  )
}
