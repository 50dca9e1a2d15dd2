// @vitest-environment happy-dom
import { createRef, type ReactNode } from 'react'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '#design-system/messages/en.ts'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import type { PlayerFilm } from '#design-system/sequence-player/player-props.ts'
import { FILM } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import { usePlayerModel } from '#design-system/sequence-player/use-player-model.ts'

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
})
afterEach(() => void vi.restoreAllMocks())

const Page = ({ children }: { children: ReactNode }) => (
  <DesignSystemProvider language="en" messages={en}>
    {children}
  </DesignSystemProvider>
)

/** Renders the hook with a fake video. `clock` sets the time that the video reports. */
function open(film: Partial<PlayerFilm> = {}) {
  const root = createRef<HTMLElement>()
  const video = document.createElement('video')
  let time = 0
  Object.defineProperties(video, {
    currentTime: {
      get: () => time,
      set: (value: number) => {
        time = value
      },
    },
    duration: { get: () => 60 },
  })
  vi.spyOn(video, 'play').mockResolvedValue()
  vi.spyOn(video, 'pause').mockReturnValue()
  const { result } = renderHook(
    () => usePlayerModel(root, { ...FILM, src: '/film.mp4', ...film }),
    { wrapper: Page },
  )
  result.current.attachFilm(video)
  const clock = (seconds: number) =>
    act(() => {
      time = seconds
      video.dispatchEvent(new Event('timeupdate'))
    })
  const send = (event: Parameters<typeof result.current.model.send>[0]) =>
    act(() => result.current.model.send(event))
  act(() => void video.dispatchEvent(new Event('loadedmetadata')))
  return { result, video, clock, send }
}

/** The text of the polite live region. */
const announced = () => document.querySelector('[aria-live=polite]')?.textContent ?? ''

const [, second] = FILM.steps

test('VID-20 at a stop, the step before it and the next step are announced', async () => {
  const onStepChange = vi.fn()
  const { result, send, clock } = open({ onStepChange })
  send({ type: 'toggle' })
  clock((second?.start ?? 0) - 0.2)
  expect(result.current.model.state.playback).toBe('pause-line')
  expect(result.current.model.awaited).toBe(1)
  expect(onStepChange).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(announced()).toContain('Step 1 of 6. Peel 4\u00a0cloves of garlic'))
  expect(announced()).toContain('Next: Warm the garlic')
  send({ type: 'toggle' })
  expect(onStepChange.mock.calls).toEqual([[2]])
})

test('a step that a cook goes to is announced, the current step is not', async () => {
  const { send, result } = open()
  send({ type: 'go', step: 0 })
  send({ type: 'go', step: 2 })
  expect(result.current.model.state.step).toBe(2)
  const { line } = result.current.model.steps[2] ?? { line: '' }
  await vi.waitFor(() => expect(announced()).toContain(line.replaceAll(/<[^>]*>/g, '')))
  expect(document.querySelectorAll('[aria-live=polite] > *')).toHaveLength(1)
})

test('onTimeChange is called once for each whole second', () => {
  const onTimeChange = vi.fn()
  const { send, clock } = open({ onTimeChange })
  send({ type: 'toggle' })
  for (const seconds of [0.3, 0.9, 1.1, 1.4, 2.5]) clock(seconds)
  expect(onTimeChange.mock.calls).toEqual([[1], [2]])
})

test('VID-23 after a cook turns auto-stop off, the film does not stop at a step', () => {
  const onPreferencesChange = vi.fn()
  const { result, send, clock } = open({ onPreferencesChange })
  const before = result.current.model.preferences
  act(() => result.current.model.setPreference('autoStop', false))
  expect(onPreferencesChange.mock.calls).toEqual([[{ ...before, autoStop: false }]])
  send({ type: 'toggle' })
  clock((second?.start ?? 0) + 0.2)
  expect(result.current.model.state).toMatchObject({ playback: 'playing', step: 1 })
})

test('a film begins at the given step, and stops within the given tolerance', () => {
  const { result, send, clock } = open({ startAt: { step: 2 }, tolerance: 2 })
  expect(result.current.model.state.step).toBe(1)
  send({ type: 'toggle' })
  clock((FILM.steps[2]?.start ?? 0) - 1.9)
  expect(result.current.model.state.playback).toBe('pause-line')
})

test('ERR-23 a film without a source fails and cannot be retried', async () => {
  const { result } = open({ src: null })
  expect(result.current.model.state.playback).toBe('error')
  expect(result.current.errorMessage).toBe(en.player.missing)
  expect(result.current.onRetry).toBeUndefined()
  await vi.waitFor(() => expect(announced()).toContain(en.player.missing))
})

test('VID-19 a browser without video support gets an error message', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
  const { result } = open()
  expect(result.current.model.state.playback).toBe('error')
  expect(result.current.errorMessage).toBe(en.player.unsupported)
})

test('a cook retries a film that failed', () => {
  const { result, video } = open()
  const load = vi.spyOn(video, 'load').mockReturnValue()
  act(() => void video.dispatchEvent(new Event('error')))
  act(() => result.current.onRetry?.())
  expect(load).toHaveBeenCalledOnce()
  expect(result.current.model.state.playback).toBe('loading')
})

test.each([
  [false, true, 'playing'],
  [true, true, 'loading'],
  [false, false, 'loading'],
] as const)('reduced motion %s and autoPlay %s: the film is %s', (matches, autoPlay, playback) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches, media }) as MediaQueryList,
  )
  const root = createRef<HTMLElement>()
  const { result } = renderHook(
    () => usePlayerModel(root, { ...FILM, src: '/film.mp4', autoPlay }),
    {
      wrapper: Page,
    },
  )
  expect(result.current.model.state.playback).toBe(playback)
})

test('VID-11 the model has music only if the film has a music source', () => {
  expect(open().result.current.model.hasMusic).toBe(false)
  expect(open({ musicSrc: '/bed.mp3' }).result.current.model.hasMusic).toBe(true)
})
