import type { PlayerState } from '#design-system/sequence-player/player.state.ts'

/** Seconds by which a film's clock must jump to count as a seek: more than a slow tick. */
const JUMP = 1

/** The music beside a film. */
export interface Music {
  /** Ref of the `<audio loop>` that plays it. @returns what lets it go */
  attach: (audio: HTMLAudioElement) => () => void
  /** Call on every transition of the film. */
  follow: (after: PlayerState, before: PlayerState) => void
  /** The cook's choice. */
  setOn: (on: boolean) => void
}

/**
 * Music that follows its film: it plays, pauses and jumps with it (D-52). Off is muted, and nothing
 * is fetched for a cook who wants no music.
 */
export function createMusic(): Music {
  let audio: HTMLAudioElement | null = null
  let on = true
  let playing = false

  const apply = () => {
    if (!audio) return
    audio.muted = !on
    if (!on || !playing) audio.pause()
    // A browser that refuses music leaves the film as it is.
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
