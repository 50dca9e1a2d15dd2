import type { PlayerStart } from '#design-system/sequence-player/player.types.ts'

/**
 * Seconds before a step within which the film stops for it (CON-34, VID-20). The films are cut for
 * it: in its last 0.4 s a step slides out of the picture, so the first frame inside shows it done.
 */
export const STOP_TOLERANCE = 0.4

/** Seconds that a clock may overshoot before the picture is set back to the stopping point. */
const OVERSHOOT = 0.1
/** Seconds around a moment that count as that moment: one frame and a bit. */
const SAME_MOMENT = 0.05
/** Seconds between the place of a seek that we asked for and the place where it landed. */
const OWN_SEEK = 0.5

/** What the film is doing; `pause-line` is the pause before a step. */
export type Playback = 'loading' | 'playing' | 'paused' | 'pause-line' | 'ended' | 'error'

/** Everything that the player knows about its film. */
export interface PlayerState {
  playback: Playback
  /** Index of the current step; at a pause line, the step that is about to begin. */
  step: number
  /** Index of the caption to show, -1 for none. */
  caption: number
  /** Seconds. Follows the coarse clock (about 4 Hz), so that few renders are needed. */
  time: number
  /** Seconds; 0 until known. */
  duration: number
  /** Whether the film has run since it was opened; before that, its poster stands. */
  started: boolean
  /** Whether a running film waits for data. */
  waiting: boolean
}

/** A stretch of the film. */
export interface Span {
  /** Seconds. */
  start: number
  /** Seconds. */
  stop: number
}

/** What the rules depend on and the cook or the caller may change while the film runs. */
export interface FilmRules {
  /** Steps in order; empty for a plain film. */
  steps: readonly Span[]
  /** Captions in order. */
  captions: readonly Span[]
  /** Stop before each step (VID-10). */
  autoStop: boolean
  /** Seconds before a step within which to stop. {@link STOP_TOLERANCE} for our films. */
  tolerance: number
}

/** What happened: first what the video element reports, then what the cook asks for. */
export type PlayerEvent =
  | { type: 'ready'; duration: number }
  | { type: 'clock'; time: number; fine?: boolean }
  | { type: 'sought'; time: number }
  | { type: 'played' }
  | { type: 'stopped' }
  | { type: 'refused' }
  | { type: 'waiting' }
  | { type: 'flowing' }
  | { type: 'ended' }
  | { type: 'failed' }
  | { type: 'retry' }
  | { type: 'toggle' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'go'; step: number }

/** What the video element is to do. */
export type Command =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'load' }
  | { type: 'seek'; time: number }

/** A new state and what the video element is to do for it, in order. */
export interface Transition {
  state: PlayerState
  commands: readonly Command[]
}

/** Index of the step that runs at a moment, 0 before the first and without steps. */
export function stepAt(steps: readonly Span[], time: number): number {
  const index = steps.findLastIndex(({ start }) => start <= time + SAME_MOMENT)
  return Math.max(index, 0)
}

/** Index of the caption that stands at a moment, from its start up to its stop (VID-08), or -1. */
export function captionAt(captions: readonly Span[], time: number): number {
  return captions.findIndex(({ start, stop }) => start <= time && time < stop)
}

/** The film before anything happened, at its beginning or at the place asked for. */
export function initialState(rules: FilmRules, startAt: PlayerStart = { seconds: 0 }): PlayerState {
  const asked = 'step' in startAt ? rules.steps[startAt.step - 1]?.start : startAt.seconds
  const time = Math.max(asked ?? 0, 0)
  return {
    playback: 'loading',
    step: stepAt(rules.steps, time),
    caption: -1,
    time,
    duration: 0,
    started: false,
    waiting: false,
  }
}

/** The step that waits for the cook: at a pause line, and before the film first runs. */
export function awaitedStep(state: PlayerState, rules: FilmRules): number | null {
  if (state.playback === 'pause-line') return state.step
  const atStart = state.playback === 'paused' && !state.started
  return atStart && rules.autoStop && rules.steps.length > 0 ? state.step : null
}

const to = (state: PlayerState, ...commands: Command[]): Transition => ({ state, commands })

function run(state: PlayerState): Transition {
  const waiting = state.playback === 'loading'
  return to({ ...state, playback: 'playing', started: true, waiting }, { type: 'play' })
}

