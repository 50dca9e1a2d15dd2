import { createContext, useContext } from 'react'
import type { FilmStep } from '#design-system/sequence-player/film.ts'
import type { PlayerState } from '#design-system/sequence-player/player.state.ts'
import type {
  LoadImage,
  PlayerCaption,
  PlayerPreferences,
} from '#design-system/sequence-player/player.types.ts'
import type { Fullscreen } from '#design-system/sequence-player/use-fullscreen.ts'
import type { Send } from '#design-system/sequence-player/player-machine.ts'

/** Context of the player's parts. */
export interface PlayerModel {
  title: string
  /** "4 people", if given. */
  peopleLabel: string | undefined
  steps: readonly FilmStep[]
  /** How many steps the recipe has, also those that the film does not show. */
  total: number
  captions: readonly PlayerCaption[]
  state: PlayerState
  send: Send
  /** Index of the step that the film waits before, while a pause line is shown. */
  awaited: number | null
  preferences: PlayerPreferences
  setPreference: (name: keyof PlayerPreferences, on: boolean) => void
  /** Whether there is music. */
  hasMusic: boolean
  fullscreen: Fullscreen
  loadImage: LoadImage | undefined
  /** Closes the dialog around the player; undefined inline. */
  onClose: (() => void) | undefined
}

/** Filled by `SequencePlayer`. */
export const PlayerContext = createContext<PlayerModel | undefined>(undefined)

/** Context of the player. */
export function usePlayerParts(): PlayerModel {
  const model = useContext(PlayerContext)
  if (!model) throw new Error('A part of the player stands outside <SequencePlayer>.')
  return model
}
