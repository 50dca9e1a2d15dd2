import type { PlayerState } from '#design-system/sequence-player/player.state.ts'

/** Volume beside a playing film, whose own sound is in front. */
export const DUCKED = 0.35

/** The music beside a film. */
export interface Music {
  /** Ref callback of the `<audio loop>`. @returns a cleanup */
  attach: (audio: HTMLAudioElement) => () => void
  /** Call it on every transition of the film. */
  follow: (after: PlayerState) => void
  /** Whether the user wants music. */
  setOn: (on: boolean) => void
}

/** Whether music sounds in a state of the film; undefined: as before. */
function sounds({ playback, started }: PlayerState): boolean | undefined {
  if (playback === 'playing') return true
  const waits = playback === 'pause-line' || (playback === 'paused' && !started)
  return waits ? undefined : false
}

/**
 * Music that begins with its film, goes on while the film waits at a step, and stops with a pause
 * and at the end. Nothing is fetched while it is off.
 */
export function createMusic(): Music {
  let audio: HTMLAudioElement | null = null
  let on = true
  let wanted = false
  let volume = DUCKED

  const apply = () => {
    if (!audio) return
    audio.muted = !on
    audio.volume = volume
    if (!on || !wanted) audio.pause()
    // When the browser refuses music, the film plays on without it.
    else if (audio.paused) audio.play().catch(() => undefined)
  }

  return {
    attach: (element) => {
      audio = element
      apply()
      return () => {
        audio = null
      }
    },
    follow: (film) => {
      const before = [wanted, volume]
      wanted = sounds(film) ?? wanted
      volume = film.playback === 'playing' ? DUCKED : 1
      if (wanted !== before[0] || volume !== before[1]) apply()
    },
    setOn: (next) => {
      on = next
      apply()
    },
  }
}
