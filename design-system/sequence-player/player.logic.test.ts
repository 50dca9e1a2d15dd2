import { expect, test } from 'vitest'
import { step as advance } from '#design-system/sequence-player/player.logic.ts'
import {
  awaitedStep,
  captionAt,
  initialState,
  stepAt,
  STOP_TOLERANCE,
  type Command,
  type FilmRules,
  type PlayerEvent,
  type PlayerState,
} from '#design-system/sequence-player/player.state.ts'

const RULES: FilmRules = {
  steps: [
    { start: 0, stop: 6.4 },
    { start: 6.4, stop: 12.8 },
    { start: 12.8, stop: 18.8 },
  ],
  captions: [
    { start: 0, stop: 3.2 },
    { start: 3.2, stop: 6.4 },
    { start: 12.8, stop: 18.8 },
  ],
  autoStop: true,
  tolerance: STOP_TOLERANCE,
}
const RUNNING_ON: FilmRules = { ...RULES, autoStop: false }

/**
 * Runs a script of events from the beginning and returns the state and the commands to the video.
 */
function film(events: PlayerEvent[], rules = RULES, from = initialState(rules)) {
  let state: PlayerState = from
  const commands: Command[] = []
  for (const event of events) {
    const next = advance(state, event, rules)
    state = next.state
    commands.push(...next.commands)
  }
  return { ...state, commands }
}

const at = (time: number): PlayerEvent => ({ type: 'clock', time })
const READY: PlayerEvent = { type: 'ready', duration: 18.8 }
const PRESS: PlayerEvent = { type: 'toggle' }
const OPEN = [READY, PRESS]
const AT_SECOND_LINE = [...OPEN, at(6.1)]

test('STA-29 the film loads, then is playing or paused', () => {
  expect(film([])).toMatchObject({ playback: 'loading', started: false })
  expect(film([READY])).toMatchObject({ playback: 'paused', duration: 18.8 })
  expect(film([READY, PRESS])).toMatchObject({ playback: 'playing', commands: [{ type: 'play' }] })
  expect(film([READY, PRESS, PRESS]).commands.at(-1)).toEqual({ type: 'pause' })
})

test('VID-09 VID-20 CON-34 the film pauses within 0.4 s before each step', () => {
  expect(STOP_TOLERANCE).toBe(0.4)
  expect(film([...OPEN, at(5.99)])).toMatchObject({ playback: 'playing', step: 0 })
  expect(film([...OPEN, at(6)])).toMatchObject({ playback: 'pause-line', step: 0, time: 6 })
  expect(film([...OPEN, at(6)]).commands.at(-1)).toEqual({ type: 'pause' })
})

test('VID-20 a fine clock stops the film at the first frame inside the tolerance', () => {
  const stopped = film([...OPEN, { type: 'clock', time: 6.02, fine: true }])
  expect(stopped).toMatchObject({ playback: 'pause-line', time: 6.02 })
  expect(stopped.commands).toEqual([{ type: 'play' }, { type: 'pause' }])
})

test('VID-20 a late tick seeks back to where the film should have stopped', () => {
  for (const late of [6.3, 6.4, 9]) {
    const stopped = film([...OPEN, at(late)])
    expect(stopped).toMatchObject({ playback: 'pause-line', step: 0, time: 6 })
    expect(stopped.commands.slice(1)).toEqual([{ type: 'pause' }, { type: 'seek', time: 6 }])
  }
})

test('VID-20 the tolerance is a parameter', () => {
  const wide = { ...RULES, tolerance: 1 }
  expect(film([...OPEN, at(5.4)], wide)).toMatchObject({ playback: 'pause-line', step: 0 })
})

test('VID-09 every later step gets its own pause, the last step has none after it', () => {
  const lines = film([...AT_SECOND_LINE, PRESS, at(6.2), at(6.5), at(12.45)])
  expect(lines).toMatchObject({ playback: 'pause-line', step: 1 })
  const last = film([...AT_SECOND_LINE, PRESS, at(12.45), PRESS, at(18.7)])
  expect(last).toMatchObject({ playback: 'playing', step: 2 })
})

