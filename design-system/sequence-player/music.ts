import type { PlayerState } from '#design-system/sequence-player/player.state.ts'

/** Seconds by which the film's time must jump to count as a seek: more than a slow tick. */
const JUMP = 1

/** The music beside a film. */
export interface Music {
  /** Ref callback of the `<audio loop>`. @returns a cleanup */
  attach: (audio: HTMLAudioElement) => () => void
  /** Call it on every transition of the film. */
  follow: (after: PlayerState, before: PlayerState) => void
  /** Whether the user wants music. */
  setOn: (on: boolean) => void
}

/**
 * Music that follows its film: it plays, pauses and seeks with it (D-52). Off is muted, and nothing
 * is fetched when music is off from the start.
 */
export function createMusic(): Music {
  let audio: HTMLAudioElement | null = null
  let on = true
  let playing = false

  const apply = () => {
    if (!audio) return
    audio.muted = !on
    if (!on || !playing) audio.pause()
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
    follow: (after, before) => {
      playing = after.playback === 'playing'
      const jumped = Math.abs(after.time - before.time) > JUMP
      if (audio && jumped && audio.duration > 0) audio.currentTime = after.time % audio.duration
      if (after.playback !== before.playback) apply()
    },
    setOn: (next) => {
      on = next
      apply()
    },
  }
}
