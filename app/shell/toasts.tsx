import { useEffect, useState, useSyncExternalStore } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { toastStore } from '#design-system/toast/toast-store.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'

const Toaster = lateComponent(
  async () => (await import('#design-system/toast/toaster.tsx')).Toaster,
  { failed: AnnouncedToasts },
)

const useToasts = () =>
  useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getServerSnapshot)

/**
 * Renders the toasts of `toast()` in `design-system/toast/toast-store.ts`, once around all screens. The
 * code is fetched with the first toast.
 */
export function Toasts() {
  const isNeeded = useToasts().length > 0
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return wasNeeded && <Toaster />
}

/** Announces toasts whose code could not be loaded, for example without a connection. */
function AnnouncedToasts() {
  const last = useToasts().at(-1)
  useEffect(() => {
    if (last) announce([last.title, last.description].join(' '), 'assertive')
  }, [last])
  return null
}
