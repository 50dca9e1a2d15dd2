import { useEffect, useState, useSyncExternalStore } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { optional } from '#design-system/lib/optional.tsx'
import { toastStore } from '#design-system/toast/toast-store.ts'
import { reportFailure } from '#app/data/report-failure.ts'

const LateToaster = optional(async () => {
  try {
    return (await import('#design-system/toast/toaster.tsx')).Toaster
  } catch (error) {
    reportFailure(error)
    return SpokenToasts
  }
})

const useToasts = () =>
  useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getServerSnapshot)

/**
 * Where toasts appear, once around all screens. Their code is fetched with the first one; show it
 * from anywhere with `toast()` of `design-system/toast/toast-store.ts`.
 */
export function Toasts() {
  const isNeeded = useToasts().length > 0
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return wasNeeded && <LateToaster />
}

/** In place of toasts whose code did not come, such as without a connection. */
function SpokenToasts() {
  const last = useToasts().at(-1)
  useEffect(() => {
    if (last) announce([last.title, last.description].join(' '), 'assertive')
  }, [last])
  return null
}
