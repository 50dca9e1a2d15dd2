/** One step of the film, as plain data. Steps follow each other without a gap. */
export interface PlayerStep {
  /** Number of the step in the recipe, from 1. */
  number: number
  /** Seconds at which the step begins. */
  start: number
  /** Seconds at which it ends. */
  stop: number
  /** The whole instruction; amounts may stand in `<b>`, other markup is dropped. */
  text: string
  /** What to have ready, with amounts, such as "800 g tinned tomatoes". May be empty. */
  ready: readonly string[]
  /** Picture of the step, 16:9. */
  thumbSrc: string | null
}

/** A line that is shown while the film stands between two moments (VID-08). */
export interface PlayerCaption {
  /** Seconds at which it appears. */
  start: number
  /** Seconds at which it goes. */
  stop: number
  /** The line; markup is dropped, except that the pause line keeps `<b>`. */
  text: string
}

/** What a cook chooses in the options menu (D-52). */
export interface PlayerPreferences {
  /** Stop before each step and wait (VID-10). */
  autoStop: boolean
  /** Music beside the film's own sound (VID-11). */
  music: boolean
  /** Show the captions. */
  captions: boolean
}

/** All on: the film waits, plays music and shows captions (D-52). */
export const DEFAULT_PREFERENCES: PlayerPreferences = {
  autoStop: true,
  music: true,
  captions: true,
}

/** Where the film begins. */
export type PlayerStart = { seconds: number } | { step: number }

/**
 * Fetches a picture that the browser cannot fetch by its address alone (with a bearer header).
 *
 * @returns an address for `<img>`, usually an object URL, which stays valid while the player stands
 */
export type LoadImage = (src: string) => Promise<string>
