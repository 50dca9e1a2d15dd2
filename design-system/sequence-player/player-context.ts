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

/** What the parts of the player share. */
export interface PlayerModel {
  title: string
  /** "4 people", or nothing. */
  peopleLabel: string | undefined
  steps: readonly FilmStep[]
  captions: readonly PlayerCaption[]
  state: PlayerState
  send: Send
  /** Index of the step that waits for the cook: a pause line stands. */
  awaited: number | null
  preferences: PlayerPreferences
  setPreference: (name: keyof PlayerPreferences, on: boolean) => void
  /** Whether there is music to switch. */
  hasMusic: boolean
  fullscreen: Fullscreen
  loadImage: LoadImage | undefined
  /** Closes the dialog around the player; undefined inline. */
  onClose: (() => void) | undefined
}

/** Filled by `SequencePlayer`. */
export const PlayerContext = createContext<PlayerModel | undefined>(undefined)

/** What the player shares with its parts. */
export function usePlayerParts(): PlayerModel {
  const model = useContext(PlayerContext)
  if (!model) throw new Error('A part of the player stands outside <SequencePlayer>.')
  return model
}
