/** A step of the recipe that the film does not show. */
export interface UnfilmedStep {
  /** Number of the step in the recipe, from 1. */
  number: number
  /** The whole instruction. Amounts may be in `<b>`, other markup is dropped. */
  text: string
}

/** Something to have ready for a step. */
export interface ReadyItem {
  /** Heading of the group that begins with this item: "For the dough". @default none */
  group?: string
  /** What it is, with its amount: "800 g tinned tomatoes". */
  text: string
  /** Which kind, or what may replace it: "peeled". */
  note?: string
}

/** One step of the film. Steps follow each other without a gap in time. */
export interface PlayerStep {
  /** Number of the step in the recipe, from 1. */
  number: number
  /** Seconds at which the step begins. */
  start: number
  /** Seconds at which it ends. */
  stop: number
  /** The whole instruction. Amounts may be in `<b>`, other markup is dropped. */
  text: string
  /** What to have ready. May be empty. */
  ready: readonly ReadyItem[]
  /** Sign that the step is done, as a clause: "the skin starts to colour". @default none */
  until?: string | undefined
  /** The sound that tells a cook something, without brackets: "fat spits". @default none */
  sound?: string | undefined
  /** Picture of the step, 16:9. */
  thumbSrc: string | null
  /** Steps to read before this one. @default none */
  before?: readonly UnfilmedStep[]
  /** Steps to read after the last one. @default none */
  after?: readonly UnfilmedStep[]
}

/** A line of text that is shown between two times. */
export interface PlayerCaption {
  /** Seconds at which it appears. */
  start: number
  /** Seconds at which it disappears. */
  stop: number
  /** The text. Markup is dropped, except that the pause line keeps `<b>`. */
  text: string
}

/** Choices in the options menu. */
export interface PlayerPreferences {
  /** Stop before each step and wait. */
  autoStop: boolean
  /** Music beside the film's own sound, also while it waits. */
  music: boolean
  /** Show the captions. */
  captions: boolean
  /** Show sounds in brackets below the captions. @default true */
  sounds?: boolean
}

/** The film waits at steps and shows captions. Music starts off. */
export const DEFAULT_PREFERENCES: PlayerPreferences = {
  autoStop: true,
  music: false,
  captions: true,
  sounds: true,
}

/** Where the film begins. */
export type PlayerStart = { seconds: number } | { step: number }

/**
 * Fetches a picture that the browser cannot fetch by its URL alone, such as one that needs a bearer
 * token.
 *
 * @returns a URL for `<img>`, usually an object URL, that stays valid while the player is mounted
 */
export type LoadImage = (src: string) => Promise<string>
