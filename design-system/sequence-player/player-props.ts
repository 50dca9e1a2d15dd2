import type { ComponentProps } from 'react'
import type {
  LoadImage,
  PlayerCaption,
  PlayerPreferences,
  PlayerStart,
  PlayerStep,
} from '#design-system/sequence-player/player.types.ts'

/** Props of a film and its playback. */
export interface PlayerFilm {
  /** Name of the dish: shown, and part of the player's accessible name. */
  title: string
  /** URL of the MP4; null when there is no film. Give the player a `key` to change films. */
  src: string | null
  /** Poster, shown before the film plays from its beginning. @default the first step's */
  poster?: string | null
  /** The steps, in order. Without any, the film plays with the browser's controls. */
  steps: readonly PlayerStep[]
  /** How many steps the recipe has. @default as many as the film */
  total?: number
  /** The captions, in order. @default none */
  captions?: readonly PlayerCaption[]
  /** URL of looping music; null for no music. @default null */
  musicSrc?: string | null
  /** Number of servings in words: "4 people". */
  peopleLabel?: string
  /** Where the film begins. Only the initial value is used. @default its beginning */
  startAt?: PlayerStart
  /**
   * Plays as soon as possible, unless reduced motion is requested or the browser refuses. @default
   * false
   */
  autoPlay?: boolean
  /** Seconds before a step within which the film stops. @default 0.4 */
  tolerance?: number
  /** Milliseconds for which the strip of steps stays after play. @default 500 */
  stripLinger?: number
  /** Called by the close button and the last Escape. */
  onClose?: () => void
  /** The preferences, when controlled. */
  preferences?: PlayerPreferences
  /** The initial preferences, when uncontrolled. @default all on */
  defaultPreferences?: PlayerPreferences
  /** Called with new preferences, in both modes. */
  onPreferencesChange?: (preferences: PlayerPreferences) => void
  /** Called when the whole seconds change, for a URL such as `?t=42`. */
  onTimeChange?: (seconds: number) => void
  /** Called when the number of the step changes, for a URL such as `#step-3`. */
  onStepChange?: (number: number) => void
  /** Fetches the steps' pictures where a URL alone is not enough. Must be a stable function. */
  loadImage?: LoadImage
}

/** Props of {@link SequencePlayer}: a film, and those of a `<section>`. */
export interface SequencePlayerProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'>, PlayerFilm {
  /** `dialog` fills its dialog, `inline` fills its column. @default 'inline' */
  layout?: 'dialog' | 'inline'
}
