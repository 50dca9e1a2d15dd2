/** How fast the film plays by choice; `quiet`: faster where nothing moves or sounds. */
export type Speed = 1 | 2 | 4 | 'quiet'

/** What the film does, without its time. */
export interface PlayerState {
  readonly isPlaying: boolean
  readonly isBackwards: boolean
  readonly speed: Speed
  /** It passes a stretch in which nothing moves or sounds. */
  readonly isFast: boolean
  /** It has been played to its end. */
  readonly isOver: boolean
  /** A file cannot be played. */
  readonly hasFailed: boolean
}

/** Before it is played. */
export const AT_REST: PlayerState = {
  isPlaying: false,
  isBackwards: false,
  speed: 1,
  isFast: false,
  isOver: false,
  hasFailed: false,
}
