import { createStore } from '#design-system/lib/store.ts'
import type { Bell } from './ringer.ts'

/** `locked`: the browser lets a page sound only after a press on it. */
export type BellState = 'on' | 'locked' | 'unsupported'

/** Milliseconds of shaking and rest, as the strikes. */
const SHAKES = [300, 200, 300, 200, 300]
/** Seconds between the beginnings of two strikes. */
const STRIKE_EVERY = 0.55
/** Keeps the partials of two strikes below the loudest that a device can play. */
const LOUDNESS = 0.8
/** Seconds until a strike has died away. */
const STRIKE_LASTS = 1.4
/** Partials of a small bell: hertz, loudness from 0 to 1, and how fast it dies away. */
const PARTIALS = [
  { hertz: 880, loudness: 0.5, lasts: 1 },
  { hertz: 1760, loudness: 0.25, lasts: 0.7 },
  { hertz: 2429, loudness: 0.18, lasts: 0.5 },
  { hertz: 3520, loudness: 0.1, lasts: 0.3 },
] as const

const isSupported = typeof window !== 'undefined' && 'AudioContext' in window
const state = createStore<BellState>(isSupported ? 'locked' : 'unsupported')
let context: AudioContext | undefined
let strikes: GainNode | undefined

/** Whether the bell can sound, as a store. */
export const bellState = { get: state.get, subscribe: state.subscribe } as const

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

function strikeOnce(sound: AudioContext, output: GainNode, at: number): void {
  for (const { hertz, loudness, lasts } of PARTIALS) {
    const tone = new OscillatorNode(sound, { frequency: hertz })
    const gain = new GainNode(sound, { gain: 0 })
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(loudness, at + 0.005)
    gain.gain.exponentialRampToValueAtTime(0.001, at + lasts * STRIKE_LASTS)
    tone.connect(gain).connect(output)
    tone.start(at)
    tone.stop(at + STRIKE_LASTS)
  }
}

function shake(pattern: number | number[]): void {
  // Browsers refuse, and complain, before the first press.
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern)
}

/** The bell of this page, with the vibration of a phone. Silent while {@link bellState} is not `on`. */
export const bell: Bell = {
  strike() {
    shake(SHAKES)
    if (context?.state !== 'running') return
    strikes = new GainNode(context, { gain: LOUDNESS })
    strikes.connect(context.destination)
    for (const strike of [0, 1, 2])
      strikeOnce(context, strikes, context.currentTime + strike * STRIKE_EVERY)
  },
  silence() {
    shake(0)
    strikes?.disconnect()
    strikes = undefined
  },
}
