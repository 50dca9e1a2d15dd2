// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createPlayerMachine } from '#design-system/sequence-player/player-machine.ts'
import { STOP_TOLERANCE, type FilmRules } from '#design-system/sequence-player/player.state.ts'

const RULES: FilmRules = {
  steps: [
    { start: 0, stop: 6.4 },
    { start: 6.4, stop: 12.8 },
  ],
  captions: [],
  autoStop: true,
  tolerance: STOP_TOLERANCE,
}

/** A fake video element: it records commands, and tests dispatch its events. */
function film() {
  const video = document.createElement('video')
  const own = { paused: true, ended: false, duration: 12.8, currentTime: 0 }
  for (const name of Object.keys(own) as (keyof typeof own)[]) {
    Object.defineProperty(video, name, {
      get: () => own[name],
      set: (value: never) => {
        own[name] = value
      },
    })
  }
  const play = vi.spyOn(video, 'play').mockImplementation(() => {
    own.paused = false
    return Promise.resolve()
  })
  const pause = vi.spyOn(video, 'pause').mockImplementation(() => {
    own.paused = true
  })
  const report = (name: string, now: Partial<typeof own> = {}) => {
    Object.assign(own, now)
    video.dispatchEvent(new Event(name))
  }
  return { video, play, pause, report }
}

test('VID-09 the machine plays the film, stops it before a step and continues it', () => {
  const { video, play, pause, report } = film()
  const machine = createPlayerMachine(RULES, 0)
  machine.attach(video)
  report('loadedmetadata')
  machine.send({ type: 'toggle' })
  expect(play).toHaveBeenCalledOnce()
  report('timeupdate', { currentTime: 6.05 })
  expect(pause).toHaveBeenCalledOnce()
  expect(machine.getState().playback).toBe('pause-line')
  machine.send({ type: 'next' })
  expect(play).toHaveBeenCalledTimes(2)
  expect(machine.getState()).toMatchObject({ playback: 'playing', step: 1 })
})

test('an outdated event is ignored', () => {
  const { video, report } = film()
  const machine = createPlayerMachine(RULES, 0)
  machine.attach(video)
  report('loadedmetadata')
  machine.send({ type: 'toggle' })
  report('pause', { paused: false })
  expect(machine.getState().playback).toBe('playing')
  report('pause', { paused: true })
  expect(machine.getState().playback).toBe('paused')
})

test('when the browser refuses to play, the film waits for a press', async () => {
  const { video, play, report } = film()
  play.mockRejectedValueOnce(new DOMException('gesture needed', 'NotAllowedError'))
  const machine = createPlayerMachine(RULES, 0)
  machine.attach(video)
  report('loadedmetadata')
  machine.send({ type: 'toggle' })
  await vi.waitFor(() => expect(machine.getState().playback).toBe('paused'))
  expect(machine.getState().started).toBe(false)
})

test('listeners are called for changes only, and in the same task', () => {
  const { video, report } = film()
  const machine = createPlayerMachine(RULES, 0)
  const onTransition = vi.fn()
  const listener = vi.fn()
  machine.attach(video)
  machine.setContext({ rules: RULES, onTransition })
  const stop = machine.subscribe(listener)
  report('loadedmetadata')
  report('playing')
  expect(onTransition).toHaveBeenCalledOnce()
  expect(listener).toHaveBeenCalledOnce()
  stop()
  report('ended')
  expect(listener).toHaveBeenCalledOnce()
})

test('a detached video is ignored', () => {
  const { video, report } = film()
  const machine = createPlayerMachine(RULES, 0)
  machine.attach(video)()
  report('error')
  expect(machine.getState().playback).toBe('loading')
})

test('the video is loaded again, set to the step and played when a cook retries', () => {
  const { video, play, report } = film()
  const load = vi.spyOn(video, 'load').mockReturnValue()
  const machine = createPlayerMachine(RULES, 6.4)
  expect(machine.getState()).toMatchObject({ step: 1, time: 6.4 })
  machine.attach(video)
  report('error')
  expect(machine.getState().playback).toBe('error')
  machine.send({ type: 'retry' })
  expect(load).toHaveBeenCalledOnce()
  expect(play).not.toHaveBeenCalled()
  report('loadedmetadata', { duration: 12.8 })
  expect(video.currentTime).toBe(6.4)
  expect(machine.getState()).toMatchObject({ playback: 'paused', duration: 12.8 })
})

