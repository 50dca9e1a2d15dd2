/**
 * Seconds before a step within which the film stops for it (CON-34, VID-20). The films are cut for
 * it: in its last 0.4 s a step slides out of the picture, so the first frame inside shows it done.
 */
export const STOP_TOLERANCE = 0.4

/** Seconds around a moment that count as that moment: one frame and a bit. */
const SAME_MOMENT = 0.05

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
  { type: 'play' } | { type: 'pause' } | { type: 'load' } | { type: 'seek'; time: number }

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

/**
 * The film before anything happened.
 *
 * @param seconds where it begins; below 0 counts as 0
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

/** The step that waits for the cook: at a pause line, and before the film first runs. */
export function awaitedStep(state: PlayerState, rules: FilmRules): number | null {
  if (state.playback === 'pause-line') return state.step
  const atStart = !state.started && (state.playback === 'paused' || state.playback === 'loading')
  return atStart && rules.autoStop && rules.steps.length > 0 ? state.step : null
}