function goTo(state: PlayerState, index: number, rules: FilmRules): Transition {
  const step = rules.steps[index]
  if (!step) return to(state)
  if (state.playback === 'error') return to({ ...state, step: index })
  const { state: running, commands } = run({ ...state, step: index, time: step.start, caption: -1 })
  return to(running, { type: 'seek', time: step.start }, ...commands)
}

function stopFor(state: PlayerState, time: number, upcoming: Span, rules: FilmRules): Transition {
  const place = Math.max(upcoming.start - rules.tolerance, 0)
  const late = time > place + OVERSHOOT
  const stopped: PlayerState = {
    ...state,
    playback: 'pause-line',
    step: state.step + 1,
    caption: -1,
    time: late ? place : time,
    waiting: false,
  }
  return late
    ? to(stopped, { type: 'pause' }, { type: 'seek', time: place })
    : to(stopped, { type: 'pause' })
}

function follow(state: PlayerState, time: number, fine: boolean, rules: FilmRules): Transition {
  const upcoming = rules.steps[state.step + 1]
  const playing = state.playback === 'playing'
  if (playing && upcoming && rules.autoStop && time >= upcoming.start - rules.tolerance) {
    return stopFor(state, time, upcoming, rules)
  }
  // Only forwards: after a pause line the film stands a little before the step that it continues.
  const passed = playing && upcoming && time >= upcoming.start
  const step = time === 0 ? 0 : passed ? stepAt(rules.steps, time) : state.step
  const caption = state.playback === 'pause-line' ? -1 : captionAt(rules.captions, time)
  const unchanged = step === state.step && caption === state.caption
  return to(unchanged && (fine || time === state.time) ? state : { ...state, step, caption, time })
}

/** A seek that nobody here asked for (media keys, native controls) takes its step along. */
function land(state: PlayerState, time: number, rules: FilmRules): Transition {
  if (Math.abs(time - state.time) < OWN_SEEK) return to(state)
  const playback = state.playback === 'pause-line' ? 'paused' : state.playback
  const caption = captionAt(rules.captions, time)
  return to({ ...state, playback, step: stepAt(rules.steps, time), caption, time })
}

function toggle(state: PlayerState): Transition {
  if (state.playback === 'error') return to(state)
  if (state.playback === 'playing') return to({ ...state, playback: 'paused' }, { type: 'pause' })
  if (state.playback !== 'ended') return run(state)
  const { state: running, commands } = run({ ...state, step: 0, caption: -1, time: 0 })
  return to(running, { type: 'seek', time: 0 }, ...commands)
}

/** The rules of the player (STA-29, VID-20 to VID-26), without a video: the same in, the same out. */
export function step(state: PlayerState, event: PlayerEvent, rules: FilmRules): Transition {
  switch (event.type) {
    case 'ready': {
      const playback = state.playback === 'loading' ? 'paused' : state.playback
      const place: Command[] = state.time > 0 ? [{ type: 'seek', time: state.time }] : []
      return to({ ...state, playback, duration: event.duration }, ...place)
    }
    case 'clock':
      return follow(state, event.time, event.fine ?? false, rules)
    case 'sought':
      return land(state, event.time, rules)
    case 'played':
      return to(
        state.playback === 'playing' ? state : { ...state, playback: 'playing', started: true },
      )
    case 'stopped':
    case 'refused':
      return to(state.playback === 'playing' ? { ...state, playback: 'paused' } : state)
    case 'waiting':
      return to(state.playback === 'playing' ? { ...state, waiting: true } : state)
    case 'flowing':
      return to(state.waiting ? { ...state, waiting: false } : state)
    case 'ended':
      return to({ ...state, playback: 'ended', caption: -1, time: state.duration, waiting: false })
    case 'failed':
      return to({ ...state, playback: 'error', caption: -1, waiting: false })
    case 'retry':
      return to({ ...state, playback: 'loading' }, { type: 'load' })
    case 'toggle':
      return toggle(state)
    case 'next':
      return state.playback === 'pause-line'
        ? toggle(state)
        : goTo(state, state.step + 1, rules)
    case 'previous':
      return goTo(state, Math.max(state.step - 1, 0), rules)
    case 'go':
      return goTo(state, event.step, rules)
  }
}