test('the machine follows what the video reports', () => {
  const { video, report } = film()
  const machine = createPlayerMachine({ ...RULES, autoStop: false }, 0)
  machine.setContext({ rules: { ...RULES, autoStop: false }, onTransition: () => undefined })
  machine.attach(video)
  report('loadedmetadata')
  report('play', { paused: true })
  expect(machine.getState().playback).toBe('paused')
  report('play', { paused: false })
  expect(machine.getState().playback).toBe('playing')
  report('waiting')
  expect(machine.getState().waiting).toBe(true)
  report('playing')
  expect(machine.getState().waiting).toBe(false)
  report('timeupdate', { currentTime: 3 })
  expect(machine.getState().time).toBe(3)
  report('seeked', { currentTime: 8 })
  expect(machine.getState()).toMatchObject({ step: 1, time: 8 })
  report('pause', { paused: true, ended: true })
  expect(machine.getState().playback).toBe('playing')
  report('ended')
  expect(machine.getState()).toMatchObject({ playback: 'ended', time: 12.8 })
  expect(video.currentTime).toBeCloseTo(12.4)
})

test('a play that a pause interrupts is no refusal', async () => {
  const { video, play, report } = film()
  const failures = [new DOMException('interrupted', 'AbortError'), new TypeError('NotAllowedError')]
  const machine = createPlayerMachine(RULES, 0)
  machine.attach(video)
  report('loadedmetadata')
  for (const failure of failures) {
    play.mockRejectedValueOnce(failure)
    machine.send({ type: 'again' })
    await Promise.resolve()
    await Promise.resolve()
    expect(machine.getState()).toMatchObject({ playback: 'playing', started: true })
  }
})

test('where the browser reports frames the film stops at the first one within the tolerance', () => {
  const { video, pause, report } = film()
  const frames: (() => void)[] = []
  const cancel = vi.fn()
  Object.assign(video, {
    requestVideoFrameCallback: (callback: () => void) => frames.push(callback),
    cancelVideoFrameCallback: cancel,
  })
  const machine = createPlayerMachine(RULES, 0)
  const detach = machine.attach(video)
  report('loadedmetadata')
  machine.send({ type: 'toggle' })
  video.currentTime = 3
  frames[0]?.()
  // The fine clock alone causes no render.
  expect(machine.getState().time).toBe(0)
  video.currentTime = 6.01
  frames[1]?.()
  expect(pause).toHaveBeenCalledOnce()
  expect(machine.getState()).toMatchObject({ playback: 'pause-line', time: 6.01 })
  expect(frames).toHaveLength(3)
  detach()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(3)
})

test('a detached video obeys no more', () => {
  const { video, play, report } = film()
  const machine = createPlayerMachine(RULES, 0)
  const detach = machine.attach(video)
  report('loadedmetadata')
  detach()
  machine.send({ type: 'toggle' })
  expect(play).not.toHaveBeenCalled()
})

/** Sets what the browser knows of a film before it is attached. */
function known(video: HTMLVideoElement, properties: Partial<HTMLVideoElement>) {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(video, name, { get: () => value })
}

test('a film that loaded before it was attached is ready, and one that plays is playing', async () => {
  const { video } = film()
  known(video, { readyState: 1 })
  const machine = createPlayerMachine(RULES, 7)
  machine.attach(video)
  await Promise.resolve()
  expect(machine.getState()).toMatchObject({ playback: 'paused', duration: 12.8 })
  expect(video.currentTime).toBe(7)

  const other = film()
  known(other.video, { readyState: 1 })
  void other.video.play()
  const playing = createPlayerMachine(RULES, 0)
  playing.attach(other.video)
  await Promise.resolve()
  expect(playing.getState().playback).toBe('playing')
})

test('a film that failed before it was attached has failed, and tells its listener', async () => {
  const { video } = film()
  known(video, { error: { code: 4 } as MediaError })
  const machine = createPlayerMachine(RULES, 0)
  machine.attach(video)
  const onTransition = vi.fn()
  machine.setContext({ rules: RULES, onTransition })
  await Promise.resolve()
  expect(machine.getState().playback).toBe('error')
  expect(onTransition).toHaveBeenCalledOnce()
})

test('a film that nothing is known of is loading, and one that was detached is not looked at', async () => {
  const { video } = film()
  const machine = createPlayerMachine(RULES, 0)
  machine.attach(video)
  await Promise.resolve()
  expect(machine.getState().playback).toBe('loading')
  const other = film()
  known(other.video, { readyState: 1 })
  machine.attach(other.video)()
  await Promise.resolve()
  expect(machine.getState().playback).toBe('loading')
})
