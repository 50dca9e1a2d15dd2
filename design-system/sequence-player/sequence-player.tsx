import { useCallback, useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { Deck } from '#design-system/sequence-player/deck.tsx'
import { PauseLine } from '#design-system/sequence-player/pause-line.tsx'
import { PlayerBar } from '#design-system/sequence-player/player-bar.tsx'
import { PlayerContext } from '#design-system/sequence-player/player-context.ts'
import { playerKey } from '#design-system/sequence-player/player-keys.ts'
import type { SequencePlayerProps } from '#design-system/sequence-player/player-props.ts'
import { Stage } from '#design-system/sequence-player/stage.tsx'
import { LastSteps, StepText } from '#design-system/sequence-player/step-words.tsx'
import { TextSteps } from '#design-system/sequence-player/text-steps.tsx'
import { usePlayerModel } from '#design-system/sequence-player/use-player-model.ts'
import { useStrip } from '#design-system/sequence-player/use-strip.ts'

/**
 * A film that stops before each step, shows the step and what to have ready, and continues at a
 * press anywhere. A native `<video>` in a `<section>`; shortcuts work while the focus is inside.
 *
 * @selector [data-playback="loading" | "playing" | "paused" | "pause-line" | "ended" | "error"]
 * @selector [data-strip="visible" | "hidden"] the pictures of the steps
 * @selector [data-fullscreen]
 */
export function SequencePlayer({
  title,
  src,
  poster,
  steps,
  total,
  captions,
  musicSrc,
  peopleLabel,
  startAt,
  autoPlay,
  tolerance,
  stripLinger,
  onClose,
  preferences,
  defaultPreferences,
  onPreferencesChange,
  onTimeChange,
  onStepChange,
  loadImage,
  layout = 'inline',
  ref,
  className,
  onKeyDown,
  ...props
}: SequencePlayerProps) {
  const { player: words } = useMessages()
  const root = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLElement)
  const playButton = useRef<HTMLButtonElement>(null)
  const [optionsOpen, setOptionsOpen] = useState(false)
  const { model, attachFilm, attachMusic, errorMessage, onRetry } = usePlayerModel(root, {
    title,
    src,
    poster,
    steps,
    total,
    captions,
    musicSrc,
    peopleLabel,
    startAt,
    autoPlay,
    tolerance,
    onClose,
    preferences,
    defaultPreferences,
    onPreferencesChange,
    onTimeChange,
    onStepChange,
    loadImage,
  })
  const { state, send, fullscreen } = model

  /** Keeps the focus in the player when the focused element is removed. */
  const catchFocus = useCallback(() => {
    playButton.current?.focus({ preventScroll: true })
    if (document.activeElement !== playButton.current) root.current?.focus({ preventScroll: true })
  }, [])
  const strip = useRef<HTMLDivElement>(null)
  const stripVisible = useStrip(strip, state.playback === 'playing', catchFocus, stripLinger)

  const leave = (event: KeyboardEvent) => {
    if (optionsOpen) {
      root.current?.querySelector<HTMLElement>('[data-slot="options"] button')?.focus()
      setOptionsOpen(false)
    } else if (fullscreen.active) fullscreen.toggle()
    else if (onClose) onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event)
    const asked = playerKey(event)
    if (asked === 'escape') leave(event)
    if (asked === null || asked === 'escape' || plain) return
    event.preventDefault()
    send({ type: asked })
  }

  const plain = model.steps.length === 0
  const failed = state.playback === 'error'
  const isReading = state.playback === 'ended' && !!model.steps[state.step]?.after?.length
  const band = model.awaited !== null || isReading
  const fills = layout === 'dialog' || fullscreen.active
  return (
    <PlayerContext value={model}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of its controls */}
      <section
        aria-label={words.label(title)}
        tabIndex={-1}
        {...props}
        ref={root}
        data-slot="sequence-player"
        data-layout={layout}
        data-playback={state.playback}
        data-strip={stripVisible ? 'visible' : 'hidden'}
        data-fullscreen={fullscreen.active || undefined}
        onKeyDown={onKey}
        className={cn(
          'isolate bg-stage text-on-stage not-forced-colors:scheme-dark focus-visible:ring-0 focus-visible:outline-none',
          'forced-colors:[--color-on-stage-soft:CanvasText] forced-colors:[--color-on-stage:CanvasText]',
          fills
            ? 'size-full [container:player/size]'
            : 'relative rounded-picture [container:player-inline/inline-size]',
          className,
        )}
      >
        <div
          className={cn(
            'grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto_auto] player-low:relative player-tall:grid-rows-[auto_auto_minmax(0,1fr)_auto]',
            failed ? 'player-low:grid-rows-[minmax(0,1fr)_auto]' : 'player-low:grid-rows-1',
            fills && 'h-full',
          )}
        >
          {(!plain || onClose) && <PlayerBar open={optionsOpen} onOpenChange={setOptionsOpen} />}
          {failed && (
            <TextSteps
              message={errorMessage}
              onRetry={
                onRetry &&
                (() => {
                  onRetry()
                  catchFocus()
                })
              }
              className="row-span-2 row-start-2 player-low:row-span-1 player-low:row-start-1"
            />
          )}
          <Stage
            src={src}
            poster={poster ?? null}
            attach={attachFilm}
            covered={optionsOpen}
            className={cn(
              failed && 'hidden',
              'row-start-2 mx-3 rounded-picture player-low:row-start-1 player-low:mx-0 player-low:mb-0 player-low:rounded-none player-tall:mx-0 player-tall:aspect-film player-tall:w-full player-tall:rounded-none',
              fills
                ? 'player-tall:max-h-[44cqb]'
                : 'h-[min((100cqi-1.5rem)*0.5625,var(--most))] player-tall:h-auto',
              band
                ? 'mb-[7px] rounded-b-none [--most:50svh] player-short:max-h-[26cqb]'
                : '[--most:80svh]',
            )}
          />
          {isReading && (
            <LastSteps className="row-start-3 mx-3 rounded-b-picture player-low:absolute player-low:inset-x-0 player-low:top-17 player-low:mx-0 player-low:max-h-[50cqb] player-low:rounded-none player-tall:mx-0 player-tall:rounded-none player-tall:px-4" />
          )}
          {model.awaited !== null && (
            <PauseLine
              onContinue={() => {
                send({ type: 'toggle' })
                catchFocus()
              }}
              className="row-start-3 mx-3 rounded-b-picture player-low:mx-0 player-low:rounded-none player-tall:mx-0 player-tall:rounded-none"
            />
          )}
          {!band && !failed && !plain && <StepText />}
          {!plain && (
            <Deck
              strip={strip}
              stripVisible={stripVisible}
              playButton={playButton}
              rescueFocus={catchFocus}
            />
          )}
        </div>
        {musicSrc && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- music without lyrics
          <audio ref={attachMusic} src={musicSrc} loop preload="none" />
        )}
      </section>
    </PlayerContext>
  )
}