test('VID-15 VID-22 one press continues from a pause line, once', () => {
  const on = film([...AT_SECOND_LINE, PRESS])
  expect(on).toMatchObject({ playback: 'playing', step: 1 })
  expect(on.commands.at(-1)).toEqual({ type: 'play' })
  // Still before the step: it neither returns to the first step nor stops again.
  expect(film([...AT_SECOND_LINE, PRESS, at(6.2)])).toMatchObject({ playback: 'playing', step: 1 })
})

test('VID-14 VID-22 next continues from a pause line and elsewhere opens the next step', () => {
  expect(film([...AT_SECOND_LINE, { type: 'next' }])).toMatchObject({
    playback: 'playing',
    step: 1,
  })
  const opened = film([...OPEN, at(2), { type: 'next' }])
  expect(opened).toMatchObject({ playback: 'paused', step: 1, time: 6.4, started: false })
  expect(opened.commands.slice(-2)).toEqual([{ type: 'pause' }, { type: 'seek', time: 6.4 }])
  expect(film([...OPEN, { type: 'go', step: 2 }, { type: 'next' }])).toMatchObject({ step: 2 })
})

test('VID-13 previous opens the step before, from a pause line too, never before the first', () => {
  const from = film([...OPEN, { type: 'go', step: 2 }])
  expect(film([{ type: 'previous' }], RULES, from)).toMatchObject({ step: 1, time: 6.4 })
  const atThirdLine = film([...AT_SECOND_LINE, PRESS, at(12.45), { type: 'previous' }])
  expect(atThirdLine).toMatchObject({ playback: 'paused', step: 0, time: 0, started: false })
  expect(film([...OPEN, at(3), { type: 'previous' }])).toMatchObject({ step: 0, time: 0 })
})

test('a step that was opened is paused without captions until a press plays it', () => {
  const opened = film([...OPEN, { type: 'go', step: 1 }, at(6.4)])
  expect(opened).toMatchObject({ playback: 'paused', caption: -1 })
  expect(awaitedStep(opened, RULES)).toBe(1)
  const played = film([PRESS], RULES, opened)
  expect(played).toMatchObject({ playback: 'playing', step: 1, started: true })
  expect(played.commands).toEqual([{ type: 'play' }])
  expect(film([at(12.5)], RULES, played)).toMatchObject({ playback: 'pause-line', step: 1 })
})

test('with auto-stop off a step that is opened plays at once, from a pause line too', () => {
  const skipped = film([...OPEN, at(2), { type: 'next' }], RUNNING_ON)
  expect(skipped).toMatchObject({ playback: 'playing', step: 1, time: 6.4 })
  expect(skipped.commands.slice(-2)).toEqual([{ type: 'seek', time: 6.4 }, { type: 'play' }])
  const line = film(AT_SECOND_LINE)
  expect(film([{ type: 'go', step: 2 }], RUNNING_ON, line)).toMatchObject({
    playback: 'playing',
    step: 2,
  })
})

test('a step that is opened with `plays` plays at once', () => {
  const line = film(AT_SECOND_LINE)
  const played = film([{ type: 'go', step: 2, plays: true }], RULES, line)
  expect(played).toMatchObject({ playback: 'playing', step: 2, time: 12.8 })
  expect(played.commands).toEqual([{ type: 'seek', time: 12.8 }, { type: 'play' }])
})

test('a film seeks to a step that was opened before it loaded', () => {
  const opened = film([{ type: 'go', step: 2 }])
  expect(opened).toMatchObject({ playback: 'loading', step: 2 })
  const ready = film([READY], RULES, opened)
  expect(ready).toMatchObject({ playback: 'paused', step: 2 })
  expect(ready.commands).toEqual([{ type: 'seek', time: 12.8 }])
})

test('again plays the current step from its start, from a pause line and at the end', () => {
  const again = film([...AT_SECOND_LINE, PRESS, at(12.45), { type: 'again' }])
  expect(again).toMatchObject({ playback: 'playing', step: 1, time: 6.4 })
  expect(again.commands.slice(-2)).toEqual([{ type: 'seek', time: 6.4 }, { type: 'play' }])
  const end = film([...OPEN, { type: 'go', step: 2 }, PRESS, { type: 'ended' }])
  expect(film([{ type: 'again' }], RULES, end)).toMatchObject({ step: 2, time: 12.8 })
  expect(film([READY, { type: 'failed' }, { type: 'again' }])).toMatchObject({ playback: 'error' })
})

