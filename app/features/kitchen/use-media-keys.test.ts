// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMediaKeys, type MediaKeys } from './use-media-keys.ts'

/** The browser's side: what the lock screen shows, and its buttons. */
const session = {
  metadata: null as unknown,
  playbackState: 'none',
  buttons: new Map<string, (() => void) | null>(),
  setActionHandler(action: string, handler: (() => void) | null) {
    session.buttons.set(action, handler)
  },
}
const press = (action: string) => session.buttons.get(action)?.()

beforeEach(() => {
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
  vi.stubGlobal(
    'MediaMetadata',
    vi.fn(function init(this: object, metadata: object) {
      Object.assign(this, metadata)
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaSession')
})

function keysOf(parts: Partial<MediaKeys> = {}): MediaKeys {
  return {
    recipe: 'Chicken with lemon',
    chapter: 'Spread the potatoes',
    picture: '/media/4.webp',
    isPlaying: true,
    play: vi.fn(),
    pause: vi.fn(),
    next: vi.fn(),
    previous: vi.fn(),
    ...parts,
  }
}

test('the media keys play, pause and change the step of a film that sounds', () => {
  const [old, keys] = [keysOf(), keysOf({ chapter: 'Roast', picture: null, isPlaying: false })]
  const { rerender } = renderHook((props: MediaKeys) => useMediaKeys(props), { initialProps: old })
  expect(session.metadata).toEqual({
    title: 'Spread the potatoes',
    album: 'Chicken with lemon',
    artwork: [{ src: '/media/4.webp' }],
  })
  expect(session.playbackState).toBe('playing')
  rerender(keys)
  expect(session.metadata).toEqual({ title: 'Roast', album: 'Chicken with lemon' })
  expect(session.playbackState).toBe('paused')
  for (const action of ['play', 'pause', 'nexttrack', 'previoustrack']) press(action)
  for (const name of ['play', 'pause', 'next', 'previous'] as const) {
    expect(keys[name]).toHaveBeenCalledOnce()
    expect(old[name]).not.toHaveBeenCalled()
  }
})

test('a film that can no longer be heard gives the media keys back', () => {
  const sounding: { keys: MediaKeys | null } = { keys: keysOf() }
  const { rerender } = renderHook(({ keys }: typeof sounding) => useMediaKeys(keys), {
    initialProps: sounding,
  })
  rerender({ keys: null })
  expect([session.metadata, session.playbackState]).toEqual([null, 'none'])
  expect([...session.buttons.values()]).toEqual([null, null, null, null])
})

test('a browser without media sessions is left alone', () => {
  Reflect.deleteProperty(navigator, 'mediaSession')
  expect(() => renderHook(() => useMediaKeys(keysOf()))).not.toThrow()
})
