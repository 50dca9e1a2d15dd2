import { createStoredText, type StoredText } from '#app/lib/storage/stored-text.ts'
import { openTimers } from './sessions/kitchen.ts'
import { kitchenStore } from './sessions/kitchen-store.ts'

/** Milliseconds; smaller steps of the device's clock are corrections of its drift. */
const TOLERANCE_MS = 1500

/** A clock that does not go back when the device's clock is set back. */
export interface KitchenClock {
  /** Now, in whole epoch milliseconds. Deadlines are compared with it and made from it. */
  readonly now: () => number
  /** What the device's clock shows at a moment of this clock, in epoch milliseconds. */
  readonly onDevice: (moment: number) => number
  /** Stores the time, for the next page. */
  readonly save: () => void
}

function readSaved(text: string | null): { ahead: number; seen: number } {
  const [ahead = 0, seen = 0] = (text ?? '').split(' ').map(Number)
  return Number.isFinite(ahead + seen) ? { ahead, seen } : { ahead: 0, seen: 0 }
}

/**
 * Creates a clock. A jump forwards counts as time that has passed, because the device may have slept.
 * A jump backwards cannot be time: the clock goes on as far ahead of the device's as that was set
 * back, until the device has caught up.
 */
export function createClock(stored: StoredText): KitchenClock {
  const saved = readSaved(stored.read())
  const first = Date.now()
  /** Milliseconds that the device's clock is behind. */
  let ahead = first < saved.seen ? Math.max(saved.ahead, saved.seen - first) : 0
  let last = { time: first + ahead, uptime: performance.now() }

  const now = () => {
    const device = Date.now()
    const uptime = performance.now()
    const least = last.time + (uptime - last.uptime)
    if (device >= least - TOLERANCE_MS) ahead = 0
    else if (device + ahead < least - TOLERANCE_MS) ahead = Math.round(least - device)
    last = { time: device + ahead, uptime }
    return last.time
  }
  return {
    now,
    onDevice: (moment) => moment - ahead,
    save: () => {
      const seen = now()
      stored.write(`${ahead} ${seen}`)
    },
  }
}

let clock: KitchenClock | undefined

function pageClock(): KitchenClock {
  if (clock) return clock
  const stored = createStoredText('simmer.kitchen.clock')
  // Without a deadline to keep, the device's clock is right, whatever it was before.
  if (openTimers(kitchenStore.get().sessions).length === 0) stored.write(null)
  clock = createClock(stored)
  addEventListener('pagehide', clock.save)
  return clock
}

/** Now, in epoch milliseconds, on a clock that never goes back. Browser only. */
export function kitchenNow(): number {
  return pageClock().now()
}

/** A moment of {@link kitchenNow} as the device's clock shows it: "rings at 18:42". */
export function onDeviceClock(moment: number): number {
  return pageClock().onDevice(moment)
}

/** Stores the time with what has just been stored, in case the page is killed. */
export function saveClock(): void {
  pageClock().save()
}
