import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '#design-system/lib/store.ts'

/** Whether the screen is kept on. `off` while it is wanted: the browser refuses, as on a low battery. */
export type WakeState = 'on' | 'off' | 'unsupported'

/** Milliseconds; a lock that the browser releases sooner is not requested again at once. */
const LEAST_HELD_MS = 1000

const state = createStore<WakeState>('off')
let holders = 0
let held: WakeLockSentinel | undefined
let isPending = false
let following: AbortController | undefined

function hold(lock: WakeLockSentinel): void {
  const since = performance.now()
  held = lock
  state.set('on')
  lock.addEventListener('release', () => {
    if (held !== lock) return
    held = undefined
    state.set('off')
    if (performance.now() - since > LEAST_HELD_MS) void take()
  })
}

/** Requests the lock if somebody wants it and nobody holds it. */
async function take(): Promise<void> {
  if (holders === 0 || held || isPending || document.visibilityState !== 'visible') return
  isPending = true
  try {
    const lock = await navigator.wakeLock.request('screen')
    if (holders === 0) await lock.release()
    else hold(lock)
  } catch {
    // Refused, as on a low battery: the state says so.
  } finally {
    isPending = false
  }
}

/** Gives the lock back. */
function giveBack(): void {
  const lock = held
  held = undefined
  state.set('off')
  void lock?.release()
}

function follow(): void {
  following = new AbortController()
  const { signal } = following
  // Browsers release the lock of a hidden page, and some at a change of full screen.
  document.addEventListener('visibilitychange', () => void take(), { signal })
  document.addEventListener('fullscreenchange', () => void take(), { signal })
}

/** Wants the screen to stay on. The result ends that; the screen may go off when nobody wants it. */
function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) {
    state.set('unsupported')
    return () => undefined
  }
  holders += 1
  if (holders === 1) follow()
  void take()
  return () => {
    holders -= 1
    if (holders > 0) return
    following?.abort()
    giveBack()
  }
}

/**
 * Keeps the screen on while any component wants it.
 *
 * @returns whether it is kept on
 */
export function useWakeLock(wanted: boolean): WakeState {
  useEffect(() => (wanted ? keepAwake() : undefined), [wanted])
  return useSyncExternalStore(state.subscribe, state.get, () => 'off')
}
