/**
 * Seconds before a step within which the film stops. Films are cut for this: a
 * transition fills the last 0.4 s of a step, so the first frame in this range shows its result.
 */
export const STOP_TOLERANCE = 0.4

/** Tolerance of times in seconds: a little more than a frame. */
const SAME_MOMENT = 0.05

/** Playback state; `pause-line` is the pause between a step and the next. */
export type Playback = 'loading' | 'playing' | 'paused' | 'pause-line' | 'ended' | 'error'

/** State of the player. */
export interface PlayerState {
  playback: Playback
  /** Index of the current step; at a pause line, the step that was just watched. */
  step: number
  /** Index of the caption to show, -1 for none. */
  caption: number
  /** Time in seconds. Follows the coarse clock (about 4 Hz) to limit renders. */
  time: number
  /** Duration in seconds; 0 until known. */
  duration: number
  /** Whether the film has played since it or a step was opened. Before that, a picture is shown. */
  started: boolean
  /** Whether a playing film waits for data. */
  waiting: boolean
}

/** A range of the film. */
export interface Span {
  /** Seconds. */
  start: number
  /** Seconds. */
  stop: number
}

/** Inputs of the rules, which may change during playback. */
export interface FilmRules {
  /** Steps, in order; empty for a plain film. */
  steps: readonly Span[]
  /** Captions, in order. */
  captions: readonly Span[]
  /** Stop before each step. */
  autoStop: boolean
  /** Seconds before a step within which to stop. {@link STOP_TOLERANCE} by default. */
  tolerance: number
}

/** Events: first those of the video element, then those of the user. */
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
  /** Plays the current step from its start. */
  | { type: 'again' }
  /** Opens a step, or plays it at once. */
  | { type: 'go'; step: number; plays?: boolean }

/** Commands to the video element. */
export type Command =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'load' }
  | { type: 'seek'; time: number }

/** A new state and the commands to the video element, in order. */
export interface Transition {
  state: PlayerState
  commands: readonly Command[]
}

/** Index of the step at a time; 0 before the first and without steps. */
export function stepAt(steps: readonly Span[], time: number): number {
  const index = steps.findLastIndex(({ start }) => start <= time + SAME_MOMENT)
  return Math.max(index, 0)
}

/** Index of the caption at a time, from its start up to its stop, or -1. */
export function captionAt(captions: readonly Span[], time: number): number {
  return captions.findIndex(({ start, stop }) => start <= time && time < stop)
}

/**
 * The initial state.
 *
 * @param seconds start time; below 0 counts as 0
 */
export function initialState(rules: FilmRules, seconds = 0): PlayerState {
  const time = Math.max(seconds, 0)
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

/**
 * Index of the step that begins with the next press: at a pause line the next one, and the current
 * one after it was opened; null while the film plays or is paused within a step.
 */
export function awaitedStep(state: PlayerState, rules: FilmRules): number | null {
  if (state.playback === 'pause-line') return state.step + 1
  const isOpened = !state.started && (state.playback === 'paused' || state.playback === 'loading')
  return isOpened && rules.autoStop && rules.steps.length > 0 ? state.step : null
}
