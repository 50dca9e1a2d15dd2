import { useCallback, useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { focusedElement } from '#design-system/lib/focus.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { PlayerBar } from '#design-system/sequence-player/player-bar.tsx'
import { PlayerContext } from '#design-system/sequence-player/player-context.ts'
import { PlayerFoot } from '#design-system/sequence-player/player-foot.tsx'
import {
  FILM_COLUMN,
  GRID,
  LIT,
  STAGE,
  WORDS_COLUMN,
} from '#design-system/sequence-player/player-layout.ts'
import { playerKey } from '#design-system/sequence-player/player-keys.ts'
import type { SequencePlayerProps } from '#design-system/sequence-player/player-props.ts'
import { Stage } from '#design-system/sequence-player/stage.tsx'
import { StepSlot } from '#design-system/sequence-player/step-slot.tsx'
import { StepHead, StepText } from '#design-system/sequence-player/step-words.tsx'
import { TextSteps } from '#design-system/sequence-player/text-steps.tsx'
import { usePlayerModel } from '#design-system/sequence-player/use-player-model.ts'
import { useStrip } from '#design-system/sequence-player/use-strip.ts'

/**
 * A film that stops after each step, shows the whole step and what comes next, and continues at a
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
  const mainButton = useRef<HTMLButtonElement>(null)
  const [optionsOpen, setOptionsOpen] = useState(false)
  const { model, attachFilm, attachMusic, errorMessage, onRetry } = usePlayerModel(
    root,
    {
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
    },
    layout === 'dialog',
  )
  const { state, send, fullscreen } = model

  /** Keeps the focus in the player when the focused element is removed. */
  const catchFocus = useCallback(() => {
    mainButton.current?.focus({ preventScroll: true })
    if (focusedElement() !== mainButton.current) root.current?.focus({ preventScroll: true })
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
  const isLit = model.awaited !== null || state.playback === 'ended'
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
          'group/player isolate bg-stage text-on-stage not-forced-colors:scheme-dark focus-visible:ring-0 focus-visible:outline-none',
          'forced-colors:[--color-on-stage-soft:CanvasText] forced-colors:[--color-on-stage:CanvasText]',
          fills
            ? 'size-full [container:player/size]'
            : 'relative rounded-picture [container:player-inline/inline-size]',
          fullscreen.covers && 'fixed inset-0 z-dialog h-dvh',
          className,
        )}
      >
        <div
          className={cn(
            'grid',
            fills && 'h-full',
            plain && 'grid-cols-1 grid-rows-[auto_minmax(0,1fr)]',
            failed && !plain && 'grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto_auto]',
            !plain && !failed && [GRID, isLit ? LIT : 'player-tall:grid-cols-1'],
          )}
        >
          {(!plain || onClose) && (
            <PlayerBar
              open={optionsOpen}
              onOpenChange={setOptionsOpen}
              hasTitle={fills || plain}
              className={failed || plain ? undefined : 'player-low:col-start-2'}
            />
          )}
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
            />
          )}
          <div className={cn(failed ? 'contents' : FILM_COLUMN)}>
            <Stage
              src={src}
              poster={poster ?? null}
              steps={model.steps}
              captions={model.captions}
              showsCaptions={model.preferences.captions}
              showsSounds={model.preferences.sounds !== false}
              state={state}
              isWaiting={isLit}
              loadImage={loadImage}
              attach={attachFilm}
              covered={optionsOpen}
              onClick={() => send({ type: 'toggle' })}
              className={cn(
                'aspect-film min-h-0 w-full rounded-picture',
                failed && 'hidden',
                !plain && STAGE,
                isLit
                  ? 'player-tall:ms-4 player-tall:w-auto player-tiny:hidden'
                  : 'player-tall:rounded-none',
              )}
            />
            {!plain && (
              <StepSlot strip={strip} stripVisible={stripVisible} rescueFocus={catchFocus} />
            )}
          </div>
          {!plain && (
            <div data-slot={isLit ? 'pause-line' : 'play-line'} className="contents">
              {!failed && (
                <div className={WORDS_COLUMN}>
                  <StepHead />
                  <StepText frame={root} />
                </div>
              )}
              <PlayerFoot mainButton={mainButton} />
            </div>
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
