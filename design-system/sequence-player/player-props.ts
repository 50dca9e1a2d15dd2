import type { ComponentProps } from 'react'
import type {
  LoadImage,
  PlayerCaption,
  PlayerPreferences,
  PlayerStart,
  PlayerStep,
} from '#design-system/sequence-player/player.types.ts'

/** A film, how it is played and what it reports. */
export interface PlayerFilm {
  /** Name of the dish: shown, and part of the player's name. */
  title: string
  /** Address of the MP4; null when there is no film. Give the player a `key` to change films. */
  src: string | null
  /** Picture that stands before the film runs from its beginning. @default the first step's */
  poster?: string | null
  /** The steps in order; with none, the browser's own controls play a plain film (D-52). */
  steps: readonly PlayerStep[]
  /** The captions in order. @default none */
  captions?: readonly PlayerCaption[]
  /** Address of music that loops beside the film; null offers no music. @default null */
  musicSrc?: string | null
  /** For how many the amounts are, in words: "4 people". */
  peopleLabel?: string
  /** Where the film begins; read once. @default its beginning */
  startAt?: PlayerStart
  /** Plays as soon as it can, unless reduced motion is asked for or the browser refuses. @default false */
  autoPlay?: boolean
  /** Seconds before a step within which the film stops for it. @default 0.4 (CON-34) */
  tolerance?: number
  /** Closes the dialog around the player, by its button and the last Escape. */
  onClose?: () => void
  /** The cook's choices, when the parent remembers them (D-52). */
  preferences?: PlayerPreferences
  /** The first choices, when the player keeps them. @default all on */
  defaultPreferences?: PlayerPreferences
  /** Called with each new set of choices, in both modes. */
  onPreferencesChange?: (preferences: PlayerPreferences) => void
  /** Called with whole seconds when they change, for an address such as `?t=42`. */
  onTimeChange?: (seconds: number) => void
  /** Called with the number of the step when it changes, for an address such as `#step-3`. */
  onStepChange?: (number: number) => void
  /** Fetches the steps' pictures where an address alone is not enough. Keep it the same function. */
  loadImage?: LoadImage
}

/** Props of `SequencePlayer`: a film, and those of its `<section>`. */
export interface SequencePlayerProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'>, PlayerFilm {
  /** `dialog` fills its dialog, `inline` its column. @default 'inline' */
  layout?: 'dialog' | 'inline'
}
