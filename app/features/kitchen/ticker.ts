import { createStore } from '#design-system/lib/store.ts'
import { kitchenNow } from './clock.ts'
import { openTimers } from './sessions/kitchen.ts'
import { kitchenStore } from './sessions/kitchen-store.ts'

const time = createStore(0)
let followers = 0
let following: AbortController | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function someTimerRuns(): boolean {
  return openTimers(kitchenStore.get().sessions).some(({ timer: { endsAt } }) => endsAt !== null)
}

/** Reads the clock, and again at each full second while a timer runs and the page is visible. */
function tick(): void {
  clearTimeout(timer)
  const now = kitchenNow()
  time.set(now)
  if (document.visibilityState === 'hidden' || !someTimerRuns()) return
  timer = setTimeout(tick, 1000 - (now % 1000))
}

function begin(): void {
  following = new AbortController()
  const { signal } = following
  document.addEventListener('visibilitychange', tick, { signal })
  addEventListener('pageshow', tick, { signal })
  signal.addEventListener('abort', kitchenStore.subscribe(tick))
  tick()
}

function end(): void {
  following?.abort()
  clearTimeout(timer)
}

/** The current time for all components, from one timer. It stands still while no timer runs. */
export const ticker = {
  /** Epoch milliseconds of the last full second, or of the last act; 0 before the first subscription. */
  get: time.get,
  /** Calls `listener` when the time has changed. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => {
    const unsubscribe = time.subscribe(listener)
    followers += 1
    if (followers === 1) begin()
    return () => {
      unsubscribe()
      followers -= 1
      if (followers === 0) end()
    }
  },
}
