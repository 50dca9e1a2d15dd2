import type { RefObject } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Music, Pause, Play, RotateCcw, SkipBack, SkipForward } from '#design-system/icon/lucide.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { clockTime } from '#design-system/sequence-player/clock.ts'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import { Slash } from '#design-system/sequence-player/slash.tsx'

/** Props of {@link Controls}. */
export interface ControlsProps {
  /** The play button, which receives the focus when the focused element is removed. */
  playButton: RefObject<HTMLButtonElement | null>
}

/**
 * The buttons of the player. Play changes its name; music keeps its name and changes
 * `aria-pressed`.
 */
export function Controls({ playButton }: ControlsProps) {
  const { steps, state, send, awaited, preferences, setPreference, hasMusic } = usePlayerParts()
  const { player } = useMessages()
  const { playback, step, started } = state
  const playable = playback !== 'error'
  const playing = playback === 'playing'
  const ended = playback === 'ended'
  const waits = started && awaited !== null ? steps[awaited] : undefined
  const rest = ended ? player.playAgain : player.play
  return (
    <div
      dir="ltr"
      data-slot="player-controls"
      role="group"
      aria-label={player.playback}
      className="flex items-center gap-1 py-2 ps-4 pe-2 player-tall:justify-between player-tall:px-2"
    >
      <IconButton
        variant="stage"
        icon={SkipBack}
        iconFill
        label={player.previous}
        aria-keyshortcuts="ArrowLeft"
        onClick={() => send({ type: 'previous' })}
      />
      {playable && (
        <IconButton
          ref={playButton}
          variant="stage"
          icon={playing ? Pause : ended ? RotateCcw : Play}
          iconFill={!ended}
          iconSize="l"
          label={playing ? player.pause : waits ? player.continueTo(waits.number) : rest}
          aria-keyshortcuts="Space"
          onClick={() => send({ type: 'toggle' })}
        />
      )}
      <IconButton
        variant="stage"
        icon={SkipForward}
        iconFill
        label={player.next}
        unavailable={step >= steps.length - 1 && playback !== 'pause-line'}
        aria-keyshortcuts="ArrowRight"
        onClick={() => send({ type: 'next' })}
      />
      {playable && (
        <p className="mx-2 text-label whitespace-nowrap text-on-stage-soft">
          {clockTime(state.time)} / {clockTime(state.duration)}
        </p>
      )}
      {playable && hasMusic && (
        <IconButton
          variant="stage"
          icon={Music}
          label={player.music}
          aria-pressed={preferences.music}
          onClick={() => setPreference('music', !preferences.music)}
        >
          {!preferences.music && <Slash />}
        </IconButton>
      )}
    </div>
  )
}
