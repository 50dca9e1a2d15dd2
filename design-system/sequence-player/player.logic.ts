import {
  captionAt,
  stepAt,
  type Command,
  type FilmRules,
  type PlayerEvent,
  type PlayerState,
  type Span,
  type Transition,
} from '#design-system/sequence-player/player.state.ts'

/** Seconds by which the clock may overshoot before the film seeks back to the stopping point. */
const OVERSHOOT = 0.1
/** Largest difference, in seconds, between a requested seek and its result. */
const OWN_SEEK = 0.5

const to = (state: PlayerState, ...commands: Command[]): Transition => ({ state, commands })

const after = (first: Command, { state, commands }: Transition): Transition => ({
  state,
  commands: [first, ...commands],
})

function run(state: PlayerState): Transition {
  const waiting = state.playback === 'loading'
  return to({ ...state, playback: 'playing', started: true, waiting }, { type: 'play' })
}

/** Opens a step. The film waits there, unless it does not stop at steps or failed. */
function goTo(state: PlayerState, index: number, rules: FilmRules): Transition {
  const step = rules.steps[index]
  if (!step) return to(state)
  if (state.playback === 'error') return to({ ...state, step: index, time: step.start })
  const opened = { ...state, step: index, time: step.start, caption: -1, waiting: false }
  const seek: Command = { type: 'seek', time: step.start }
  if (!rules.autoStop) return after(seek, run(opened))
  const playback = state.playback === 'loading' ? 'loading' : 'paused'
  return to({ ...opened, playback, started: false }, { type: 'pause' }, seek)
}

/** Plays from a time in a step. */
function playFrom(state: PlayerState, step: number, time: number): Transition {
  if (state.playback === 'error') return to(state)
  return after({ type: 'seek', time }, run({ ...state, step, caption: -1, time }))
}

function stopFor(state: PlayerState, time: number, upcoming: Span, rules: FilmRules): Transition {
  const place = Math.max(upcoming.start - rules.tolerance, 0)
  const late = time > place + OVERSHOOT
  const stopped: PlayerState = {
    ...state,
    playback: 'pause-line',
    caption: -1,
    time: late ? place : time,
    waiting: false,
  }
  return late
    ? to(stopped, { type: 'pause' }, { type: 'seek', time: place })
    : to(stopped, { type: 'pause' })
}

/** The film holds the last frame before its fade-out; it has no step after this one. */
function end(state: PlayerState, rules: FilmRules): Transition {
  const ended: PlayerState = { ...state, playback: 'ended', caption: -1, waiting: false }
  const hold = Math.max(state.duration - rules.tolerance, 0)
  const commands: Command[] = rules.steps.length > 0 ? [{ type: 'seek', time: hold }] : []
  return to({ ...ended, time: state.duration }, ...commands)
}

function follow(state: PlayerState, time: number, fine: boolean, rules: FilmRules): Transition {
  // At its end the film was set back a little.
  if (state.playback === 'ended') return to(state)
  const upcoming = rules.steps[state.step + 1]
  const playing = state.playback === 'playing'
  if (playing && upcoming && rules.autoStop && time >= upcoming.start - rules.tolerance) {
    return stopFor(state, time, upcoming, rules)
  }
  // Only forwards: after a pause line the time is slightly before the current step.
  const passed = playing && upcoming && time >= upcoming.start
  const step = time === 0 ? 0 : passed ? stepAt(rules.steps, time) : state.step
  const silent = state.playback === 'pause-line' || !state.started
  const caption = silent ? -1 : captionAt(rules.captions, time)
  const unchanged = step === state.step && caption === state.caption
  return to(unchanged && (fine || time === state.time) ? state : { ...state, step, caption, time })
}

/** A seek from outside the player (media keys, native controls) changes the step. */
function land(state: PlayerState, time: number, rules: FilmRules): Transition {
  if (Math.abs(time - state.time) < OWN_SEEK) return to(state)
  const playback = state.playback === 'pause-line' ? 'paused' : state.playback
  const caption = captionAt(rules.captions, time)
  return to({ ...state, playback, step: stepAt(rules.steps, time), caption, time })
}

function toggle(state: PlayerState): Transition {
  if (state.playback === 'error') return to(state)
  if (state.playback === 'playing') return to({ ...state, playback: 'paused' }, { type: 'pause' })
  if (state.playback === 'pause-line') return run({ ...state, step: state.step + 1 })
  return state.playback === 'ended' ? playFrom(state, 0, 0) : run(state)
}

/** The rules of the player as a pure function, without a video. */
export function step(state: PlayerState, event: PlayerEvent, rules: FilmRules): Transition {
  switch (event.type) {
    case 'ready': {
      const playback = state.playback === 'loading' ? 'paused' : state.playback
      const place: Command[] = state.time > 0 ? [{ type: 'seek', time: state.time }] : []
      return to({ ...state, playback, duration: event.duration }, ...place)
    }
    case 'clock':
      // A film with a start time presents its first frame before it can seek.
      if (state.duration === 0) return to(state)
      return follow(state, event.time, event.fine ?? false, rules)
    case 'sought':
      return land(state, event.time, rules)
    case 'played':
      return state.playback === 'playing' ? to(state) : toggle(state)
    case 'stopped':
      return to(state.playback === 'playing' ? { ...state, playback: 'paused' } : state)
    case 'refused':
      return to({ ...state, playback: 'paused', started: false, waiting: false })
    case 'waiting':
      return to(state.playback === 'playing' ? { ...state, waiting: true } : state)
    case 'flowing':
      return to(state.waiting ? { ...state, waiting: false } : state)
    case 'ended':
      return end(state, rules)
    case 'failed':
      return to({ ...state, playback: 'error', caption: -1, waiting: false })
    case 'retry':
      return to({ ...state, playback: 'loading' }, { type: 'load' })
    case 'toggle':
      return toggle(state)
    case 'next':
      return state.playback === 'pause-line' ? toggle(state) : goTo(state, state.step + 1, rules)
    case 'previous':
      return goTo(state, Math.max(state.step - 1, 0), rules)
    case 'again':
      return playFrom(state, state.step, rules.steps[state.step]?.start ?? 0)
  }
  return goTo(state, event.step, event.plays ? { ...rules, autoStop: false } : rules)
}
