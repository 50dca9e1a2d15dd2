import { fetchKey } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { followEvents } from '#app/lib/api/events.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { startRetryLoop } from '#app/lib/sync/retry-loop.ts'
import type { Dinner } from '#contract/dinner/dinner.ts'
import { dinnerKeys } from '../dinner-keys.ts'
import type { DeviceDinner } from './device-dinners.ts'
import { sendPresses, type Sending } from './send-presses.ts'

/** How a dinner cannot be shown: nobody has it, or it did not arrive. */
export type DinnerFailure = 'gone' | 'failed'

/** Options of {@link followDinner}. */
export interface Following extends Sending {
  readonly onFailure: (failure: DinnerFailure) => void
}

/** What is known of a dinner once the server has been asked. */
function read(before: DeviceDinner | undefined, base: Dinner): DeviceDinner {
  // What has ended stays as it was.
  if (!before || base.EndedAt !== null) return { base, presses: [], attempt: null }
  return base.Version < before.base.Version ? before : { ...before, base }
}

/**
 * Keeps a dinner on this device and in the household the same until the signal aborts: sends what is pressed, and
 * reads what other devices have made of it. Without a connection the presses wait on the device.
 */
export function followDinner({ onFailure, ...sending }: Following, signal: AbortSignal): void {
  const { dinners, key, langId } = sending
  let isStale = true
  const refresh = () => {
    isStale = true
    loop.wake()
  }
  const turn = async () => {
    if (isStale) {
      const base = await fetchKey(dinnerKeys.one(key, langId), { signal })
      isStale = false
      dinners.update(key, (before) => read(before, base))
    }
    const isMore = await sendPresses(sending)
    loop.reached()
    return isMore ? 0 : Infinity
  }
  const loop = startRetryLoop(
    {
      turn,
      onFailure: (error) => {
        isStale = true
        const status = error instanceof ApiError ? error.status : undefined
        if (status === 404) {
          dinners.update(key, () => undefined)
          onFailure('gone')
          return undefined
        }
        if (status === 409) return 0
        if (status !== 0) reportFailure(error)
        if (!dinners.get(key)) onFailure('failed')
        return undefined
      },
      delayEnds: 'online',
    },
    signal,
  )
  signal.addEventListener(
    'abort',
    dinners.subscribe(() => loop.wake()),
    { once: true },
  )
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') refresh()
    },
    { signal },
  )
  addEventListener('online', refresh, { signal })
  followEvents({ name: 'version', signal, knownVersion: () => -1, onNews: refresh })
}
