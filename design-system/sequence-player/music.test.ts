// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createMusic } from '#design-system/sequence-player/music.ts'
import { initialState, type PlayerState } from '#design-system/sequence-player/player.state.ts'

const STANDING: PlayerState = {
  ...initialState({ steps: [], captions: [], autoStop: true, tolerance: 0.4 }),
  playback: 'paused',
}
const RUNNING: PlayerState = { ...STANDING, playback: 'playing' }

function bed() {
  const audio = document.createElement('audio')
  const own = { paused: true, duration: 10, currentTime: 0 }
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
  return { audio, music, play, own, detach }
}

test('VID-11 music plays and pauses with the film, and off is muted', () => {
  const { audio, music } = bed()
  music.follow(RUNNING, STANDING)
  expect(audio).toMatchObject({ paused: false, muted: false })
  music.setOn(false)
  expect(audio).toMatchObject({ paused: true, muted: true })
  music.setOn(true)
  expect(audio).toMatchObject({ paused: false, muted: false })
  music.follow({ ...RUNNING, playback: 'pause-line' }, RUNNING)
  expect(audio.paused).toBe(true)
})

test('music that is off is not even fetched', () => {
  const { music, play } = bed()
  music.setOn(false)
  music.follow(RUNNING, STANDING)
  expect(play).not.toHaveBeenCalled()
})

test('music seeks with the film, modulo its own length', () => {
  const { audio, music } = bed()
  music.follow({ ...RUNNING, time: 25.6 }, RUNNING)
  expect(audio.currentTime).toBeCloseTo(5.6)
  music.follow({ ...RUNNING, time: 25.85 }, { ...RUNNING, time: 25.6 })
  expect(audio.currentTime).toBeCloseTo(5.6)
})

test('the film plays on when the browser refuses music', async () => {
  const { music, play } = bed()
  const refusal = Promise.reject(new DOMException('gesture needed', 'NotAllowedError'))
  play.mockReturnValueOnce(refusal)
  music.follow(RUNNING, STANDING)
  await expect(refusal).rejects.toThrow('gesture needed')
})

test('music jumps only by more than a second, and only where its length is known', () => {
  const { audio, music, own } = bed()
  music.follow({ ...RUNNING, time: 1 }, RUNNING)
  expect(audio.currentTime).toBe(0)
  music.follow({ ...RUNNING, time: 2 }, { ...RUNNING, time: 12 })
  expect(audio.currentTime).toBe(2)
  own.duration = 0
  music.follow({ ...RUNNING, time: 8 }, { ...RUNNING, time: 2 })
  expect(audio.currentTime).toBe(2)
})

test('music that already plays is not started again', () => {
  const { music, play } = bed()
  music.follow(RUNNING, STANDING)
  music.setOn(true)
  music.follow({ ...RUNNING, time: 0.2 }, RUNNING)
  expect(play).toHaveBeenCalledOnce()
})

test('a time that passes without a change of playback does not touch the music', () => {
  const { audio, music } = bed()
  music.follow(RUNNING, STANDING)
  const pause = vi.spyOn(audio, 'pause').mockClear()
  music.follow({ ...STANDING, time: 0.2 }, STANDING)
  expect(pause).not.toHaveBeenCalled()
})

test('music that arrives while the film plays starts at once, and detached music stays as it is', () => {
  const { audio, music, play, own, detach } = bed()
  detach()
  music.follow(RUNNING, STANDING)
  music.follow({ ...RUNNING, time: 25 }, RUNNING)
  expect(play).not.toHaveBeenCalled()
  expect(own.currentTime).toBe(0)
  music.attach(audio)
  expect(play).toHaveBeenCalledOnce()
})
