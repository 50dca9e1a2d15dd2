import { useEffect, type ComponentProps } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { RotateCcw } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { startSeconds } from '#design-system/sequence-player/film.ts'
import type { PlayerFilm } from '#design-system/sequence-player/player-props.ts'
import type { PlayerState } from '#design-system/sequence-player/player.state.ts'
import {
  DEFAULT_PREFERENCES,
  type PlayerPreferences,
} from '#design-system/sequence-player/player.types.ts'
import { Stage } from '#design-system/sequence-player/stage.tsx'
import { usePlayback } from '#design-system/sequence-player/use-playback.ts'
import { usePlaysFilms } from '#design-system/sequence-player/use-plays-films.ts'

/** Props of {@link StepFilm}: a film, and those of a `<div>`. */
export interface StepFilmProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'onEnded'>,
    Pick<
      PlayerFilm,
      'src' | 'poster' | 'steps' | 'captions' | 'musicSrc' | 'tolerance' | 'loadImage'
    > {
  /** Number of the step to show, in the recipe; one of `steps`. */
  number: number
  /** Whether it plays. True after its end plays the step again from its start. */
  isPlaying: boolean
  /** Whether the step is being cooked: neither captions nor a sign cover its picture. @default false */
  isHeld?: boolean
  /** Called when it starts or stops by itself: by a press, at its end, or refused by the browser. */
  onPlayingChange: (isPlaying: boolean) => void
  /** Called when the step is over; its last frame holds. */
  onEnd?: () => void
  /** Called when the film cannot be played. */
  onFail?: () => void
  /** Called by a press on the film. @default plays and pauses */
  onClick?: (() => void) | undefined
  /** @deprecated Use `onClick`, the word of all other components. */
  onPress?: () => void
  /** Called with the time in seconds, about four times a second. */
  onTimeChange?: (seconds: number) => void
  /** Whether there are captions, sounds in brackets and music. @default no music */
  preferences?: Pick<PlayerPreferences, 'captions' | 'sounds' | 'music'>
}

/** Whether the film holds the last frame of its step. */
const isOver = ({ playback }: PlayerState) => playback === 'pause-line' || playback === 'ended'

/**
 * One step of a film. It plays once and holds its last frame, where the player would stop for the
 * next step; before it plays, the picture of the step is shown. Its frame is 16:9 and has no
 * controls.
 *
 * @selector [data-playback="loading" | "playing" | "paused" | "pause-line" | "ended" | "error"]
 */
export function StepFilm({
  src,
  poster = null,
  steps,
  captions,
  number,
  isPlaying,
  isHeld = false,
  onPlayingChange,
  onEnd,
  onFail,
  onPress,
  onClick = onPress,
  onTimeChange,
  preferences = DEFAULT_PREFERENCES,
  musicSrc = null,
  tolerance,
  loadImage,
  className,
  ...props
}: StepFilmProps) {
  const { player: words, tryAgain } = useMessages()
  const errorMessage = usePlaysFilms() ? words.missing : words.unsupported
  const { machine, send, state, isHopeless, attachFilm, attachMusic, ...film } = usePlayback(
    {
      src,
      steps,
      captions,
      tolerance,
      preferences: { autoStop: true, music: preferences.music },
      startSeconds: startSeconds(steps, { step: number }),
    },
    (after, before) => {
      if (after.time !== before.time) onTimeChange?.(after.time)
      if (after.playback === before.playback) return
      const plays = after.playback === 'playing'
      if (plays !== isPlaying) onPlayingChange(plays)
      if (isOver(after)) onEnd?.()
      if (after.playback !== 'error') return
      announce(errorMessage)
      onFail?.()
    },
  )
  const index = steps.findIndex((step) => step.number === number)

  useEffect(() => {
    const now = machine.getState()
    // The cut from the step before plays, too.
    const playsOn = isPlaying && now.playback === 'pause-line' && now.step + 1 === index
    if (now.step !== index && !playsOn) send({ type: 'go', step: index, plays: isPlaying })
    else if (isPlaying !== (now.playback === 'playing')) {
      send({ type: isPlaying && isOver(now) && !playsOn ? 'again' : 'toggle' })
    }
  }, [machine, send, index, isPlaying])

  const failed = state.playback === 'error'
  return (
    <div
      role="group"
      aria-label={words.filmOf(number)}
      {...props}
      data-slot="step-film"
      data-playback={state.playback}
      className={cn(
        'relative aspect-film overflow-hidden bg-black not-forced-colors:scheme-dark forced-colors:[--color-on-stage:CanvasText]',
        className,
      )}
    >
      <Stage
        src={src}
        poster={poster}
        steps={film.steps}
        captions={film.captions}
        showsCaptions={preferences.captions && !isHeld}
        showsSounds={preferences.sounds !== false}
        state={state}
        isWaiting={isHeld || isOver(state)}
        // A film that was skipped stands anywhere, even between two steps.
        isCovered={isHeld && !isOver(state)}
        loadImage={loadImage}
        attach={attachFilm}
        onClick={onClick ?? (() => onPlayingChange(!isPlaying))}
        className={cn('size-full', failed && 'hidden')}
      />
      {failed && (
        <div className="grid size-full place-content-center justify-items-center gap-3 bg-stage-raised p-4 text-center text-on-stage">
          <p className="font-semibold">{errorMessage}</p>
          {!isHopeless && (
            <Button
              icon={RotateCcw}
              onClick={() => {
                send({ type: 'retry' })
                onPlayingChange(true)
              }}
            >
              {tryAgain}
            </Button>
          )}
        </div>
      )}
      {musicSrc && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- music without lyrics
        <audio ref={attachMusic} src={musicSrc} loop preload="none" />
      )}
    </div>
  )
}