test('VID-23 with auto-stop off the film plays through its steps', () => {
  const through = film([...OPEN, at(6.1), at(6.45), at(12.9)], RUNNING_ON)
  expect(through).toMatchObject({ playback: 'playing', step: 2 })
  expect(through.commands).toEqual([{ type: 'play' }])
  expect(film([...OPEN, at(6.1)], RUNNING_ON)).toMatchObject({ step: 0 })
})

test('VID-24 the end pauses the film on its last frame, a press plays it again from the first step', () => {
  const end = film([...OPEN, { type: 'go', step: 2 }, PRESS, at(18.7), { type: 'ended' }])
  expect(end).toMatchObject({ playback: 'ended', step: 2, time: 18.8, caption: -1 })
  expect(end.commands.at(-1)).toEqual({ type: 'seek', time: 18.8 - 0.4 })
  expect(film([at(18.4), { type: 'sought', time: 18.4 }], RULES, end)).toMatchObject({
    playback: 'ended',
    time: 18.8,
    caption: -1,
  })
  const again = film([PRESS], RULES, end)
  expect(again).toMatchObject({ playback: 'playing', step: 0, time: 0 })
  expect(again.commands).toEqual([{ type: 'seek', time: 0 }, { type: 'play' }])
})

test('VID-25 at time 0 the current step resets to the first', () => {
  const later = film([...OPEN, { type: 'go', step: 2 }, PRESS])
  expect(film([at(0)], RULES, later)).toMatchObject({ step: 0 })
})

test('VID-08 a caption is shown from its start up to its stop', () => {
  expect(captionAt(RULES.captions, 0)).toBe(0)
  expect(captionAt(RULES.captions, 3.2)).toBe(1)
  expect(captionAt(RULES.captions, 7)).toBe(-1)
  expect(film([...OPEN, { type: 'clock', time: 3.3, fine: true }])).toMatchObject({ caption: 1 })
  expect(film(AT_SECOND_LINE)).toMatchObject({ caption: -1 })
})

test('the fine clock alone changes no state, so that nothing renders 25 times a second', () => {
  const running = film([...OPEN, at(1)])
  expect(advance(running, { type: 'clock', time: 1.04, fine: true }, RULES).state).toBe(running)
})

test('a film with a start time seeks there when it is ready', () => {
  const second = initialState(RULES, 6.4)
  expect(second).toMatchObject({ step: 1, time: 6.4 })
  expect(film([READY], RULES, second).commands).toEqual([{ type: 'seek', time: 6.4 }])
  expect(initialState(RULES, 13)).toMatchObject({ step: 2, time: 13 })
  expect(initialState(RULES, -3)).toMatchObject({ step: 0, time: 0 })
})

test('a frame that is presented before the film is ready does not change its start time', () => {
  const early: PlayerEvent = { type: 'clock', time: 0, fine: true }
  const begun = film([PRESS, early, READY], RULES, initialState(RULES, 6.4))
  expect(begun).toMatchObject({ playback: 'playing', step: 1, time: 6.4 })
  expect(begun.commands).toEqual([{ type: 'play' }, { type: 'seek', time: 6.4 }])
})

test('before its first play a film waits at a step, unless auto-stop is off', () => {
  const opened = film([READY])
  expect(awaitedStep(film([]), RULES)).toBe(0)
  expect(awaitedStep(opened, RULES)).toBe(0)
  expect(awaitedStep(opened, RUNNING_ON)).toBeNull()
  expect(awaitedStep(film(AT_SECOND_LINE), RULES)).toBe(1)
  expect(awaitedStep(film([...OPEN, PRESS]), RULES)).toBeNull()
  expect(awaitedStep(opened, { ...RULES, steps: [] })).toBeNull()
})

test('an external seek changes the step, a seek of the player may land a frame early', () => {
  const playing = film([...OPEN, at(1)])
  expect(film([{ type: 'sought', time: 13 }], RULES, playing)).toMatchObject({ step: 2, time: 13 })
  const jumped = film([...OPEN, { type: 'go', step: 1 }, { type: 'sought', time: 6.36 }])
  expect(jumped).toMatchObject({ step: 1, time: 6.4 })
  expect(film([...AT_SECOND_LINE, { type: 'sought', time: 1 }])).toMatchObject({
    playback: 'paused',
    step: 0,
  })
})

