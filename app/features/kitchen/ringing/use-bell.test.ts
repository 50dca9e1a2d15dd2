// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectRegions } from '#design-system/lib/announce.ts'
import { MINUTE, NOW, sessionOf, timerOf } from '../sessions/kitchen.fixtures.ts'
import { kitchenStore } from '../sessions/kitchen-store.ts'
import { soundState } from './bell-sound.ts'
import { useBell, type BellWords } from './use-bell.ts'

/** The sound of the browser: tones that have been started, and a context that a press unlocks. */
const sound = vi.hoisted(() => {
  // Another test of this process may have opened a context, or read a time that is later than NOW.
  vi.resetModules()
  localStorage.clear()
  const tones: number[] = []
  class Node {
    gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    }
    connect = (next: unknown) => next
    disconnect = () => void tones.splice(0)
    start = (at: number) => void tones.push(at)
    stop = () => undefined
  }
  class Context extends EventTarget {
    state = 'suspended'
    currentTime = 0
    async resume() {
      this.state = 'running'
      this.dispatchEvent(new Event('statechange'))
    }
  }
  Object.assign(globalThis, { AudioContext: Context, OscillatorNode: Node, GainNode: Node })
  return { tones }
})

const words: BellWords = {
  title: ({ timer }) => `${timer.name} rings`,
  announcement: ({ timer }) => `${timer.name}: time is up.`,
}
const assertive = document.createElement('div')
const said = () => Array.from(assertive.children, ({ textContent }) => textContent)

let disconnect: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
  document.title = 'Recipe'
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })
  disconnect = connectRegions({ polite: document.createElement('div'), assertive })
})
afterEach(() => {
  disconnect()
  kitchenStore.update(() => [])
  assertive.replaceChildren()
  sound.tones.splice(0)
  Reflect.deleteProperty(navigator, 'locks')
  vi.useRealTimers()
})

test('a timer of a reloaded page rings after the first press, and says so once until it is stopped', async () => {
  kitchenStore.update(() => [sessionOf({ timers: [timerOf('a', 25)] })])
  const { unmount } = renderHook(() => useBell(words))
  expect(soundState.get()).toBe('locked')
  document.dispatchEvent(new Event('pointerup'))
  expect(soundState.get()).toBe('on')
  await vi.dynamicImportSettled()

  vi.advanceTimersByTime(25 * MINUTE - 1)
  expect([document.title, sound.tones.length, said()]).toEqual(['Recipe', 0, []])
  vi.advanceTimersByTime(1)
  expect(document.title).toBe('Timer a rings')
  expect(new Set(sound.tones)).toEqual(new Set([0, 0.55, 1.1]))
  expect(said()).toEqual(['Timer a: time is up.'])

  vi.advanceTimersByTime(6000)
  expect(said()).toHaveLength(1)
  kitchenStore.update(() => [])
  expect([document.title, sound.tones]).toEqual(['Recipe', []])
  unmount()
})

test('both bells of a range are announced, each once', () => {
  kitchenStore.update(() => [sessionOf({ timers: [timerOf('a', 7, 5)] })])
  const { unmount } = renderHook(() => useBell(words))
  vi.advanceTimersByTime(5 * MINUTE)
  expect(said()).toHaveLength(1)
  vi.advanceTimersByTime(2 * MINUTE)
  // The first announcement has left the region.
  expect(said()).toEqual(['Timer a: time is up.'])
  unmount()
  expect(document.title).toBe('Recipe')
})

test('a press without a timer does not touch the sound', () => {
  const resume = vi.spyOn(AudioContext.prototype, 'resume')
  const { unmount } = renderHook(() => useBell(words))
  document.dispatchEvent(new Event('pointerup'))
  expect(resume).not.toHaveBeenCalled()
  unmount()
})
