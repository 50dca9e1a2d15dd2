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
  music.attach(audio)
  return { audio, music, play }
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

test('music jumps with the film, around its own loop', () => {
  const { audio, music } = bed()
  music.follow({ ...RUNNING, time: 25.6 }, RUNNING)
  expect(audio.currentTime).toBeCloseTo(5.6)
  music.follow({ ...RUNNING, time: 25.85 }, { ...RUNNING, time: 25.6 })
  expect(audio.currentTime).toBeCloseTo(5.6)
})

test('a browser that refuses music leaves the film alone', async () => {
  const { music, play } = bed()
  const refusal = Promise.reject(new DOMException('gesture needed', 'NotAllowedError'))
  play.mockReturnValueOnce(refusal)
  music.follow(RUNNING, STANDING)
  await expect(refusal).rejects.toThrow('gesture needed')
})
