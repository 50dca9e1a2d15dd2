import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { filmSteps, type FilmStep } from '#design-system/sequence-player/film.ts'
import { createMusic } from '#design-system/sequence-player/music.ts'
import { createPlayerMachine } from '#design-system/sequence-player/player-machine.ts'
import {
  STOP_TOLERANCE,
  type FilmRules,
  type PlayerState,
} from '#design-system/sequence-player/player.state.ts'
import type {
  PlayerCaption,
  PlayerPreferences,
  PlayerStep,
} from '#design-system/sequence-player/player.types.ts'
import { usePlaysFilms } from '#design-system/sequence-player/use-plays-films.ts'

const NO_CAPTIONS: readonly PlayerCaption[] = []

/** A film and how it plays. */
interface Playback {
  src: string | null
  steps: readonly PlayerStep[]
  captions: readonly PlayerCaption[] | undefined
  /** Seconds before a step within which the film stops. @default 0.4 */
  tolerance?: number | undefined
  preferences: Pick<PlayerPreferences, 'autoStop' | 'music'>
  /** Where the film begins, in seconds. Only the initial value is used. */
  startSeconds: number
}

/** Called at each transition, in the same task as its cause. */
type OnTransition = (after: PlayerState, before: PlayerState, steps: readonly FilmStep[]) => void

/**
 * A film under the player's rules, with its music: its state, and the refs of `<video>` and
 * `<audio>`. A film that cannot play fails at once.
 */
export function usePlayback(film: Playback, onTransition: OnTransition) {
  const { src, captions = NO_CAPTIONS, preferences } = film
  const steps = useMemo(() => filmSteps(film.steps, captions), [film.steps, captions])
  const rules: FilmRules = {
    steps,
    captions,
    autoStop: preferences.autoStop,
    tolerance: film.tolerance ?? STOP_TOLERANCE,
  }
  const [machine] = useState(() => createPlayerMachine(rules, film.startSeconds))
  const [music] = useState(createMusic)
  const state = useSyncExternalStore(machine.subscribe, machine.getState, machine.getState)
  const playsFilms = usePlaysFilms()
  const isHopeless = src === null || !playsFilms

  useLayoutEffect(() =>
    machine.setContext({
      rules,
      onTransition: (after, before) => {
        music.follow(after)
        onTransition(after, before, steps)
      },
    }),
  )
  useLayoutEffect(() => {
    if (isHopeless) machine.send({ type: 'failed' })
  }, [isHopeless, machine])
  useEffect(() => music.setOn(preferences.music), [music, preferences.music])

  const { send, attach: attachFilm } = machine
  const { attach: attachMusic } = music
  return {
    machine,
    send,
    state,
    steps,
    captions,
    rules,
    isHopeless,
    attachFilm,
    attachMusic,
  }
}
