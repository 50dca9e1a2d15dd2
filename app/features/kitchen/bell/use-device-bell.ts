import { useSyncExternalStore } from 'react'
import type { BellLineProps } from '#design-system/kitchen/index.ts'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { pushAbility } from '#app/lib/bell/browser-push.ts'
import { openTimers, TIMERS_MAX } from '../sessions/kitchen.ts'
import { kitchenStore } from '../sessions/kitchen-store.ts'
import { bellReach } from './bell-reach.ts'
import { leftTimers } from './left-timers.ts'

/** State of the bell of this device. */
export type DeviceBellState = BellLineProps['of']

/** Calls `listener` when the permission may have changed, such as in the browser's settings. */
function followPermission(listener: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  document.addEventListener('visibilitychange', listener, { signal })
  addEventListener('focus', listener, { signal })
  const follow = async () => {
    const status = await navigator.permissions?.query({ name: 'notifications' })
    status?.addEventListener('change', listener, { signal })
  }
  // Safari does not know the name.
  follow().catch(() => undefined)
  return () => ending.abort()
}

function currentPermission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied'
}

/** What the bell of this device can do now. Browser only. */
export function useDeviceBell(): DeviceBellState {
  const choice = bellChoice.use()
  const reach = useSyncExternalStore(bellReach.subscribe, bellReach.get, () => 'unknown' as const)
  const permission = useSyncExternalStore(
    followPermission,
    currentPermission,
    () => 'default' as const,
  )
  const count = useSyncExternalStore(
    kitchenStore.subscribe,
    () => openTimers(kitchenStore.get().sessions).length,
    () => 0,
  )
  const hasLeft = useSyncExternalStore(leftTimers.subscribe, leftTimers.get, () => false)
  const ability = pushAbility()
  if (count >= TIMERS_MAX) return 'full'
  if (ability === 'needs-install') return 'home'
  if (ability === 'unable' || reach === 'unsupported') return 'unable'
  if (permission === 'denied') return 'blocked'
  if (choice === 'no') return 'refused'
  if (choice === 'ended') return 'ended'
  if (choice === null || permission !== 'granted') return 'unasked'
  if (reach === 'failed') return 'away'
  if (hasLeft && count > 0) return 'left'
  return choice === 'quiet' ? 'quiet' : 'on'
}
