import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { idle } from '#app/lib/lazy/when-idle.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { ANSWER_KEY } from './answer.ts'
import { platformOf } from './platform.ts'

/** Whether the offer may be shown. Not where storage is forbidden: it would be shown every time. */
function mayOffer(): boolean {
  try {
    return [null, 'declined'].includes(localStorage.getItem(ANSWER_KEY))
  } catch {
    return false
  }
}

const AppBanner = lateComponent(async () => {
  await idle()
  return (await withAreas(['appBanner'], import('./app-banner.tsx'))).AppBanner
})

/** Offers the app to phones; other browsers never fetch the code. */
export function LateAppBanner() {
  const isHydrated = useHydrated()
  return isHydrated && mayOffer() && platformOf(navigator.userAgent) && <AppBanner />
}