test('the player follows media keys, unplugged headphones and refused autoplay', () => {
  expect(film([READY, { type: 'played' }])).toMatchObject({ playback: 'playing', started: true })
  expect(film([...AT_SECOND_LINE, { type: 'played' }])).toMatchObject({
    playback: 'playing',
    step: 1,
  })
  expect(film([...OPEN, { type: 'stopped' }])).toMatchObject({ playback: 'paused' })
  expect(film([...AT_SECOND_LINE, { type: 'stopped' }])).toMatchObject({ playback: 'pause-line' })
  expect(film([PRESS, { type: 'refused' }])).toMatchObject({ playback: 'paused', started: false })
})

test('a film that waits for data is buffering until data arrives', () => {
  const dry = film([...OPEN, { type: 'waiting' }])
  expect(dry).toMatchObject({ playback: 'playing', waiting: true })
  expect(film([{ type: 'flowing' }], RULES, dry)).toMatchObject({ waiting: false })
  expect(film([PRESS])).toMatchObject({ playback: 'playing', waiting: true })
})

test('a film that is not playing never waits for data, and stops waiting when it pauses or fails', () => {
  expect(film([READY, { type: 'waiting' }])).toMatchObject({ waiting: false })
  const dry: PlayerEvent[] = [...OPEN, { type: 'waiting' }]
  for (const event of [
    { type: 'go', step: 1 },
    { type: 'refused' },
    { type: 'failed' },
    { type: 'ended' },
    at(6.1),
  ] satisfies PlayerEvent[]) {
    expect(film([...dry, event])).toMatchObject({ waiting: false })
  }
})

test('VID-08 no caption at a pause line, before the first play, after an error or a jump', () => {
  expect(film([...AT_SECOND_LINE, at(6.3)])).toMatchObject({ playback: 'pause-line', caption: -1 })
  expect(film([READY, at(1)])).toMatchObject({ playback: 'paused', caption: -1 })
  const spoken = film([...OPEN, at(1)])
  expect(spoken).toMatchObject({ caption: 0 })
  expect(film([{ type: 'failed' }], RULES, spoken)).toMatchObject({ caption: -1 })
  expect(film([{ type: 'go', step: 1 }], RULES, spoken)).toMatchObject({ caption: -1 })
  expect(film([{ type: 'again' }], RULES, spoken)).toMatchObject({ caption: -1 })
})

test('the play media key does not pause a film that plays', () => {
  const playing = film([...OPEN, at(1)])
  expect(film([{ type: 'played' }], RULES, playing)).toMatchObject({
    playback: 'playing',
    commands: [],
  })
})

test('the time follows the clock from second to second', () => {
  expect(film([...OPEN, at(1), at(2)])).toMatchObject({ time: 2, caption: 0 })
  expect(film([...OPEN, at(1), PRESS])).toMatchObject({ playback: 'paused', time: 1, step: 0 })
})

test('the steps of a failed film can be walked through, and it can be retried', () => {
  const failed = film([READY, { type: 'failed' }, { type: 'next' }, { type: 'next' }, PRESS])
  expect(failed).toMatchObject({ playback: 'error', step: 2, commands: [] })
  const again = film([{ type: 'retry' }], RULES, failed)
  expect(again).toMatchObject({ playback: 'loading', commands: [{ type: 'load' }] })
  expect(film([READY], RULES, again).commands).toEqual([{ type: 'seek', time: 12.8 }])
})

test('steps are found by time', () => {
  expect(stepAt(RULES.steps, 0)).toBe(0)
  expect(stepAt(RULES.steps, 6.38)).toBe(1)
  expect(stepAt(RULES.steps, 99)).toBe(2)
  expect(stepAt([], 5)).toBe(0)
})

test('a film without steps plays and pauses', () => {
  const plain = { ...RULES, steps: [], captions: [] }
  expect(film([...OPEN, at(9), { type: 'next' }], plain)).toMatchObject({
    playback: 'playing',
    step: 0,
    time: 9,
  })
  expect(film([...OPEN, { type: 'ended' }], plain).commands.at(-1)).toEqual({ type: 'play' })
})
