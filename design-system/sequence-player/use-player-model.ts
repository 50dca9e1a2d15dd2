import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { REDUCED_MOTION } from '#design-system/lib/use-media-query.ts'
import { useControllable } from '#design-system/lib/use-controllable.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { asSentence, withoutTags } from '#design-system/sequence-player/marked-text.ts'
import { createMusic } from '#design-system/sequence-player/music.ts'
import {
  createPlayerMachine,
  type MachineContext,
  type Send,
} from '#design-system/sequence-player/player-machine.ts'
import { filmSteps, startSeconds } from '#design-system/sequence-player/film.ts'
import type { PlayerModel } from '#design-system/sequence-player/player-context.ts'
import type { PlayerFilm } from '#design-system/sequence-player/player-props.ts'
import {
  awaitedStep,
  STOP_TOLERANCE,
  type FilmRules,
  type PlayerEvent,
} from '#design-system/sequence-player/player.state.ts'
import {
  DEFAULT_PREFERENCES,
  type PlayerCaption,
  type UnfilmedStep,
} from '#design-system/sequence-player/player.types.ts'
import { useFullscreen } from '#design-system/sequence-player/use-fullscreen.ts'
import { usePlaysFilms } from '#design-system/sequence-player/use-plays-films.ts'
import { useWakeLock } from '#design-system/sequence-player/use-wake-lock.ts'

/** User events that may change the step. */
const MOVES = new Set<PlayerEvent['type']>(['next', 'previous', 'go'])
const NO_CAPTIONS: readonly PlayerCaption[] = []

/** The behaviour of the player: the context of its parts, and the props of its root. */
export function usePlayerModel(root: RefObject<HTMLElement | null>, film: PlayerFilm) {
  const { src, title, peopleLabel, captions = NO_CAPTIONS, musicSrc = null, loadImage } = film
  const { onStepChange, onTimeChange, autoPlay = false, onClose } = film
  const { player: words } = useMessages()
  const [preferences, setPreferences] = useControllable({
    value: film.preferences,
    defaultValue: film.defaultPreferences ?? DEFAULT_PREFERENCES,
    onValueChange: film.onPreferencesChange,
  })
  const playsFilms = usePlaysFilms()
  const errorMessage = playsFilms ? words.missing : words.unsupported
  const steps = useMemo(() => filmSteps(film.steps, captions), [film.steps, captions])
  const total = film.total ?? steps.length
  const rules: FilmRules = {
    steps,
    captions,
    autoStop: preferences.autoStop,
    tolerance: film.tolerance ?? STOP_TOLERANCE,
  }
  const [machine] = useState(() =>
    createPlayerMachine(rules, startSeconds(film.steps, film.startAt)),
  )
  const [music] = useState(createMusic)
  const { send } = machine
  const state = useSyncExternalStore(machine.subscribe, machine.getState, machine.getState)
  const fullscreen = useFullscreen(root)

  const toRead = (unfilmed: readonly UnfilmedStep[] = []) =>
    unfilmed.map(({ number, text }) => `${words.unfilmed(number)}: ${withoutTags(text)}`)
  const onTransition: MachineContext['onTransition'] = (after, before) => {
    music.follow(after, before)
    const step = steps[after.step]
    if (after.step !== before.step && step) onStepChange?.(step.number)
    if (Math.floor(after.time) !== Math.floor(before.time)) onTimeChange?.(Math.floor(after.time))
    if (after.playback === before.playback) return
    if (after.playback === 'pause-line' && step) {
      const pause = words.paused(step.number, total, asSentence(step.plainLine))
      announce([...toRead(step.before), pause].join(' '))
    }
    if (after.playback === 'ended' && step?.after?.length) announce(toRead(step.after).join(' '))
    if (after.playback === 'error') announce(errorMessage)
  }
  useLayoutEffect(() => machine.setContext({ rules, onTransition }))
  /** Announces a step that the user went to, because screen reader users cannot see the change. */
  const ask: Send = (event) => {
    const before = machine.getState().step
    send(event)
    const after = machine.getState().step
    const step = steps[after]
    if (after === before || !step || !MOVES.has(event.type)) return
    announce(words.moved(step.number, total, asSentence(step.plainLine)))
  }
  useEffect(() => music.setOn(preferences.music), [music, preferences.music])
  useWakeLock(state.started && state.playback !== 'error')

  const hopeless = src === null || !playsFilms
  useLayoutEffect(() => {
    if (hopeless) send({ type: 'failed' })
  }, [hopeless, send])
  useEffect(() => {
    // In a layout effect, while the press that opened the player still counts as a user gesture.
    const untouched = machine.getState().playback === 'loading'
    if (autoPlay && untouched && !matchMedia(REDUCED_MOTION).matches) send({ type: 'toggle' })
  }, [autoPlay, machine, send])

  const model: PlayerModel = {
    title,
    peopleLabel,
    steps,
    total,
    captions,
    state,
    send: ask,
    awaited: awaitedStep(state, rules),
    preferences,
    setPreference: (name, on) => setPreferences({ ...preferences, [name]: on }),
    hasMusic: musicSrc !== null,
    fullscreen,
    loadImage,
    onClose,
  }
  const onRetry = hopeless ? undefined : () => send({ type: 'retry' })
  return { model, attachFilm: machine.attach, attachMusic: music.attach, errorMessage, onRetry }
}
