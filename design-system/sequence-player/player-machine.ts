import { createListeners } from '#design-system/lib/store.ts'
import { step } from '#design-system/sequence-player/player.logic.ts'
import {
  initialState,
  type Command,
  type FilmRules,
  type PlayerEvent,
  type PlayerState,
} from '#design-system/sequence-player/player.state.ts'

/** Dispatches an event to the player. */
export type Send = (event: PlayerEvent) => void

/** Inputs that the machine reads at each event. */
export interface MachineContext {
  rules: FilmRules
  /** Called in the same task as the event, so that it still counts as a user gesture. */
  onTransition: (after: PlayerState, before: PlayerState) => void
}

/** A film controlled by the player's rules: a store for `useSyncExternalStore`. */
export interface PlayerMachine {
  getState: () => PlayerState
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
  send: Send
  /** Replaces rules and listener while the film plays on. */
  setContext: (context: MachineContext) => void
  /** Ref callback of the `<video>`. @returns a cleanup */
  attach: (video: HTMLVideoElement) => () => void
}

/**
 * Converts a DOM event of the video to an event of the player; null when it is outdated, because
 * media events are asynchronous.
 */
const REPORTS: Readonly<Record<string, (video: HTMLVideoElement) => PlayerEvent | null>> = {
  loadedmetadata: ({ duration }) => ({ type: 'ready', duration }),
  timeupdate: ({ currentTime }) => ({ type: 'clock', time: currentTime }),
  seeked: ({ currentTime }) => ({ type: 'sought', time: currentTime }),
  play: ({ paused }) => (paused ? null : { type: 'played' }),
  pause: ({ paused, ended }) => (paused && !ended ? { type: 'stopped' } : null),
  waiting: () => ({ type: 'waiting' }),
  playing: () => ({ type: 'flowing' }),
  ended: () => ({ type: 'ended' }),
  error: () => ({ type: 'failed' }),
}

function obey(video: HTMLVideoElement, command: Command, send: Send): void {
  if (command.type === 'pause') video.pause()
  if (command.type === 'load') video.load()
  if (command.type === 'seek') video.currentTime = command.time
  if (command.type !== 'play') return
  video.play().catch((error: unknown) => {
    // Other rejections cause an error event or were caused by a pause of the player.
    if (error instanceof DOMException && error.name === 'NotAllowedError') send({ type: 'refused' })
  })
}

/** `readyState` of a film whose length is known. */
const HAVE_METADATA = 1

/**
 * Reports what a film did before anybody listened: one that the server rendered loads, or fails, before
 * the page hydrates, and its own controls may play it.
 */
function catchUp(video: HTMLVideoElement, send: Send): void {
  if (video.error) return send({ type: 'failed' })
  if (video.readyState < HAVE_METADATA) return undefined
  send({ type: 'ready', duration: video.duration })
  return video.paused ? undefined : send({ type: 'played' })
}

/**
 * The fine clock: every presented frame, where `requestVideoFrameCallback` exists. Other browsers
 * tick at 4 Hz.
 */
function watchFrames(video: HTMLVideoElement, send: Send): () => void {
  if (!('requestVideoFrameCallback' in video)) return () => undefined
  let handle = 0
  const watch = () => {
    handle = video.requestVideoFrameCallback(() => {
      send({ type: 'clock', time: video.currentTime, fine: true })
      watch()
    })
  }
  watch()
  return () => video.cancelVideoFrameCallback(handle)
}

/**
 * Connects the rules to a native video element: its events go in, commands come out.
 *
 * @param startSeconds start time of the film
 */
export function createPlayerMachine(rules: FilmRules, startSeconds: number): PlayerMachine {
  let state = initialState(rules, startSeconds)
  let context: MachineContext = { rules, onTransition: () => undefined }
  let film: HTMLVideoElement | null = null
  const { subscribe, notify } = createListeners()

  const send: Send = (event) => {
    const before = state
    const { state: after, commands } = step(before, event, context.rules)
    state = after
    for (const command of commands) if (film) obey(film, command, send)
    if (after === before) return
    context.onTransition(after, before)
    notify()
  }

  return {
    send,
    getState: () => state,
    setContext: (next) => {
      context = next
    },
    subscribe,
    attach: (video) => {
      film = video
      const off = new AbortController()
      for (const [name, report] of Object.entries(REPORTS)) {
        const hear = () => {
          const event = report(video)
          if (event) send(event)
        }
        video.addEventListener(name, hear, { signal: off.signal })
      }
      const stopWatching = watchFrames(video, send)
      // Afterwards, when the component listens to transitions.
      queueMicrotask(() => {
        if (!off.signal.aborted && state.duration === 0) catchUp(video, send)
      })
      return () => {
        off.abort()
        stopWatching()
        film = null
      }
    },
  }
}
