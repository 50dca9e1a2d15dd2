import { useEffect, type RefObject } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { REDUCED_MOTION } from '#design-system/lib/use-media-query.ts'
import { useControllable } from '#design-system/lib/use-controllable.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { atEnd, atStep, atStop } from '#design-system/sequence-player/announcements.ts'
import { startSeconds } from '#design-system/sequence-player/film.ts'
import type { PlayerModel } from '#design-system/sequence-player/player-context.ts'
import type { Send } from '#design-system/sequence-player/player-machine.ts'
import type { PlayerFilm } from '#design-system/sequence-player/player-props.ts'
import { awaitedStep, type PlayerEvent } from '#design-system/sequence-player/player.state.ts'
import { DEFAULT_PREFERENCES } from '#design-system/sequence-player/player.types.ts'
import { useFullscreen } from '#design-system/sequence-player/use-fullscreen.ts'
import { usePlayback } from '#design-system/sequence-player/use-playback.ts'
import { usePlaysFilms } from '#design-system/sequence-player/use-plays-films.ts'
import { useWakeLock } from '#design-system/lib/use-wake-lock.ts'

/** User events that may change the step. */
const MOVES = new Set<PlayerEvent['type']>(['next', 'previous', 'go'])

/**
 * The behaviour of the player: the context of its parts, and the props of its root.
 *
 * @param fillsWindow whether it already fills the window
 */
export function usePlayerModel(
  root: RefObject<HTMLElement | null>,
  film: PlayerFilm,
  fillsWindow = false,
) {
  const { src, title, peopleLabel, captions, musicSrc = null, loadImage } = film
  const { onStepChange, onTimeChange, autoPlay = false, onClose } = film
  const { player: words } = useMessages()
  const errorMessage = usePlaysFilms() ? words.missing : words.unsupported
  const [preferences, setPreferences] = useControllable({
    value: film.preferences,
    defaultValue: film.defaultPreferences ?? DEFAULT_PREFERENCES,
    onValueChange: film.onPreferencesChange,
  })
  const total = film.total ?? film.steps.length
  const fullscreen = useFullscreen(root, fillsWindow)

  const playback = usePlayback(
    {
      src,
      steps: film.steps,
      captions,
      tolerance: film.tolerance,
      preferences,
      startSeconds: startSeconds(film.steps, film.startAt),
    },
    (after, before, steps) => {
      const step = steps[after.step]
      if (after.step !== before.step && step) onStepChange?.(step.number)
      if (Math.floor(after.time) !== Math.floor(before.time)) onTimeChange?.(Math.floor(after.time))
      if (after.playback === before.playback) return
      if (after.playback === 'pause-line') announce(atStop(steps, after.step, total, words))
      if (after.playback === 'ended' && step) announce(atEnd(step, total, words))
      if (after.playback === 'error') announce(errorMessage)
    },
  )
  const { machine, send, state, steps, rules, isHopeless } = playback
  /** Announces a step that the user went to, because screen reader users cannot see the change. */
  const ask: Send = (event) => {
    const before = machine.getState().step
    send(event)
    const after = machine.getState().step
    const step = steps[after]
    if (after === before || !step || !MOVES.has(event.type)) return
    announce(atStep(step, total, words))
  }
  useWakeLock(state.playback !== 'loading' && state.playback !== 'error')

  useEffect(() => {
    // React runs the effects of a press at once, while it still counts as a user gesture.
    const { playback, started } = machine.getState()
    const untouched = playback === 'loading' || (playback === 'paused' && !started)
    if (autoPlay && untouched && !matchMedia(REDUCED_MOTION).matches) send({ type: 'toggle' })
  }, [autoPlay, machine, send])

  const model: PlayerModel = {
    title,
    peopleLabel,
    steps,
    total,
    captions: playback.captions,
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
  const onRetry = isHopeless ? undefined : () => send({ type: 'retry' })
  const { attachFilm, attachMusic } = playback
  return { model, attachFilm, attachMusic, errorMessage, onRetry }
}
