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

/** A film without pictures: what it is told is recorded, what it reports is written here. */
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

test('a report that arrives late no longer counts', () => {
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

test('a browser that refuses to play leaves the film waiting for a press', async () => {
  const { video, play, report } = film()
  play.mockRejectedValueOnce(new DOMException('gesture needed', 'NotAllowedError'))
  const machine = createPlayerMachine(RULES, 0)
  machine.attach(video)
  report('loadedmetadata')
  machine.send({ type: 'toggle' })
  await vi.waitFor(() => expect(machine.getState().playback).toBe('paused'))
  expect(machine.getState().started).toBe(false)
})

test('who listens hears of changes only, and each change in the task that made it', () => {
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

test('a film that is let go is no longer heard', () => {
  const { video, report } = film()
  const machine = createPlayerMachine(RULES, 0)
  machine.attach(video)()
  report('error')
  expect(machine.getState().playback).toBe('loading')
})
