import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { ANSWER_KEY } from './answer.ts'
import { platformOf } from './platform.ts'

/** Whether somebody may be asked; where storage is forbidden their answer would not last. */
function isWanted(): boolean {
  try {
    return [null, 'declined'].includes(localStorage.getItem(ANSWER_KEY))
  } catch {
    return false
  }
}

/** Waits until the browser is idle. Safari has no idle callback. */
const idle = () =>
  new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))

const AppBanner = lateComponent(async () => {
  await idle()
  return (await withAreas(['appBanner'], import('./app-banner.tsx'))).AppBanner
})

/** Invites phones to the app (SHL-34 to SHL-36); other browsers never fetch its code. */
export function LateAppBanner() {
  const isHydrated = useHydrated()
  return isHydrated && isWanted() && platformOf(navigator.userAgent) && <AppBanner />
}
