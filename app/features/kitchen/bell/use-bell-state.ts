import { useEffect, useState, useSyncExternalStore } from 'react'
import type { BellLineProps } from '#design-system/cook-mode/index.ts'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { pushAbility } from '#app/lib/bell/browser-push.ts'
import { openTimers, TIMERS_MAX } from '../kitchen.ts'
import { kitchenStore } from '../kitchen-store.ts'
import { bellReach } from './device-sync.ts'
import { leftTimers } from './left-timers.ts'

/** The truth about the bell of this device. */
export type BellOf = BellLineProps['of']

/** The permission of this page; also after the cook has changed it in the browser's settings. */
function usePermission(): NotificationPermission {
  const [permission, setPermission] = useState(currentPermission)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const read = () => setPermission(currentPermission())
    document.addEventListener('visibilitychange', read, { signal })
    addEventListener('focus', read, { signal })
    const follow = async () => {
      const status = await navigator.permissions?.query({ name: 'notifications' })
      status?.addEventListener('change', read, { signal })
    }
    follow().catch(() => undefined)
    return () => ending.abort()
  }, [])
  return permission
}

function currentPermission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied'
}

/** What the bell of this device can do now. Browser only. */
export function useBellState(): BellOf {
  const choice = bellChoice.use()
  const reach = useSyncExternalStore(bellReach.subscribe, bellReach.get, () => 'unknown' as const)
  const permission = usePermission()
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
  if (choice === null || permission !== 'granted') return 'unasked'
  if (reach === 'failed') return 'away'
  if (hasLeft && count > 0) return 'left'
  return choice === 'quiet' ? 'quiet' : 'on'
}
