import { createStore } from '#design-system/lib/store.ts'

/** `locked`: the browser lets a page sound only after a press on it. */
export type SoundState = 'on' | 'locked' | 'unsupported'

const isSupported = typeof window !== 'undefined' && 'AudioContext' in window
const state = createStore<SoundState>(isSupported ? 'locked' : 'unsupported')
let context: AudioContext | undefined

/** Whether the bell can sound, as a store. */
export const soundState = { get: state.get, subscribe: state.subscribe } as const

function openContext(): AudioContext {
  const opened = new AudioContext()
  // Where the browser knows it: the bell sounds although the phone is muted, as other timers do.
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
  opened.addEventListener('statechange', () => {
    state.set(opened.state === 'running' ? 'on' : 'locked')
  })
  return opened
}

/** Lets the bell sound later. Has an effect in the handler of a press or a key only. */
export function unlockBell(): void {
  if (!isSupported) return
  context ??= openContext()
  // Refused outside of a press: the state says so.
  context.resume().catch(() => undefined)
}

/** Where the bell plays; undefined before {@link unlockBell}. */
export const bellContext = (): AudioContext | undefined => context
