import { isEnded } from '#contract/kitchen/rule.ts'
import { kitchenStore } from '../sessions/kitchen-store.ts'
import { followAccount } from './follow-account.ts'
import { fetchKitchen } from './wire.ts'

/**
 * Fetches the sessions of the member's other devices, where any is open or has timers that go on. Whoever
 * shows the sessions then follows the account, so this stops with the first of them.
 *
 * @throws {ApiError} when the server does not answer
 */
export async function findSessions(signal: AbortSignal): Promise<void> {
  const { Records } = await fetchKitchen(0, signal)
  const isLive = Records.some((record) => record.Kind !== 'tick' && !isEnded(record))
  if (!isLive || signal.aborted) return
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end, { signal: ending.signal })
  const stopFollowing = followAccount()
  const stopWaiting = kitchenStore.subscribe(() => {
    if (kitchenStore.get().sessions.length > 0) end()
  })
  ending.signal.addEventListener('abort', () => {
    stopWaiting()
    stopFollowing()
  })
}
