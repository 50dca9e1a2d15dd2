// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createMusic, DUCKED } from '#design-system/sequence-player/music.ts'
import { initialState, type PlayerState } from '#design-system/sequence-player/player.state.ts'

const STANDING: PlayerState = {
  ...initialState({ steps: [], captions: [], autoStop: true, tolerance: 0.4 }),
  playback: 'paused',
}
const RUNNING: PlayerState = { ...STANDING, playback: 'playing', started: true }

function bed() {
  const audio = document.createElement('audio')
  const own = { paused: true, volume: 1 }
  for (const name of Object.keys(own) as (keyof typeof own)[]) {
    Object.defineProperty(audio, name, {
      get: () => own[name],
      set: (value: never) => {
        own[name] = value
      },
    })
  }
  const play = vi.spyOn(audio, 'play').mockImplementation(() => {
    own.paused = false
    return Promise.resolve()
  })
  vi.spyOn(audio, 'pause').mockImplementation(() => {
    own.paused = true
  })
  const music = createMusic()
  const detach = music.attach(audio)
  return { audio, music, play, detach }
}

test('VID-11 music plays and pauses with the film, and off is muted', () => {
  const { audio, music } = bed()
  music.follow(RUNNING)
  expect(audio).toMatchObject({ paused: false, muted: false })
  music.setOn(false)
  expect(audio).toMatchObject({ paused: true, muted: true })
  music.setOn(true)
  expect(audio).toMatchObject({ paused: false, muted: false })
  music.follow({ ...RUNNING, playback: 'paused' })
  expect(audio.paused).toBe(true)
})

test('music goes on while the film waits at a step, louder than beside the film', () => {
  const { audio, music, play } = bed()
  music.follow(RUNNING)
  expect(audio.volume).toBeCloseTo(DUCKED)
  music.follow({ ...RUNNING, playback: 'pause-line' })
  expect(audio).toMatchObject({ paused: false, volume: 1 })
  music.follow({ ...RUNNING, playback: 'paused', started: false })
  expect(audio).toMatchObject({ paused: false, volume: 1 })
  music.follow(RUNNING)
  expect(audio.volume).toBeCloseTo(DUCKED)
  expect(play).toHaveBeenCalledOnce()
})

test('music does not begin before the film, and stops at its end', () => {
  const { audio, music, play } = bed()
  music.follow(STANDING)
  expect(play).not.toHaveBeenCalled()
  music.follow(RUNNING)
  music.follow({ ...RUNNING, playback: 'ended' })
  expect(audio.paused).toBe(true)
})

test('music that is off is not even fetched', () => {
  const { music, play } = bed()
  music.setOn(false)
  music.follow(RUNNING)
  expect(play).not.toHaveBeenCalled()
})

test('the film plays on when the browser refuses music, and music is not asked for again', async () => {
  const { music, play } = bed()
  const refusal = Promise.reject(new DOMException('gesture needed', 'NotAllowedError'))
  play.mockReturnValueOnce(refusal)
  music.follow(RUNNING)
  await expect(refusal).rejects.toThrow('gesture needed')
  music.follow({ ...RUNNING, time: 0.2 })
  expect(play).toHaveBeenCalledOnce()
})

test('music that already plays is not started again', () => {
  const { music, play } = bed()
  music.follow(RUNNING)
  music.setOn(true)
  expect(play).toHaveBeenCalledOnce()
})

test('music that arrives while the film plays starts at once, and detached music stays as it is', () => {
  const { audio, music, play, detach } = bed()
  detach()
  music.follow(RUNNING)
  expect(play).not.toHaveBeenCalled()
  music.attach(audio)
  expect(play).toHaveBeenCalledOnce()
})
